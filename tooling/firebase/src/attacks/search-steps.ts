import { searchEntry } from '@bank/domain';
import { emailOf } from '../testing/accounts';
import type { Shape } from './documents';
import type { CommonValues, Step } from './operation';
import type { Principals } from './principals';
import type { Value } from './rest-encoding';
import { not, type ValueGenerator } from './value-generators';

const both = ['users', 'userSearch'];

/** The name from its n-th word on; each follows from the one before. */
function wordFields(from1: Value): Record<string, Value> {
  const after = (text: string) => text.replace(/^[^ ]* ?/, '');
  let rest = typeof from1 === 'string' ? from1 : '';
  const fields: Record<string, Value> = { from1 };
  for (const field of ['from2', 'from3', 'from4', 'from5']) fields[field] = rest = after(rest);
  return fields;
}

const words = (...forged: Value[]): ValueGenerator => ({ ...not(...forged), commonValue: 'from1' });

const shape: Shape = {
  username: {
    forged: [{ value: 7 }, { value: null }],
    allowed: ['Ægir O’Neill', 'Ådne Bo Cy Di Ed Fi', 'Юрий Ada', 'ß'.repeat(60), 'Zoe\u0308'],
    commonValue: 'username',
    contradictions: [
      { value: 'Bo', by: both },
      // Another name with the same words.
      { value: 'ADA O.', by: both },
    ],
  },
  email: {
    forged: [],
    allowed: [],
    contradictions: ['another@fernhill.example', '', 7, null].map((value) => ({ value, by: both })),
  },
  from1: words(
    ...['', 'ada', 'ada o b', 'o ada', 'bo', 'ada o 佐藤', 'ada o ', ' ada o', 'ada  o', 'ada-o'],
    ...['ADA ada o', 7, null, ['ada o']],
  ),
  from2: not('', 'bo', 'ada o', 7, null),
  from3: not('bo', 7, null),
  from4: not('bo', 7, null),
  from5: not('bo', 7, null),
};

/** Words in another script, of which the rules compare only the Latin letters. */
export const OTHER_SCRIPT: Shape = {
  from1: words('佐藤 bo', 'bo', '佐'.repeat(121), '佐 A', '佐  佐'),
};

type Account = { username: string; email?: string };

/** The search entry that is written together with an account. */
export function searchStep(
  { uid }: Principals,
  commonValues: CommonValues,
  account: Account,
): Step {
  const { username = account.username, email = account.email ?? emailOf(uid) } = commonValues;
  const entry = searchEntry({ username: typeof username === 'string' ? username : '', email: '' });
  const { from1 = entry.from1 } = commonValues;
  return {
    how: 'set',
    path: `userSearch/${uid}`,
    data: { username, email, ...wordFields(from1) },
    shape,
  };
}
