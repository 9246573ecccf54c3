import { Icon } from '@bank/ui';
import { PlayIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../../messages';
import film from './film.html?url';
import { SuccessScene } from './scenes/success-scene';
import styles from './video-section.module.css';

const texts = messages.video;

/** The focused play button is gone once the video replaces it. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** An external player needs scripts and its own origin; our film needs neither. */
const EXTERNAL_SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

/**
 * The video, loaded on demand: no other site learns of the visit before that. Without a `url` it is the
 * bank's own film.
 */
export function VideoPlayer({ url }: { url: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <div className={styles.screen}>
        <iframe
          src={url || film}
          title={texts.frame}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={url ? EXTERNAL_SANDBOX : ''}
          ref={takeFocus}
        />
      </div>
    );
  }
  const consent = url ? texts.consent(new URL(url, document.baseURI).hostname) : texts.ownFilm;
  return (
    <div className={styles.figure}>
      <div className={styles.screen}>
        <SuccessScene />
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <span>
            <Icon icon={PlayIcon} />
            {texts.play}
          </span>
        </button>
      </div>
      <p className={styles.consent}>{consent}</p>
    </div>
  );
}
