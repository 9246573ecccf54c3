export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { ENVIRONMENT_ELEMENT_ID, parseEnvironment, type Environment } from './environment';
export type { Outcome } from './outcome';
export { parseRegistry, type Registry, type RegistryEntry } from './registry';
export {
  parseRemoteManifest,
  type RemoteManifest,
  type RemoteMenuEntry,
  type RemoteRoute,
  type RouteAccess,
} from './remote-manifest';
export { parseRemoteModule, type LifecycleProps, type RemoteModule } from './remote-module';
export type {
  Notify,
  RemoteProps,
  Session,
  SiteLocation,
  SiteNavigator,
  UnsavedChanges,
} from './remote-props';
