export { assemble, type Assembly } from './assemble';
export { findEmulatorTraces, type EmulatorTrace } from './emulator-traces';
export { fillEnvironment } from './environment-block';
export { filesBelow } from './folder';
export { readJson, writeJson } from './json-file';
export { Problem } from './problem';
export { readProject, readVariables, type Project } from './project';
export { readManifest, type PublishedRemote } from './registry';
export { findSites, HOST, REGISTRY, type Sites } from './sites';
