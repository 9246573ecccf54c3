import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@bank/webpack/remote';

const config = remoteConfig(import.meta.dirname, { ownReact: true });
const folderOf = (name) =>
  fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`))).replace(/\/$/, '');

/** A remote built with the previous major version of React. */
export default {
  ...config,
  output: {
    ...config.output,
    path: fileURLToPath(new URL('../../../.bank/react-18', import.meta.url)),
  },
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      react: folderOf('react-18'),
      'react-dom': folderOf('react-dom-18'),
    },
  },
};
