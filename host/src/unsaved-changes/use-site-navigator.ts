import type { SiteNavigator } from '@bank/contracts';
import { createPath, useNavigate } from '@bank/router';
import { useMemo } from 'react';
import { requestLeave } from './leave-request';

/** The navigator passed to remotes: asks for confirmation if there are unsaved changes. */
export function useSiteNavigator(): SiteNavigator {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state) => requestLeave(() => void navigate(to, { state })),
      replace: (to, state) => requestLeave(() => void navigate(to, { replace: true, state })),
      go: (delta) => void navigate(delta),
    }),
    [navigate],
  );
}
