export { useLive, type Live } from './live';
export { useProfile, watchProfile } from './profile';
export { useTransactions, watchTransactions } from './transactions';
