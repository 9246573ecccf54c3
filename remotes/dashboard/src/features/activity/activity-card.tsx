import type { UserProfile } from '@bank/domain';
import { lazyPart } from '@bank/remote-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import styles from './activity.module.css';
import { ChartsSkeleton } from './charts-skeleton';

const ActivityCharts = lazyPart(async () => (await import('./activity-charts')).ActivityCharts);

type Props = { uid: string; account: UserProfile | null };

/** The charts of the last months. Lazy: code and data load when the section is near the viewport. */
export function ActivityCard({ uid, account }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={section} className={styles.section} aria-label={messages.activity.title}>
      <div className={styles.charts}>
        <Suspense fallback={<ChartsSkeleton />}>
          {isNear && account ? (
            <ActivityCharts uid={uid} account={account} />
          ) : (
            <ChartsSkeleton isLoading={false} />
          )}
        </Suspense>
      </div>
    </section>
  );
}
