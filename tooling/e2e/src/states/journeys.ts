import { adminJourneys } from './admin';
import { customerJourneys } from './customer';
import type { Journey } from './journey';
import { notificationJourneys } from './notifications';
import { protectionJourneys } from './protection';
import { publicJourneys } from './public';
import { requestJourneys } from './requests';
import { troubleJourneys } from './errors';
import { withdrawalJourneys } from './withdrawal';

/** All states for screenshots and accessibility checks. */
export const journeys: readonly Journey[] = [
  ...publicJourneys,
  ...customerJourneys,
  ...requestJourneys,
  ...withdrawalJourneys,
  ...protectionJourneys,
  ...notificationJourneys,
  ...adminJourneys,
  ...troubleJourneys,
];
