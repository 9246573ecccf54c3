// The matchers' types, for every test that imports this package; Jest's set-up loads the matchers.
import '@testing-library/jest-dom/jest-globals';

export { aProfile, aSession, aTransaction } from './builders';
export { renderRemote } from './render-remote';
// Components that are not a remote's App (shared/ui, the host's screens) are rendered as they are.
export { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
