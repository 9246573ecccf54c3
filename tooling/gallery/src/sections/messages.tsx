import { Badge, ContactSupport, Notice, RequestBadge, Stack, Toast, type Tone } from '@bank/ui';

const tones: readonly Tone[] = ['success', 'warning', 'danger', 'info', 'neutral'];

export function Messages() {
  return (
    <>
      <Stack direction="row" gap="s">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Stack>
      <Stack direction="row" gap="s">
        <RequestBadge status="pending" />
        <RequestBadge status="approved" />
        <RequestBadge status="rejected" />
      </Stack>
      <Stack gap="s">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
            It stays on the page for as long as it is true.
          </Notice>
        ))}
        <ContactSupport subject="Dispute" reference="REF-4N7K2Q9XD" name="Ines Carvalho" />
      </Stack>
      <Stack gap="s">
        <Toast kind="success">Login Successful!</Toast>
        <Toast kind="error">Something went wrong. Nothing was sent, so you may try again.</Toast>
        <Toast kind="info">Your session ends in a minute.</Toast>
      </Stack>
    </>
  );
}
