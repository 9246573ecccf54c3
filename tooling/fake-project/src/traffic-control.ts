import type { ApiRequest } from './api-server';

/** A step of a deploy, in the order in which they come for each site. */
export type Step = 'site' | 'create' | 'upload' | 'finalize' | 'release';

const STEPS: Readonly<Record<Step, readonly [method: string, path: RegExp]>> = {
  site: ['POST', /\/sites$/],
  create: ['POST', /\/versions$/],
  upload: ['POST', /^\/upload\//],
  finalize: ['PATCH', /\/versions\/[^/]+$/],
  release: ['POST', /\/sites\/.*\/releases$/],
};

function isAt(step: Step, { method, path }: ApiRequest): boolean {
  const [wanted, pattern] = STEPS[step];
  return method === wanted && pattern.test(path);
}

/** A request that is held back. */
export type Hold = {
  /** Resolves when the request has come. */
  arrived: Promise<void>;
  resume(): void;
};

type Pending = { step: Step; arrive: () => void; resumed: Promise<void> };

/** Decides which requests get through, and when: cuts deploys in the middle, and orders concurrent ones. */
export function trafficControl() {
  let cut: { step: Step; count: number } | null = null;
  const pending: Pending[] = [];

  return {
    cutAfter(step: Step, count: number): void {
      cut = { step, count };
    },
    restore(): void {
      cut = null;
    },
    holdNext(step: Step): Hold {
      let arrive = () => {};
      let resume = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const resumed = new Promise<void>((resolve) => (resume = resolve));
      pending.push({ step, arrive, resumed });
      return { arrived, resume };
    },
    async admit(request: ApiRequest): Promise<boolean> {
      const index = pending.findIndex(({ step }) => isAt(step, request));
      const [hold] = index < 0 ? [] : pending.splice(index, 1);
      hold?.arrive();
      await hold?.resumed;
      if (!cut) return true;
      if (isAt(cut.step, request)) cut.count -= 1;
      return cut.count >= 0;
    },
  };
}
