import { Button, buttonClass, CopyButton, Icon, Stack } from '@bank/ui';
import { PlusIcon } from '@bank/ui/icons';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <>
      <Stack direction="row" gap="s">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" gap="s">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, disabled
          </Button>
        ))}
      </Stack>
      <Stack direction="row" gap="s">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Processing...">
            {variant}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" gap="s">
        <Button>
          <Icon icon={PlusIcon} />
          With an icon
        </Button>
        <a href="#buttons" className={buttonClass('secondary')}>
          A link
        </a>
        <CopyButton text="REF-ABC123XYZ" label="Copy Reference Number" />
      </Stack>
    </>
  );
}
