import { KYC_IMAGE } from '@bank/domain';
import { Button, Icon, TextField } from '@bank/ui';
import { CameraIcon } from '@bank/ui/icons';
import { useRef } from 'react';
import { kyc as messages } from '../../messages';
import { ImagePreview } from './image-preview';
import styles from './image-preview.module.css';
import { imageHint, type useIdImage } from './use-id-image';

const TYPES = KYC_IMAGE.types.join(',');

type Props = { image: ReturnType<typeof useIdImage>; disabled: boolean };

export function IdImageField({ image: { choice, choose, edit, uncropped }, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function remove() {
    // A file input can only be reset from code.
    if (input.current) input.current.value = '';
    choose(undefined);
    input.current?.focus();
  }

  return (
    <>
      <TextField
        ref={input}
        type="file"
        name="idImage"
        accept={TYPES}
        label={messages.image}
        // The focus stays on the field while the image is prepared, so announce what became of it.
        hint={<span role="status">{imageHint(choice)}</span>}
        error={choice.status === 'refused' ? <span role="alert">{choice.problem}</span> : undefined}
        onChange={(event) => choose(event.target.files?.[0])}
        disabled={disabled}
      />
      <div className={styles.camera}>
        <Button variant="secondary" onClick={() => camera.current?.click()} disabled={disabled}>
          <Icon icon={CameraIcon} />
          {messages.takePhoto}
        </Button>
        <input
          ref={camera}
          type="file"
          accept={TYPES}
          capture="environment"
          aria-label={messages.takePhoto}
          hidden
          onChange={(event) => {
            // Empty if the camera was cancelled: keep the previous image.
            const [photo] = event.target.files ?? [];
            if (photo) choose(photo, 'camera');
            event.target.value = '';
          }}
        />
      </div>
      {choice.status === 'refused' && (
        <Button variant="secondary" onClick={remove} disabled={disabled}>
          {messages.removeImage}
        </Button>
      )}
      {choice.status === 'ready' && (
        <ImagePreview
          ready={choice}
          edit={edit}
          uncropped={uncropped}
          remove={remove}
          disabled={disabled}
        />
      )}
    </>
  );
}
