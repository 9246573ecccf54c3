/**
 * Parses the major version from the output of `java -version`: `17.0.15`, `21`, and the old
 * `1.8.0_402` for 8.
 */
export function javaVersion(printed: string | undefined): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(printed ?? '');
  return match ? Number(match[1]) : undefined;
}
