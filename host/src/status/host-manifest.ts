import type { RemoteSummary } from '@bank/contracts';
import { brand } from '@bank/domain';
import { messages } from '../messages';
import { STATUS_PATH } from './status-path';

/**
 * The summary of the host's own page, in the same form as a remote's. The page itself shows 403 to users who
 * are neither administrators nor releasers.
 */
export const hostManifest: RemoteSummary = {
  name: 'host',
  title: brand.name,
  kind: 'primary',
  routes: [
    {
      path: STATUS_PATH,
      get title() {
        return messages.status;
      },
      access: 'customer',
    },
  ],
  menu: [],
};
