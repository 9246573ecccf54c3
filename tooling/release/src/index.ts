export { buildSites, type SitesBuild } from './build-sites';
export { abort, promote, renew, rollback } from './promote-and-rollback';
export { requestSites } from './request-sites';
export { revoke } from './revoke';
export { rotateKey } from './rotate-key';
export {
  renderPrerenderedPage,
  readPrerenderedContent,
  shellOf,
  withShell,
} from './prerendering/prerendered-page';
export { PRERENDERED_FILES } from './prerendering/prerendered-pages';
export { findEmulatorTraces } from './emulator-traces';
export { fillEnvironment } from './environment-block';
export { readFirebaseConfig, remoteSiteConfig } from './firebase-config';
export { firestoreClient } from './firestore-client';
export { listFiles } from './list-files';
export { folderSites } from './folder-sites';
export { preflightViolations } from './preflight';
export { abortFailingCanaries } from './canary-watch';
export { history, status } from './history';
export { hostingSites } from './hosting-sites';
export { readJson, writeJson } from './json-file';
export { downloadLive } from './live-build';
export { writeLivePages } from './live-pages';
export { type Bank, readLiveRemote, readLiveRemotes } from './live-remote';
export { readManifest } from './manifest';
export { ORIGIN_PLACEHOLDER } from './origin-placeholder';
export { preview } from './preview';
export { CommandError } from './command-error';
export { documentsUrl, readProject, readVariables, reportSampleOf, type Project } from './project';
export { prune } from './prune';
export { publish, readBases, type ReleaseBuild } from './publish';
export { openRegistry } from './registry-store';
export { type DevVersion, releaseBuilds } from './release-builds';
export { developmentKeys, projectKeys, type ReleaseKeys, signDelegation } from './release-keys';
export { createKey, readKeyFile } from './signing-key';
export { knownOrigins, readOrigins, writeOrigins } from './site-origins';
export { assertBuiltFromSource } from './built-source';
export { findSites, HOST, type Sites } from './sites';
export { readProductSbom, readSbom } from './sbom';
export { readSource, assertCleanSource, type Source } from './source';
export { describeBuild } from './version';
