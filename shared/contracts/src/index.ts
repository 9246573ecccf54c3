export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { ENVIRONMENT_ELEMENT_ID, parseEnvironment, type Environment } from './environment';
export type { Outcome } from './outcome';
export { PAGE_PARTS_ELEMENT_ID, type PageParts, type PageTypeface } from './page-parts';
export {
  parseRegistry,
  type Registry,
  type RegistryEntry,
  type RegistryRemote,
  versionsOf,
} from './registry';
export {
  lineFile,
  parseRegistryLine,
  type RemoteVersion,
  type RemoteVersions,
} from './registry-line';
export {
  parseRemoteManifest,
  type RemoteManifest,
  type RemoteMenuEntry,
  type RemoteOutline,
  type RemoteRoute,
  type RouteAccess,
} from './remote-manifest';
export { parseRemoteModule, type LifecycleProps, type RemoteModule } from './remote-module';
export { signedBytes, verifySigned } from './signed-document';
export { verifyRegistry } from './signed-registry';
export {
  compactOutline,
  INDEX_FILE,
  parseSiteIndex,
  type SiteIndex,
  type SiteIndexRemote,
} from './site-index';
export { parseSiteTexts, type SiteTexts, textsFile } from './site-texts';
export type {
  Notify,
  RemoteProps,
  Session,
  SiteLocation,
  SiteNavigator,
  UnsavedChanges,
} from './remote-props';
