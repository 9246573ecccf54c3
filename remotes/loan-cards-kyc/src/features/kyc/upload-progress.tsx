import { kyc as messages } from '../../messages';
import styles from './upload-progress.module.css';

/** `fraction` is the uploaded fraction, from 0 to 1. */
export function UploadProgress({ fraction }: { fraction: number }) {
  return (
    <label className={styles.progress}>
      {messages.uploading(Math.floor(fraction * 100))}
      <progress className={styles.bar} value={fraction} max={1} />
    </label>
  );
}
