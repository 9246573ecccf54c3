import { standingOn, type Act } from './act';
import type { Cast } from './cast';
import { payees, savedPayees } from './documents';
import { own } from './own-act';
import { payeeFields } from './withdrawal-acts';
import { longAgo, NOW, type Data } from './wire';

export const placeOf = ({ uid }: Cast, place: number | string = 3) => `payees/${uid}.${place}`;

export function payeeOf({ uid }: Cast, method = 'Bank'): Data {
  return { uid, name: 'The landlord', method, ...payeeFields[method], savedAt: NOW };
}

/** A payee as it stands stored. */
export function storedPayee(cast: Cast): Record<string, Data> {
  return { [placeOf(cast)]: longAgo(payeeOf(cast)) };
}

function save(method: string, more: Partial<Act> = {}): Act {
  return own(
    `a payee by ${method}`,
    (cast) => ({
      how: 'set',
      path: placeOf(cast),
      data: payeeOf(cast, method),
      shape: savedPayees.saved(method),
    }),
    { ...more, needsConfirmedEmail: true },
  );
}

const rename = own('a new name for a payee', (cast) => ({
  how: 'update',
  path: placeOf(cast),
  data: { name: 'The old landlord' },
  shape: savedPayees.renamed,
}));

const onlyItsOwn = (method: string) => ({
  forges: ['method', ...Object.keys(payees[method]?.paid ?? {})],
});

/** What customers do with the payees that they keep, but for deleting them. */
export const payeeActs: readonly Act[] = [
  save('Bank', { denied: { 'in place of another': { state: storedPayee, by: 'payees' } } }),
  save('PayPal', onlyItsOwn('PayPal')),
  save('CashApp', onlyItsOwn('CashApp')),
  save('Cryptocurrency', onlyItsOwn('Cryptocurrency')),
  standingOn(rename, rename.name, storedPayee),
];
