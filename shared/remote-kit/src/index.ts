export { createRemote } from './create-remote';
export { lazyScreen } from './lazy-screen';
export {
  RemoteContext,
  useNotify,
  useRemote,
  useSession,
  useUnsavedChanges,
} from './remote-context';
