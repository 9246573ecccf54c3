import { followProfile } from '@bank/data-access';
import type { BankError, Cents, UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { watchCreditLimit, type CreditLimit } from '../../api/credit-limit';
import { proposeCredit, type NewProposal } from '../../api/credit-proposals';
import { issueVatCode, type NewVatCode } from '../../api/issue-vat-code';
import { sendCredit, type Credit } from '../../api/send-credit';
import { setLevel, setTransactions } from '../../api/settings';

/** What an admin may do to a user. Each rejects with a `BankError`, and may then be sent again. */
export type AdminRequests = {
  /** Resolves with what arrived under this id, be it by an earlier try. */
  sendCredit(credit: Omit<Credit, 'by'>): Promise<Cents>;
  /** Has the credit wait for another admin. Resolves with what is stored under this id. */
  proposeCredit(proposal: Omit<NewProposal, 'by'>): Promise<Cents>;
  /** Subscribes to the largest credit that one admin makes alone. */
  watchLimit(
    onValue: (limit: CreditLimit) => void,
    onError: (error: BankError) => void,
  ): () => void;
  setTransactions(uid: string, enabled: boolean): Promise<void>;
  setLevel(uid: string, level: number, seen: number): Promise<void>;
  issueVatCode(newCode: Omit<NewVatCode, 'by'>): Promise<void>;
  /** Tells of the account now and at each change; `null` where there is none any more. */
  watchUser(
    uid: string,
    onValue: (user: UserProfile | null) => void,
    onError: (error: BankError) => void,
  ): () => void;
};

/** The requests in the name of this admin. */
export function adminRequests(by: string): AdminRequests {
  return {
    sendCredit: (credit) => sendCredit(database(), { ...credit, by }),
    proposeCredit: (proposal) => proposeCredit(database(), { ...proposal, by }),
    watchLimit: (...tell) => watchCreditLimit(database(), ...tell),
    setTransactions: (uid, enabled) => setTransactions(database(), { by, uid }, enabled),
    setLevel: (uid, level, seen) => setLevel(database(), { by, uid }, level, seen),
    watchUser: followProfile,
    issueVatCode: (newCode) => issueVatCode(database(), { ...newCode, by }),
  };
}
