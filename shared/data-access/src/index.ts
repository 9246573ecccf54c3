export { useLive, type Live } from './live';
export { followProfile, useProfile } from './profile';
export { keepDecided, readRequestState, usePastRequests } from './requests';
export { useTransactions } from './transactions';
export { watchDocument, type Listener } from './watch-document';
