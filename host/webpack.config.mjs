import { hostConfig } from '@bank/webpack/host';

export default hostConfig(import.meta.dirname);
