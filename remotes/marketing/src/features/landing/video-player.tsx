import { Icon } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { VideoPoster } from './video-poster';
import styles from './video-section.module.css';

const texts = messages.video;

/** The button that had the focus is gone once the video stands in its place. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/**
 * The video, loaded only once it is asked for: until then nobody but this bank knows of the visit.
 * Without a `url` the poster stands alone, as a picture.
 */
export function VideoPlayer({ url }: { url: string }) {
  const [playing, setPlaying] = useState(false);
  if (!url) {
    return (
      <div className={styles.screen}>
        <VideoPoster label={texts.poster} />
      </div>
    );
  }
  if (playing) {
    return (
      <div className={styles.screen}>
        <iframe
          src={url}
          title={texts.frame}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          ref={takeFocus}
        />
      </div>
    );
  }
  return (
    <div className={styles.figure}>
      <div className={styles.screen}>
        <VideoPoster />
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <span>
            <Icon name="play" />
            {texts.play}
          </span>
        </button>
      </div>
      <p className={styles.consent}>{texts.consent(new URL(url, document.baseURI).hostname)}</p>
    </div>
  );
}
