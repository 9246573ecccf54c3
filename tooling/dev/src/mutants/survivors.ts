import { ADMIN_SURVIVORS } from './survivors-admin';
import { DEPLOY_SURVIVORS } from './survivors-deploy';
import { MOUNTING_SURVIVORS } from './survivors-mounting';
import { WITHDRAWAL_SURVIVORS } from './survivors-withdrawal';
import type { Survivors } from './verdict';

/**
 * Mutants that no test detects, by area, file and mutation, each with the reason. The command fails for a
 * survivor that is not listed here, and for a listed mutant that was detected.
 */
export const SURVIVORS: Readonly<Record<string, Survivors>> = {
  admin: ADMIN_SURVIVORS,
  deploy: DEPLOY_SURVIVORS,
  mounting: MOUNTING_SURVIVORS,
  withdrawal: WITHDRAWAL_SURVIVORS,
  contracts: {
    'shared/contracts/src/contract-version.ts': {
      'have[1] > want[1] → have[1] >= want[1]': 'Compared only if they differ.',
    },
    'shared/contracts/src/key-delegation.ts': {
      '{ return undefined; } → {}': 'Returns undefined, too.',
    },
    'shared/contracts/src/remote-manifest.ts': {
      'route.path.toLowerCase() → route.path.toUpperCase()': 'Paths have only ASCII letters.',
    },
    'shared/contracts/src/signature.ts': {
      'false → true': 'A public key may be extractable; the result of a malformed key is tested.',
    },
  },
  domain: {
    'shared/domain/src/budget.ts': {
      'total < 0 → total <= 0': 'Zero becomes zero.',
    },
    'shared/domain/src/format-money.ts': {
      '!formatter → true': 'Without the cache it formats the same, more slowly.',
    },
    'shared/domain/src/image-pixels.ts': {
      'image.slice(0, HEADER_BYTES) → image': 'It then reads more bytes than it needs.',
    },
  },
  federation: {
    'host/src/federation/canary.ts': {
      'count > 0 → count >= 0': 'Zero becomes zero.',
    },
    'host/src/federation/fetch-release.ts': {
      '{ return null; } → {}': 'The verification refuses undefined like null.',
      'text === null → false': 'The verification refuses null, which leads to null, too.',
    },
    'host/src/federation/hang-guard.ts': {
      '{ signal } → {}': 'Of pagehide: removes a marker that is already removed.',
    },
    'host/src/federation/override.ts': {
      "typeof one === 'object' → true": 'Other values have no remote, and are left out for that.',
      'origins.length > 0 → true': 'Without origins, no entry is allowed.',
      'origins.length > 0 → origins.length >= 0': 'Without origins, no entry is allowed.',
    },
    'host/src/federation/previews.ts': {
      '() => null → () => undefined': 'Both are read with ?. only.',
    },
    'host/src/federation/revoked-keys.ts': {
      'now.revision > before.revision → now.revision >= before.revision':
        'Stores a list of the same revision, which the root key has signed, again.',
    },
    'host/src/federation/substitutes.ts': {
      '[] → ["Stryker was here"]': 'No address has this origin.',
    },
    'host/src/federation/use-remote-module.ts': {
      'isCurrent → true': 'React ignores what an unmounted component dispatches.',
      '[loader] → []': 'The loader never changes.',
    },
  },
  registry: {
    'tooling/release/src/registry-store.ts': {
      '{ persistence: inMemoryPersistence } → {}': 'Node has no other persistence.',
      'true → false': 'The SDK then also prints that it uses the emulator.',
    },
  },
  release: {
    'tooling/release/src/publish.ts': {
      '[] → ["Stryker was here"]': 'The check at the commit replaces the warnings.',
    },
    'tooling/release/src/release-keys.ts': {
      '!existsSync(file) → true': 'The failure to create an existing key is ignored, too.',
    },
    'tooling/release/src/revoke.ts': {
      '[] → ["Stryker was here"]': 'Reads one more record, which it does not use.',
    },
    'tooling/release/src/rotate-key.ts': {
      '[] → ["Stryker was here"]': 'Every live remote has a record, and with it a key.',
    },
  },
};
