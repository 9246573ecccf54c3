import { describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLinks } from './check-links';
import { readManifest } from './manifest';
import { findSites } from './sites';
import type { Version } from './version';

type Paths = { routes: string[]; links: string[] };
type ExtractPaths = (files: readonly string[]) => Promise<Paths>;

const { extractPaths } = jest.requireActual<{ extractPaths: ExtractPaths }>(
  '../../webpack/extract-paths.mjs',
);
const { HOST_ROUTES } = jest.requireActual<{ HOST_ROUTES: readonly string[] }>(
  '../../webpack/host-routes.mjs',
);

const ROOT = join(__dirname, '../../..');
const host = { contractVersion: '1.0.0', provides: {}, routes: [...HOST_ROUTES] };

function manifest(name: string, ...paths: string[]) {
  const routes = paths.map((path) => ({ path, title: name, access: 'customer' as const }));
  return { name, title: name, kind: 'regular' as const, routes, menu: [] };
}

function linking(name: string, links: string[], path = `/${name}`): Version {
  const build = { name, entry: '', exports: [], routes: [], requires: {}, files: {} };
  return { ...build, version: '', remote: manifest(name, path), links };
}

const indexOf = (...live: ReturnType<typeof manifest>[]) => ({
  ...{ revision: 1, rejected: [] },
  remotes: live.map((summary) => ({ summary, revision: 1, canary: null })),
});
const live = indexOf(manifest('loans', '/loan', '/loan/:id'), manifest('savings', '/savings'));

describe('links to other remotes', () => {
  test('allows links to routes of the host, of live remotes, and of the remote itself', () => {
    const links = ['/SignIn', '/Loan', '/loan/status', '/savings'];
    const checked = checkLinks([linking('savings', links)], host, live, []);
    expect(checked).toEqual({ violations: [], warnings: [] });
  });

  test('refuses a link that no remote serves, and names the remote and the link', () => {
    const { violations } = checkLinks([linking('savings', ['/laon'])], host, live, []);
    expect(violations).toEqual([
      'savings: it links to /laon, which neither the host nor a live remote serves',
    ]);
  });

  test('refuses a link to an address below a route', () => {
    const { violations } = checkLinks([linking('savings', ['/savings/goals'])], host, live, []);
    expect(violations).toHaveLength(1);
  });

  test('allows a link to a route that is released in the same transaction', () => {
    const versions = [linking('savings', ['/goals']), linking('goals', ['/savings'])];
    expect(checkLinks(versions, host, indexOf(), []).violations).toEqual([]);
  });

  test('refuses a link to a route that the same release removes', () => {
    const versions = [linking('savings', ['/loan']), linking('loans', [], '/credit')];
    expect(checkLinks(versions, host, live, []).violations).toHaveLength(1);
  });

  test('warns of a link to a remote that was never released', () => {
    const known = [manifest('cards', '/Cards')];
    const { violations, warnings } = checkLinks(
      [linking('savings', ['/Cards'])],
      host,
      live,
      known,
    );
    expect(violations).toEqual([]);
    expect(warnings).toEqual(['savings links to /Cards, but cards is not released yet']);
  });

  test('refuses a link to a route that the live version of a known remote lacks', () => {
    const known = [manifest('loans', '/loan', '/loan-offers')];
    const versions = [linking('savings', ['/loan-offers'])];
    expect(checkLinks(versions, host, live, known).violations).toHaveLength(1);
  });

  test('checks nothing against a host that does not say what it serves', () => {
    const before = { contractVersion: '1.0.0', provides: {} };
    const checked = checkLinks([linking('savings', ['/laon'])], before, live, []);
    expect(checked).toEqual({ violations: [], warnings: [] });
  });
});

test('extracts links that are string literals, without query and fragment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'));
  const view = join(folder, 'view.tsx');
  const hook = join(folder, 'hook.ts');
  await writeFile(
    view,
    `const items = [{ to: '/loan', label: '/no' }];
     export const View = () => <><Link to="/Kyc?step=1" /><Link to={isNew ? '/a#b' : '/c'} />
       <Link to={\`/dispute/\${id}\`} /><Link to="//elsewhere" /><Link to="#top" /></>;`,
  );
  await writeFile(hook, `export const go = () => <void>navigate('/SignIn', { replace: true });`);
  const { links } = await extractPaths([view, hook]);
  expect(links).toEqual(['/Kyc', '/SignIn', '/a', '/c', '/loan']);
  await rm(folder, { recursive: true });
});

test('every link of every remote leads to a route', async () => {
  const { remotes } = await findSites(ROOT);
  const versions = await Promise.all(
    remotes.map(async (name) => {
      const folder = join(ROOT, 'remotes', name);
      const files = await readdir(join(folder, 'src'), { recursive: true });
      const sources = files.filter((file) => !file.includes('.test'));
      const { links } = await extractPaths(sources.map((file) => join(folder, 'src', file)));
      return {
        ...linking(name, links),
        remote: await readManifest(join(folder, 'remote.json'), name),
      };
    }),
  );
  const links = versions.flatMap((version) => version.links ?? []);
  expect(links).toEqual(expect.arrayContaining(['/Kyc', '/dispute', '/Withdrawal', '/SignIn']));
  expect(checkLinks(versions, host, indexOf(), []).violations).toEqual([]);
});
