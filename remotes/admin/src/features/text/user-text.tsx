import type { UserProfile } from '@bank/domain';
import { Fragment } from 'react';

/** Stands for the text while its sentence is made; no stored text has it. */
const MARK = '\u0000';

type Props = { text: string; sentence: (text: string) => string };

/** What a user typed, in a sentence of ours: whatever its direction, it doesn't move the words around it. */
export function UserText({ text, sentence }: Props) {
  return sentence(MARK)
    .split(MARK)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <bdi>{text}</bdi>}
        {part}
      </Fragment>
    ));
}

/** A person by name and address. */
export function PersonText({ person }: { person: Pick<UserProfile, 'username' | 'email'> }) {
  return (
    <>
      <bdi>{person.username}</bdi> (<bdi>{person.email}</bdi>)
    </>
  );
}
