import { lazyScreen } from '@bank/remote-kit';
import { Button, Icon, Skeleton, Stack } from '@bank/ui';
import { CropIcon, RotateIcon } from '@bank/ui/icons';
import { Suspense, useState } from 'react';
import { kyc as messages } from '../../messages';
import { BlobImage } from './blob-image';
import { isWhole, turned, UNEDITED, type ImageEdits } from './image-edits';
import styles from './image-preview.module.css';
import type { ReadyImage } from './use-id-image';

// Most people send the picture as it is: the cropper is fetched by those who crop.
const CropDialog = lazyScreen(async () => (await import('./crop-dialog')).CropDialog);

type Props = {
  ready: ReadyImage;
  edit: (edits: ImageEdits) => void;
  uncropped: (edits: ImageEdits) => Promise<Blob | null>;
  remove: () => void;
  disabled: boolean;
};

/** What will be sent, and what one can still do about it. */
export function ImagePreview({ ready, edit, uncropped, remove, disabled }: Props) {
  const { image, size, edits } = ready;
  const [whole, setWhole] = useState<Promise<Blob | null>>();
  const isEdited = edits.turns !== 0 || !isWhole(edits.crop);
  return (
    <div className={styles.preview}>
      <BlobImage className={styles.image} image={image} alt={messages.preview} {...size} />
      <Stack direction="row" gap="s">
        <Button variant="secondary" onClick={() => edit(turned(edits))} disabled={disabled}>
          <Icon icon={RotateIcon} />
          {messages.rotate}
        </Button>
        <Button variant="secondary" onClick={() => setWhole(uncropped(edits))} disabled={disabled}>
          <Icon icon={CropIcon} />
          {messages.crop}
        </Button>
        {isEdited && (
          <Button variant="quiet" onClick={() => edit(UNEDITED)} disabled={disabled}>
            {messages.undoEdits}
          </Button>
        )}
        <Button variant="quiet" onClick={remove} disabled={disabled}>
          {messages.removeImage}
        </Button>
      </Stack>
      {whole && (
        <Suspense fallback={<Skeleton />}>
          <CropDialog
            whole={whole}
            initial={edits.crop}
            onCrop={(crop) => {
              edit({ ...edits, crop });
              setWhole(undefined);
            }}
            onClose={() => setWhole(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
