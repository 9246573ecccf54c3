import { Button, Dialog, ErrorState } from '@bank/ui';
import { use, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { kyc as messages } from '../../messages';
import { BlobImage } from './blob-image';
import type { Area } from './image-edits';
import styles from './crop-dialog.module.css';

const percent = ({ x, y, width, height }: Area): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const fraction = ({ x, y, width, height }: PercentCrop): Area => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

type Props = {
  /** The uncropped picture; `null` if it is no longer available. */
  uncropped: Promise<Blob | null>;
  initial: Area;
  onCrop: (crop: Area) => void;
  onClose: () => void;
};

/** Selects a part of the picture, by pointer or arrow keys. Suspends until the picture is drawn. */
export function CropDialog({ uncropped, initial, onCrop, onClose }: Props) {
  const image = use(uncropped);
  const [crop, setCrop] = useState(() => percent(initial));
  const apply = (
    <Button onClick={() => onCrop(fraction(crop))} disabled={!image}>
      {messages.applyCrop}
    </Button>
  );
  return (
    <Dialog open size="wide" title={messages.cropTitle} onClose={onClose} actions={apply}>
      {image ? <p>{messages.cropHint}</p> : <ErrorState title={messages.cropFailed} />}
      {image && (
        <div className={styles.frame}>
          <ReactCrop
            className={styles.crop ?? ''}
            crop={crop}
            onChange={(_, next) => setCrop(next)}
            keepSelection
            minWidth={24}
            minHeight={24}
            ruleOfThirds
            ariaLabels={messages.cropLabels}
          >
            <BlobImage image={image} alt={messages.wholeImage} />
          </ReactCrop>
        </div>
      )}
    </Dialog>
  );
}
