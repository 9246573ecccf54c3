import { subscribeProfile } from '@bank/data-access';
import type { BankError, Cents, UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { subscribeCreditLimit, type CreditLimit } from '../../api/credit-limit';
import { proposeCredit, type NewProposal } from '../../api/credit-proposals';
import { issueVatCode, type NewVatCode } from '../../api/issue-vat-code';
import { sendCredit, type Credit } from '../../api/send-credit';
import { setLevel, setTransactions } from '../../api/settings';

/** The admin actions on a user. Each rejects with a `BankError` and may then be retried. */
export type AdminApi = {
  /** Resolves with the amount credited under this id, possibly by an earlier attempt. */
  sendCredit(credit: Omit<Credit, 'by'>): Promise<Cents>;
  /** Submits the credit for release by another admin. Resolves with the amount stored under this id. */
  proposeCredit(proposal: Omit<NewProposal, 'by'>): Promise<Cents>;
  /** Subscribes to the largest credit that one admin may send alone. */
  subscribeLimit(
    onValue: (limit: CreditLimit) => void,
    onError: (error: BankError) => void,
  ): () => void;
  setTransactions(uid: string, enabled: boolean): Promise<void>;
  setLevel(uid: string, level: number, seen: number): Promise<void>;
  issueVatCode(newCode: Omit<NewVatCode, 'by'>): Promise<void>;
  /** Subscribes to the account; `null` once it is deleted. */
  subscribeUser(
    uid: string,
    onValue: (user: UserProfile | null) => void,
    onError: (error: BankError) => void,
  ): () => void;
};

/** The actions, carried out in the name of this admin. */
export function createAdminApi(by: string): AdminApi {
  return {
    sendCredit: (credit) => sendCredit(database(), { ...credit, by }),
    proposeCredit: (proposal) => proposeCredit(database(), { ...proposal, by }),
    subscribeLimit: (...listeners) => subscribeCreditLimit(database(), ...listeners),
    setTransactions: (uid, enabled) => setTransactions(database(), { by, uid }, enabled),
    setLevel: (uid, level, seen) => setLevel(database(), { by, uid }, level, seen),
    subscribeUser: subscribeProfile,
    issueVatCode: (newCode) => issueVatCode(database(), { ...newCode, by }),
  };
}
