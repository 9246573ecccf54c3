export { useTransaction } from './one-transaction';
export { pastRequestsQuery, type ArchivedKind } from './past-requests-query';
export { useSubscription, type AsyncState } from './use-subscription';
export { subscribeProfile, useProfile } from './profile';
export { readThenSubscribe } from './read-then-subscribe';
export { readRequestState } from './request-state';
export { useTransactions } from './transactions';
export { subscribeDocument, type Listener } from './subscribe-document';
export { subscribeQuery } from './subscribe-query';
