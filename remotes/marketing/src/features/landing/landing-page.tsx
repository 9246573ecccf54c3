import { PublicPage } from '../frame/public-page';
import { Closing } from './closing';
import { FeatureList } from './feature-list';
import { Hero } from './hero';
import styles from './landing.module.css';
import { Reasons } from './reasons';
import { VideoSection } from './video-section';
import { VirtualCard } from './virtual-card';
import { WhoWeAre } from './who-we-are';

export function LandingPage() {
  return (
    <PublicPage>
      <Hero />
      <div className={styles.sections}>
        <FeatureList />
        <Reasons />
        <VirtualCard />
        <VideoSection />
        <WhoWeAre />
        <Closing />
      </div>
    </PublicPage>
  );
}
