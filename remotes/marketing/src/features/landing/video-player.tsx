import { Icon } from '@bank/ui';
import { PlayIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../../messages';
import film from './film.html?url';
import { VideoPoster } from './video-poster';
import styles from './video-section.module.css';

const texts = messages.video;

/** The button that had the focus is gone once the video stands in its place. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** Another's player needs its scripts and its own origin; our film is a drawing and needs nothing. */
const OTHERS = 'allow-scripts allow-same-origin allow-presentation';

/**
 * The video, loaded only once it is asked for: until then nobody but this bank knows of the visit.
 * Without a `url` it is the bank's own film.
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
          sandbox={url ? OTHERS : ''}
          ref={takeFocus}
        />
      </div>
    );
  }
  const consent = url ? texts.consent(new URL(url, document.baseURI).hostname) : texts.ownFilm;
  return (
    <div className={styles.figure}>
      <div className={styles.screen}>
        <VideoPoster />
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
