import { INITIAL_ACCOUNT_LEVEL } from './constants';

type SignUp = {
  uid: string;
  username: string;
  email: string;
  /** The currency code of the chosen country. */
  country: string;
  /** The phone number. */
  number: string;
};

/** The initial `users/{uid}` document: exactly the fields that the rules require (specification, section 3). */
export function newUser({ uid, username, email, country, number }: SignUp) {
  return {
    uid,
    username,
    email,
    country,
    number,
    accountBalance: 0,
    accountLevel: INITIAL_ACCOUNT_LEVEL,
    isAdmin: false,
    vat: 0,
    loanBalance: 0,
  };
}
