import { adminJourneys } from './admin';
import { customerJourneys } from './customer';
import type { Journey } from './journey';
import { publicJourneys } from './public';
import { requestJourneys } from './requests';
import { troubleJourneys } from './trouble';
import { withdrawalJourneys } from './withdrawal';

/** Every state that is photographed and checked for access. */
export const journeys: readonly Journey[] = [
  ...publicJourneys,
  ...customerJourneys,
  ...requestJourneys,
  ...withdrawalJourneys,
  ...adminJourneys,
  ...troubleJourneys,
];
