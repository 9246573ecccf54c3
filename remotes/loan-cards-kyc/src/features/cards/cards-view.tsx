import { VIRTUAL_CARD } from '@bank/domain';
import { useSession } from '@bank/remote-kit';
import { Button, Card, Notice, PageHeading, Stack, useFocusWhen } from '@bank/ui';
import { useState } from 'react';
import { cards as messages } from '../../messages';
import { LazyContactSupport } from '../support/lazy-contact-support';
import { CardFeatures } from './card-features';
import styles from './cards.module.css';
import { VirtualCard } from './virtual-card';

type Props = { holder: string | undefined };

export function CardsView({ holder }: Props) {
  // Not stored: an admin issues the card outside the app (specification, section 4).
  const [isPending, setPending] = useState(false);
  const { uid } = useSession();
  const status = useFocusWhen<HTMLDivElement>(isPending);
  return (
    <Stack gap="l">
      <PageHeading lead={messages.tagline}>{messages.title}</PageHeading>
      <div className={styles.offer}>
        <VirtualCard holder={holder} />
        <Card title={messages.features(VIRTUAL_CARD.label)}>
          <Stack gap="l">
            <CardFeatures />
            {isPending ? (
              <Stack>
                <div ref={status} tabIndex={-1} role="status">
                  <Notice tone="warning">{messages.pending}</Notice>
                </div>
                <LazyContactSupport subject={messages.support} customerNumber={uid} name={holder} />
              </Stack>
            ) : (
              <Button onClick={() => setPending(true)}>{messages.get}</Button>
            )}
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
