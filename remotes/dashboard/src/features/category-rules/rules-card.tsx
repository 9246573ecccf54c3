import { CATEGORY_RULE_LIMITS, type CategoryRule } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Button, Card, failureText, Icon, Notice, Stack, useRequest } from '@bank/ui';
import { PlusIcon } from '@bank/ui/icons';
import { useRef, useState } from 'react';
import type { CategoryRules } from '../../api/category-rules';
import { categoryName } from '../labels/label-texts';
import styles from './category-rules.module.css';
import { messages } from './messages';
import { RuleDialog } from './rule-dialog';
import type { RuleRequests } from './rule-requests';

type Props = { rules: CategoryRules; requests: RuleRequests };

const NEW = { text: '', category: '' } as const;

/** The customer's category rules in the order in which they apply. */
export function RulesCard({ rules: emitted, requests }: Props) {
  const notify = useNotify();
  const heading = useRef<HTMLSpanElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  // What this page has just written, until the subscription emits it.
  const [written, setWritten] = useState<{ before: CategoryRules; now: CategoryRules }>();
  const rules = written?.before === emitted ? written.now : emitted;
  const isFull = rules.length >= CATEGORY_RULE_LIMITS.rules;

  const remove = async (rule: CategoryRule) => {
    const now = rules.filter((each) => each !== rule);
    await requests.save({ before: rules, now });
    setWritten({ before: emitted, now });
    // Its button is removed.
    heading.current?.focus();
    notify.success(messages.removed(rule.text));
  };

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={styles.heading}>
          {messages.title}
        </span>
      }
    >
      <Stack>
        <p>{rules.length === 0 ? messages.empty : messages.help}</p>
        {rules.length > 0 && (
          <ol className={styles.list}>
            {rules.map((rule) => (
              <RuleRow key={rule.text} rule={rule} remove={() => remove(rule)} />
            ))}
          </ol>
        )}
        {isFull && <p>{messages.full}</p>}
        <Stack direction="row">
          <Button variant="secondary" disabled={isFull} onClick={() => setIsAdding(true)}>
            <Icon icon={PlusIcon} />
            {messages.add}
          </Button>
        </Stack>
      </Stack>
      {isAdding && (
        <RuleDialog
          initial={NEW}
          rules={rules}
          requests={requests}
          onSaved={(now) => setWritten({ before: emitted, now })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  );
}

function RuleRow({ rule, remove }: { rule: CategoryRule; remove: () => Promise<void> }) {
  const removal = useRequest(remove);
  return (
    <li className={styles.rule}>
      <p className={styles.texts}>
        <bdi className={styles.text}>{messages.contains(rule.text)}</bdi>
        <span className={styles.category}>{categoryName(rule)}</span>
      </p>
      <Button
        variant="quiet"
        busy={removal.isBusy}
        busyLabel={messages.removing}
        aria-label={removal.isBusy ? undefined : messages.removeOf(rule.text)}
        onClick={() => void removal.run()}
      >
        {messages.remove}
      </Button>
      {removal.isFailed && (
        <div className={styles.failure}>
          <Notice tone="danger" role="alert">
            {failureText(removal.error, messages)}
          </Notice>
        </div>
      )}
    </li>
  );
}
