import { CONTRACT_VERSION, satisfiesContract } from './contract-version';
import type { ParseResult } from './parse-result';
import type { RemoteProps } from './remote-props';

/** The props of a lifecycle function: the host's and single-spa's. */
export type LifecycleProps = RemoteProps & { domElement: HTMLElement; name?: string };
type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/** The one module that a remote exposes, as `./app`. */
export type RemoteModule = {
  /** The contract version that the remote was built with. */
  contractVersion: string;
  bootstrap: Lifecycle;
  mount: Lifecycle;
  update: Lifecycle;
  unmount: Lifecycle;
  /** Prefetches the chunks of the screen at a path. */
  prepare?: ((pathname: string) => unknown) | undefined;
};

const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

/**
 * Validates a remote's exposed module: it must have every lifecycle function, and this host's contract
 * version must satisfy `range`, the `contract` of the remote's manifest.
 */
export function parseRemoteModule(input: unknown, range: string): ParseResult<RemoteModule> {
  if (typeof input !== 'object' || input === null) {
    return { ok: false, problem: 'the exposed module is empty' };
  }
  const module = input as Partial<Record<keyof RemoteModule, unknown>>;
  const missing = LIFECYCLES.filter((name) => typeof module[name] !== 'function');
  if (missing.length > 0) {
    return { ok: false, problem: `the exposed module lacks ${missing.join(', ')}` };
  }
  if (typeof module.contractVersion !== 'string') {
    return { ok: false, problem: 'the exposed module lacks contractVersion' };
  }
  if (!satisfiesContract(CONTRACT_VERSION, range)) {
    return {
      ok: false,
      problem: `it needs contract ${range}, and this host speaks ${CONTRACT_VERSION}`,
    };
  }
  return { ok: true, value: input as RemoteModule };
}
