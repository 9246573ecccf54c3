export { createRemote } from './create-remote';
export { lazyPart, lazyScreen } from './lazy-screen';
export {
  RemoteContext,
  useNotify,
  useRemote,
  useSession,
  useUnsavedChanges,
} from './remote-context';
