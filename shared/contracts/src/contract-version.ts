/** The contract version of this build. Minor versions only add what older builds can ignore. */
export const CONTRACT_VERSION = '1.0.0';

type Version = readonly [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/**
 * Whether `version` (`1.4.0`) satisfies `range` (`^1.2.0`, the only form that remote.json allows):
 * the same major version, and not older. A malformed version does not satisfy it.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const have = parseVersion(version);
  const want = range.startsWith('^') ? parseVersion(range.slice(1)) : undefined;
  if (!have || !want || have[0] !== want[0]) return false;
  return have[1] !== want[1] ? have[1] > want[1] : have[2] >= want[2];
}
