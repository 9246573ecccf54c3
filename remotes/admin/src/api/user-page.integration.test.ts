import { expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { createTestUser, databaseAs, goOffline } from '@bank/testing/emulators';
import { NO_FILTER } from './user-filter';
import { FIRST_PAGE, subscribeUserPage } from './user-page';

test('keeps the users it has found if the connection is lost at once', async () => {
  const username = `Zz${newId()}`;
  const db = await databaseAs(await createTestUser({ isAdmin: true, username, accountLevel: 4 }));
  const errors: string[] = [];
  const names = await new Promise<string[]>((resolve) => {
    subscribeUserPage(
      db,
      { ...NO_FILTER, level: 4, isEnabled: false },
      FIRST_PAGE,
      ({ users }) => {
        // Before the subscription to these users has begun.
        void goOffline(db).then(() =>
          setTimeout(() => resolve(users.map((user) => user.username)), 300),
        );
      },
      ({ code }) => errors.push(code),
    );
  });
  expect(names).toContain(username);
  expect(errors).toEqual([]);
});
