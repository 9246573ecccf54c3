import type { RemoteOutline } from '@bank/contracts';
import { brand } from '@bank/domain';
import { messages } from '../messages';
import { STATUS_PATH } from './status-path';

/** The host's own page within the frame, in the form in which the frame knows those of the remotes. */
export const ownManifest: RemoteOutline = {
  name: 'host',
  title: brand.name,
  kind: 'primary',
  routes: [
    {
      path: STATUS_PATH,
      get title() {
        return messages.status;
      },
      access: 'admin',
    },
  ],
  menu: [],
};
