import type { Survivors } from './verdict';

/** Mutants of the area `deploy` that no test detects, each with the reason. */
export const DEPLOY_SURVIVORS: Survivors = {
  'tooling/release/src/built-source.ts': {
    '() => null → () => undefined': 'Both mean that there is no file.',
  },
  'tooling/release/src/content-security-policy.ts': {
    '/^http/ → /http/': 'An origin starts with it.',
    '["\'none\'"] → []': 'A rule without sources becomes none, too.',
  },
  'tooling/release/src/emulator-traces.ts': {
    '[] → ["Stryker was here"]': 'No file contains this text.',
  },
  'tooling/release/src/folder-sites.ts': {
    '[] → ["Stryker was here"]': 'No version has this name.',
    'names.filter(isVersionFolder).sort() → names.filter(isVersionFolder)':
      'Node already returns the names in order, but does not promise it.',
    "error.code !== 'EEXIST' → true": 'Linux answers ENOTEMPTY; other systems may answer EEXIST.',
  },
  'tooling/release/src/hosting-api.ts': {
    "{ updateMask: 'status,config' } → {}": 'The fake project changes the same two fields.',
  },
  'tooling/release/src/hosting-folder.ts': {
    '{ level: 9 } → {}': 'The files are only compressed less.',
  },
  'tooling/release/src/prerendering/prerendered-pages.ts': {
    '[] → ["Stryker was here"]': 'No file has this name.',
  },
  'tooling/release/src/request-sites.ts': {
    'performance.now() > deadline → performance.now() >= deadline':
      'They differ only at the very time of the deadline.',
  },
  'tooling/release/src/sbom.ts': {
    '[] → ["Stryker was here"]': 'npm lists a component and the dependencies of each package.',
  },
  'tooling/release/src/sites.ts': {
    "(await readdir(join(root, 'remotes'))).sort() → await readdir(join(root, 'remotes'))":
      'Node already returns the names in order, but does not promise it.',
  },
};
