/** A router without a browser, for tests and for pages that are drawn while they are built. */
export { MemoryRouter } from 'react-router-dom';
