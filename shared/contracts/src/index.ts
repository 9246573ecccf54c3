export { CONTRACT_VERSION, satisfiesContract } from './contract-version';
export { ENVIRONMENT_ELEMENT_ID, parseEnvironment, type Environment } from './environment';
export { verifyRevocations, type KeyDelegation, type KeyRevocations } from './key-delegation';
export type { ParseResult } from './parse-result';
export {
  CRITICAL_ASSETS_ELEMENT_ID,
  type CriticalAssets,
  type FontSubset,
} from './critical-assets';
export {
  INDEX_PATH,
  indexUrl,
  RELEASES,
  releaseUrl,
  SNAPSHOT_INDEX,
  snapshotFile,
} from './registry-address';
export {
  indexEntry,
  type IndexRemote,
  type IndexTranslations,
  parseIndexTranslations,
  parseRegistryIndex,
  type RegistryIndex,
} from './registry-index';
export {
  verifyRelease,
  type ReleaseEnvelope,
  type ReleaseRecord,
  type ReleaseVersion,
  type Trust,
  type VerifiedRelease,
} from './release-record';
export { verifyPreview, type ReleasePreview } from './release-preview';
export { parseUndos, type ReleaseUndo, type ReleaseUndos } from './release-undo';
export {
  parseRemoteManifest,
  type RemoteManifest,
  type RemoteMenuEntry,
  type RemoteSummary,
  type RouteAccess,
} from './remote-manifest';
export { parseRemoteModule, type LifecycleProps, type RemoteModule } from './remote-module';
export { decodeDocument } from './rest-document';
export {
  failureShare,
  isFailure,
  outcomeOf,
  type OutcomeReport,
  type VersionOutcome,
} from './version-outcome';
export type {
  Notify,
  RemoteProps,
  Session,
  SiteLocation,
  SiteNavigator,
  UnsavedChanges,
} from './remote-props';
