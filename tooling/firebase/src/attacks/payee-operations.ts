import { onStored, type Operation } from './operation';
import type { Principals } from './principals';
import { payees, savedPayees } from './documents';
import { own } from './own-operation';
import { payeeFields } from './withdrawal-operations';
import { longAgo, NOW, type Data } from './rest-encoding';

export const slotOf = ({ uid }: Principals, slot: number | string = 3) => `payees/${uid}.${slot}`;

export function payeeOf({ uid }: Principals, method = 'Bank'): Data {
  return { uid, name: 'The landlord', method, ...payeeFields[method], savedAt: NOW };
}

/** A stored payee. */
export function storedPayee(principals: Principals): Record<string, Data> {
  return { [slotOf(principals)]: longAgo(payeeOf(principals)) };
}

function save(method: string, more: Partial<Operation> = {}): Operation {
  return own(
    `a payee by ${method}`,
    (principals) => ({
      how: 'set',
      path: slotOf(principals),
      data: payeeOf(principals, method),
      shape: savedPayees.saved(method),
    }),
    { ...more, needsConfirmedEmail: true },
  );
}

const rename = own('a new name for a payee', (principals) => ({
  how: 'update',
  path: slotOf(principals),
  data: { name: 'The old landlord' },
  shape: savedPayees.renamed,
}));

const onlyItsOwn = (method: string) => ({
  forges: ['method', ...Object.keys(payees[method]?.paid ?? {})],
});

/** The operations of customers on their payees, without deletes. */
export const payeeOperations: readonly Operation[] = [
  save('Bank', { denied: { 'in place of another': { state: storedPayee, by: 'payees' } } }),
  save('PayPal', onlyItsOwn('PayPal')),
  save('CashApp', onlyItsOwn('CashApp')),
  save('Cryptocurrency', onlyItsOwn('Cryptocurrency')),
  onStored(rename, rename.name, storedPayee),
];
