import { expect } from '@playwright/test';
import { OWNER } from '@bank/backend/emulators';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';

type Stored = { fields: Record<string, { stringValue?: string; doubleValue?: number }> };

/** The reports of one person, past the rules. */
async function reportsOf(uid: string): Promise<Stored['fields'][]> {
  const { firestoreHost, projectId } = environment;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'reports' }],
        where: {
          fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
        },
      },
    }),
  });
  const answers = (await response.json()) as { document?: Stored }[];
  return answers.flatMap(({ document }) => (document ? [document.fields] : []));
}

test('a browser reports once, for each session and version, how a remote was loaded', async ({
  page,
  allowConsole,
}) => {
  // The second report of a session is refused by the rules.
  allowConsole(/40[039] \(/);
  // The spec edits the page's environment before the program reads it.
  allowConsole(/TrustedScript/);
  const person = await newCustomer();
  // As a page whose deployment has a sample of all sessions.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const text = document.getElementById('environment')?.firstChild;
      if (!(text instanceof Text) || !text.data.endsWith('}')) return;
      observer.disconnect();
      text.data = JSON.stringify({ ...JSON.parse(text.data), reportSample: 100 });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openAs(page, person, '/DashBoard');
  const heading = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await reportsOf(person.uid)).length).toBe(1);
  const [report] = await reportsOf(person.uid);
  expect(report).toMatchObject({
    kind: { stringValue: 'load' },
    remote: { stringValue: 'dashboard' },
    role: { stringValue: 'live' },
    route: { stringValue: '/DashBoard' },
    value: { doubleValue: expect.any(Number) },
  });
  const refused = page.waitForResponse(
    (response) => response.url().includes(':commit') && !response.ok(),
  );
  await page.reload();
  await expect(heading).toBeVisible();
  await refused;
  expect(await reportsOf(person.uid)).toHaveLength(1);
});
