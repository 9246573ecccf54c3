import { KYC_IMAGE } from '@bank/domain';
import { Button, Stack, TextField } from '@bank/ui';
import { useRef } from 'react';
import { kyc as messages } from '../../messages';
import { imageHint, type ImageChoice } from './use-id-image';

type Props = { choice: ImageChoice; choose: (file: File | undefined) => void };

export function IdImageField({ choice, choose }: Props) {
  const input = useRef<HTMLInputElement>(null);

  function remove() {
    // A file field cannot be set from outside but to nothing.
    if (input.current) input.current.value = '';
    choose(undefined);
    input.current?.focus();
  }

  return (
    <>
      <TextField
        ref={input}
        type="file"
        accept={KYC_IMAGE.types.join(',')}
        label={messages.image}
        hint={imageHint(choice)}
        error={choice.status === 'refused' ? choice.problem : undefined}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {choice.status !== 'none' && (
        <Stack direction="row">
          <Button variant="secondary" onClick={remove}>
            {messages.removeImage}
          </Button>
        </Stack>
      )}
    </>
  );
}
