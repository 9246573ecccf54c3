import type { UserProfile } from '@bank/domain';
import { Button, Icon, TextField } from '@bank/ui';
import { SearchIcon } from '@bank/ui/icons';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { messages } from './messages';
import styles from './user-search.module.css';
import { useUserSearch, type FindUsers, type UserSearchState } from './use-user-search';

type Props = {
  /** Must be a stable reference. */
  find: FindUsers;
  onOpen: (user: UserProfile) => void;
};

function statusText({ status, found }: UserSearchState): string {
  const { users, hasMore } = found;
  if (status === 'idle') return messages.hint;
  if (status === 'searching') return messages.searching;
  if (status === 'failed') return '';
  if (users.length === 0) return messages.none;
  return hasMore ? messages.more(users.length) : messages.found(users.length);
}

/**
 * Finds users as the admin types: an ARIA combobox whose options are accounts. The focus stays in the text
 * box, and Enter opens the active option, never one of an earlier search.
 */
export function UserSearchField({ find, onOpen }: Props) {
  const [text, setText] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const search = useUserSearch(text.trim(), find);
  const listId = useId();
  const { users } = search.found;
  const isOpen = !isClosed && users.length > 0;
  const active = isOpen && search.status === 'ready' ? Math.min(chosen, users.length - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const user = users[active];
    if (step && search.status === 'ready' && users.length > 0) {
      if (isClosed) setClosed(false);
      else setChosen((active + step + users.length) % users.length);
    } else if (event.key === 'Enter' && user) onOpen(user);
    else if (event.key === 'Escape' && isOpen) setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div role="search" className={styles.search}>
      <TextField
        type="search"
        role="combobox"
        label={messages.label}
        prefix={<Icon icon={SearchIcon} />}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
          setClosed(false);
        }}
        onClick={() => setClosed(false)}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
      />
      <p role="status" className={styles.status}>
        {statusText(search)}
      </p>
      <div className={styles.anchor}>
        <ul
          id={listId}
          role="listbox"
          aria-label={messages.results}
          aria-busy={search.status === 'searching'}
          className={styles.list}
          hidden={!isOpen}
          // Keep the focus in the text box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isOpen &&
            users.map((user, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box handles the keys, as in the ARIA combobox pattern.
              <li
                key={user.uid}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onOpen(user)}
              >
                <bdi>{user.username}</bdi>
                <bdi className={styles.email}>{user.email}</bdi>
              </li>
            ))}
        </ul>
      </div>
      {search.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          {messages.failed}{' '}
          <Button variant="quiet" onClick={search.retry}>
            {messages.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
