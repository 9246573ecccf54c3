export { useSubscription, type AsyncState } from './use-subscription';
export { subscribeProfile, useProfile } from './profile';
export { archiveRequest, readRequestState, usePastRequests } from './requests';
export { useTransactions } from './transactions';
export { subscribeDocument, type Listener } from './subscribe-document';
export { subscribeByIds, subscribeQuery } from './subscribe-query';
