import { pageConfig } from '@bank/webpack/page';

export default pageConfig('gallery', import.meta.dirname);
