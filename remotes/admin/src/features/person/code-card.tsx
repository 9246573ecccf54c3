import type { AsyncState } from '@bank/data-access';
import { MAX_VAT_GUESSES } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Badge, Button, Card, DescriptionList, EmptyState, Notice, Skeleton } from '@bank/ui';
import { LockIcon } from '@bank/ui/icons';
import type { Guesses, IssuedCode } from '../../api/code-state';
import { messages } from './messages';
import styles from './person.module.css';
import { useGuesses } from './use-person';

type Props = {
  uid: string;
  code: AsyncState<IssuedCode | null>;
  /** Undefined on the admin's own page. */
  onIssue: (() => void) | undefined;
};

const texts = messages.code;
const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const time = (date: Date | null) => (date ? when.format(date) : texts.never);

/** A user's VAT code and the guesses at it. */
export function CodeCard({ uid, code, onIssue }: Props) {
  const guesses = useGuesses(uid);
  return (
    <Card
      title={texts.title}
      actions={
        onIssue && (
          <Button variant="secondary" onClick={onIssue}>
            {texts.issue}
          </Button>
        )
      }
    >
      {(code.status === 'error' || guesses.status === 'error') && (
        <Notice tone="danger" title={texts.failed} />
      )}
      {(code.status === 'loading' || guesses.status === 'loading') && (
        <Skeleton label={texts.loading} lines={3} />
      )}
      {code.status === 'ready' && guesses.status === 'ready' && (
        <State code={code.value} guesses={guesses.value} />
      )}
    </Card>
  );
}

function State({ code, guesses }: { code: IssuedCode | null; guesses: Guesses | null }) {
  if (!code)
    return (
      <EmptyState title={texts.none} icon={LockIcon}>
        {texts.noneHelp}
      </EmptyState>
    );
  const isLocked = guesses?.isLocked === true;
  return (
    <DescriptionList
      items={[
        { name: texts.code, value: <span className={styles.code}>{code.code}</span> },
        { name: texts.issuedAt, value: time(code.issuedAt) },
        { name: texts.guesses, value: texts.guessesOf(guesses?.count ?? 0, MAX_VAT_GUESSES) },
        { name: texts.lastGuess, value: time(guesses?.at ?? null) },
        {
          name: texts.state,
          value: (
            <Badge tone={isLocked ? 'danger' : 'success'}>
              {isLocked ? texts.locked : texts.open}
            </Badge>
          ),
        },
      ]}
    />
  );
}
