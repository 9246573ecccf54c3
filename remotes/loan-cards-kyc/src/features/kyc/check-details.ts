import { isReadableCode, isReadableText } from '@bank/domain';
import type { KycDetails } from '../../api/kyc';
import { kyc as messages } from '../../messages';

export type KycProblems = Partial<Record<keyof KycDetails, string>>;

/** The lengths that the security rules accept. */
const MAX_LENGTH = { idNumber: 64, address: 300 } as const;

/**
 * Returns the errors of values that can't be stored. No field is required (specification, section 5); an
 * admin judges what is missing.
 */
export function checkDetails({ idNumber, address, dob }: KycDetails): KycProblems {
  const problems: KycProblems = {};
  if (!isReadableCode(idNumber)) problems.idNumber = messages.hidden;
  if (!isReadableText(address)) problems.address = messages.hidden;
  if (idNumber.length > MAX_LENGTH.idNumber)
    problems.idNumber = messages.tooLong(MAX_LENGTH.idNumber);
  if (address.length > MAX_LENGTH.address) problems.address = messages.tooLong(MAX_LENGTH.address);
  // Date fields accept years with more than four digits.
  if (dob !== '' && !/^\d{4}-\d\d-\d\d$/.test(dob)) problems.dob = messages.notADate;
  return problems;
}
