import type { RegistryState } from './live-registry';

/** What a remote is called; its name, as long as nothing else is known of it. */
export function titleOf(registry: RegistryState, name: string): string {
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return entries.find(({ remote }) => remote.name === name)?.remote.title ?? name;
}
