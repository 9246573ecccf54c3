/** A router without browser history, for tests and for prerendering. */
export { MemoryRouter } from 'react-router-dom';
