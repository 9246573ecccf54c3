import { createRemote } from '@bank/remote-kit';
import { PublicRoutes } from './public-routes';

const remote = createRemote(PublicRoutes);
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
