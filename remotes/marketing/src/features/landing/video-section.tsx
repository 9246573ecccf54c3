import { brand } from '@bank/domain';
import { messages } from '../../messages';
import layout from './landing.module.css';
import { SectionHead } from './section-head';
import { VideoPlayer } from './video-player';
import styles from './video-section.module.css';

export function VideoSection() {
  const { title, lead, steps } = messages.video;
  return (
    <section className={layout.split} aria-labelledby="online-banking">
      <VideoPlayer url={brand.videoUrl} />
      <div className={styles.words}>
        <SectionHead id="online-banking" title={title} lead={lead} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
