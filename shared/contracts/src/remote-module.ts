import { CONTRACT_VERSION, satisfiesContract } from './contract-version';
import type { ParseResult } from './parse-result';
import type { RemoteProps } from './remote-props';

/** What single-spa hands a lifecycle function: the host's props beside its own. */
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
  /** Fetches what the screen at a path of the site is made of, before anybody is there. */
  prepare?: ((pathname: string) => unknown) | undefined;
};

const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'] as const;

/**
 * Reads what a remote exposes: it must have every lifecycle function and speak a contract version
 * that `range` (the remote's own `contract`) accepts from this host.
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
