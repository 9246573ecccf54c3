import type { UserProfile } from '@bank/domain';
import { Fragment } from 'react';

/** A placeholder for the text; no stored text contains it. */
const PLACEHOLDER = '\u0000';

type Props = { text: string; sentence: (text: string) => string };

/**
 * A user's text within a translated sentence, isolated so that its direction doesn't reorder the words
 * around it.
 */
export function UserText({ text, sentence }: Props) {
  return sentence(PLACEHOLDER)
    .split(PLACEHOLDER)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <bdi>{text}</bdi>}
        {part}
      </Fragment>
    ));
}

/** A user's name and email address. */
export function PersonText({ person }: { person: Pick<UserProfile, 'username' | 'email'> }) {
  return (
    <>
      <bdi>{person.username}</bdi> (<bdi>{person.email}</bdi>)
    </>
  );
}
