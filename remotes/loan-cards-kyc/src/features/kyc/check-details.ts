import { isReadableCode, isReadableText } from '@bank/domain';
import type { KycDetails } from '../../api/kyc';
import { kyc as messages } from '../../messages';

export type KycProblems = Partial<Record<keyof KycDetails, string>>;

/** Characters that the database takes; its rules hold the same. */
const MAX_LENGTH = { idNumber: 64, address: 300 } as const;

/**
 * What cannot be stored as typed. Nothing is required: the product asks for no field (section 5), and
 * an administrator judges what is missing.
 */
export function checkDetails({ idNumber, address, dob }: KycDetails): KycProblems {
  const problems: KycProblems = {};
  if (!isReadableCode(idNumber)) problems.idNumber = messages.hidden;
  if (!isReadableText(address)) problems.address = messages.hidden;
  if (idNumber.length > MAX_LENGTH.idNumber)
    problems.idNumber = messages.tooLong(MAX_LENGTH.idNumber);
  if (address.length > MAX_LENGTH.address) problems.address = messages.tooLong(MAX_LENGTH.address);
  // A date field lets a year have more than four digits.
  if (dob !== '' && !/^\d{4}-\d\d-\d\d$/.test(dob)) problems.dob = messages.notADate;
  return problems;
}
