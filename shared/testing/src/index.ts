// The types of the matchers; Jest's setup file loads the matchers themselves.
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine, loading a lazy chunk from disk may exceed the default timeout of 1 s.
configure({ asyncUtilTimeout: 10_000 });

export { aProfile, aSession, aTransaction } from './builders';
export { renderRemote } from './render-remote';
// For components that are not a remote's App (shared/ui, the host's screens).
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
