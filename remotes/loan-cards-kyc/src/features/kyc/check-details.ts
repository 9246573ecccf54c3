import { isReadableCode, isReadableText } from '@bank/domain';
import type { KycDetails } from '../../api/kyc';
import { kyc as messages } from '../../messages';
import { parseBirthDate } from './parse-birth-date';

type KycFieldErrors = Partial<Record<keyof KycDetails, string>>;

/** The lengths that the security rules accept. */
const MAX_LENGTH = { idNumber: 64, address: 300 } as const;

/**
 * Returns the errors of values that can't be stored. No field is required (specification, section 5); an
 * admin judges what is missing.
 */
export function checkDetails({ idNumber, address, dob }: KycDetails): KycFieldErrors {
  const fieldErrors: KycFieldErrors = {};
  if (!isReadableCode(idNumber)) fieldErrors.idNumber = messages.hidden;
  if (!isReadableText(address)) fieldErrors.address = messages.hidden;
  if (idNumber.length > MAX_LENGTH.idNumber)
    fieldErrors.idNumber = messages.tooLong(MAX_LENGTH.idNumber);
  if (address.length > MAX_LENGTH.address)
    fieldErrors.address = messages.tooLong(MAX_LENGTH.address);
  if (parseBirthDate(dob) === null) fieldErrors.dob = messages.notADate;
  return fieldErrors;
}
