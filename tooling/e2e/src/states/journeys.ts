import { adminJourneys } from './admin';
import { budgetJourneys } from './budgets';
import { categoryRuleJourneys } from './category-rules';
import { customerJourneys } from './customer';
import type { Journey } from './journey';
import { notificationJourneys } from './notifications';
import { plannedJourneys } from './planned';
import { protectionJourneys } from './protection';
import { publicJourneys } from './public';
import { requestJourneys } from './requests';
import { savingsJourneys } from './savings';
import { troubleJourneys } from './errors';
import { withdrawalJourneys } from './withdrawal';

/** All states for screenshots and accessibility checks. */
export const journeys: readonly Journey[] = [
  ...publicJourneys,
  ...customerJourneys,
  ...budgetJourneys,
  ...categoryRuleJourneys,
  ...requestJourneys,
  ...withdrawalJourneys,
  ...protectionJourneys,
  ...plannedJourneys,
  ...savingsJourneys,
  ...notificationJourneys,
  ...adminJourneys,
  ...troubleJourneys,
];
