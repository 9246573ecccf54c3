// The matchers' types, for every test that imports this package; Jest's set-up loads the matchers.
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine a part of a screen may be read from the disk for longer than the second that it is given.
configure({ asyncUtilTimeout: 10_000 });

export { aProfile, aSession, aTransaction } from './builders';
export { renderRemote } from './render-remote';
// Components that are not a remote's App (shared/ui, the host's screens) are rendered as they are.
export {
  act,
  configure,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
