export { createRemote } from './create-remote';
export {
  RemoteContext,
  useNotify,
  useRemote,
  useSession,
  useUnsavedChanges,
} from './remote-context';
