import type { RemoteSummary } from '@bank/contracts';
import { brand } from '@bank/domain';
import { messages } from '../messages';
import { STATUS_PATH } from './status-path';

/**
 * The host's own page within the frame, in the form in which the frame knows those of the remotes. The
 * page itself refuses people who are neither administrators nor releasers.
 */
export const ownManifest: RemoteSummary = {
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
