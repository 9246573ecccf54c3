import { kyc as messages } from '../../messages';
import styles from './upload-progress.module.css';

/** `part` of the image that has arrived, from 0 to 1. */
export function UploadProgress({ part }: { part: number }) {
  return (
    <label className={styles.progress}>
      {messages.uploading(Math.floor(part * 100))}
      <progress className={styles.bar} value={part} max={1} />
    </label>
  );
}
