import { remoteConfig } from '@bank/webpack/remote';

export default remoteConfig(import.meta.dirname);
