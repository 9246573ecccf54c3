import { newCustomer } from '../fixtures/users';
import { test } from './webkit-test';

// The short variant of `npm run test:engines` in `npm test`.
test('sign in, and open the dashboard and two other screens', async ({ webkit }) => {
  await webkit.signIn(await newCustomer());
  await webkit.click('link', 'Transfer');
  await webkit.see('h1', 'Transfer');
  await webkit.click('link', 'Cards');
  await webkit.see('h1', 'Cards');
});
