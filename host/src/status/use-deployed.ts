import type { RegistryRemote } from '@bank/contracts';
import { useEffect, useState } from 'react';
import { readEnvironment } from '../app/environment';
import { fetchRegistry } from '../federation/fetch-registry';
import { reportError } from '../federation/report-error';
import { fetchSizes, type Sizes, statusUrlOf } from './deployed-sizes';

/** What the registry's site says of each remote, by name; nothing as long as it has not. */
export type Deployed = {
  lines: ReadonlyMap<string, RegistryRemote>;
  sizes: ReadonlyMap<string, Sizes>;
};

/** Asks for the whole registry, which pages do without, and for the sizes of what is live. */
export function useDeployed(): Deployed & { statusUrl: string } {
  const [environment] = useState(() => readEnvironment(document));
  const { registryUrl, registryKeys } = environment;
  const statusUrl = statusUrlOf(registryUrl);
  const [lines, setLines] = useState<Deployed['lines']>(new Map());
  const [sizes, setSizes] = useState<Deployed['sizes']>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const report = (error: unknown) => {
      if (!signal.aborted) reportError(error);
    };
    fetchRegistry({ url: registryUrl, keys: registryKeys }, signal)
      .then(({ remotes }) => setLines(new Map(remotes.map((remote) => [remote.name, remote]))))
      .catch(report);
    fetchSizes(statusUrl, signal).then(setSizes).catch(report);
    return () => controller.abort();
  }, [registryUrl, registryKeys, statusUrl]);
  return { lines, sizes, statusUrl };
}
