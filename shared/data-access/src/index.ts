export { pastRequestsQuery, type ArchivedKind } from './past-requests-query';
export { useSubscription, type AsyncState } from './use-subscription';
export { subscribeProfile, useProfile } from './profile';
export { readRequestState } from './request-state';
export { useTransactions } from './transactions';
export { subscribeDocument, type Listener } from './subscribe-document';
export { subscribeQuery } from './subscribe-query';
