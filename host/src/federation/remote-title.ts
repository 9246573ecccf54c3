import type { RegistryState } from './live-registry';

/** The title of a remote, or its name while the registry is loading. */
export function remoteTitle(registry: RegistryState, name: string): string {
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return entries.find(({ remote }) => remote.name === name)?.remote.title ?? name;
}
