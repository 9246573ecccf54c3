export { config as default } from '@bank/eslint';
