export function monolithConfig(of: {
  host: string;
  federation: string;
  registry: string;
  output: string;
}): object;
export function floorConfig(of: { directory: string; output: string }): object;
