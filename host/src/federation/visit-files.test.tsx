import type { RemoteSummary } from '@bank/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { preloadLastVisit } from '../start/last-visit-files';
import { observeRequestedFiles, saveFilesOfFirstScreen } from './visit-files';

const REMOTE: RemoteSummary = {
  name: 'loan',
  title: 'Loan',
  kind: 'primary',
  routes: [
    { path: '/Loan', title: 'Loan', access: 'customer' },
    { path: '/Loan/Terms', title: 'Terms', access: 'public' },
  ],
  menu: [],
};

/** The folder of a version that has not rendered yet; each test has its own. */
let folder: string;
let versions = 0;
let container: HTMLElement;

// Called twice, as for two remotes that load at the same time.
observeRequestedFiles();
observeRequestedFiles();

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div></div>';
  container = document.body.querySelector('div') ?? document.body;
  localStorage.clear();
  folder = `http://loan.test/${(versions += 1)}/`;
  window.history.replaceState(null, '', '/loan');
});

function requestScript(file: string, integrity = 'sha384-x') {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = file;
  // A type that does not run, because there is no server.
  script.type = 'text/plain';
  document.head.append(script);
  script.remove();
}

function requestLink(file: string, rel = 'stylesheet', integrity = 'sha384-y') {
  const link = document.createElement('link');
  link.rel = rel;
  link.integrity = integrity;
  link.href = file;
  document.head.append(link);
}

async function renderScreen() {
  container.innerHTML = '<section></section>';
  await Promise.resolve();
  container.querySelector('section')?.insertAdjacentHTML('beforeend', '<h1>Loan</h1>');
  await Promise.resolve();
}

function preloadedFiles(path: string): string[] {
  document.head.innerHTML = '';
  preloadLastVisit(path);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ as, href, integrity, crossOrigin }) => `${as} ${href} ${integrity} ${crossOrigin}`,
  );
}

test('preloads the files of the first screen at the next visit', async () => {
  saveFilesOfFirstScreen(container, REMOTE, `${folder}remoteEntry.js`);
  requestScript(`${folder}remoteEntry.js`);
  requestLink(`${folder}1.css`);
  requestScript('http://other.test/remoteEntry.js');
  requestScript(`${folder}2.js?again=1`);
  await renderScreen();
  // A file of a later screen.
  requestScript(`${folder}3.js`);
  saveFilesOfFirstScreen(container, REMOTE, `${folder}remoteEntry.js`);
  await renderScreen();
  expect(preloadedFiles('/LOAN')).toEqual([
    `script ${folder}remoteEntry.js sha384-x anonymous`,
    `style ${folder}1.css sha384-y anonymous`,
  ]);
  expect(preloadedFiles('/Cards')).toEqual([]);
});

test('saves no files before the heading is shown', async () => {
  saveFilesOfFirstScreen(container, REMOTE, `${folder}remoteEntry.js`);
  container.innerHTML = '<p>Loading</p>';
  await Promise.resolve();
  requestScript(`${folder}remoteEntry.js`);
  await renderScreen();
  expect(preloadedFiles('/loan')).toHaveLength(1);
});

test('saves only scripts and style sheets, and only those with an integrity hash', async () => {
  saveFilesOfFirstScreen(container, REMOTE, `${folder}remoteEntry.js`);
  requestScript(`${folder}1.js`, '');
  requestLink(`${folder}1.css`, 'stylesheet', '');
  requestLink(`${folder}2.css`, 'preload');
  requestLink(`${folder}3.css`);
  await renderScreen();
  expect(preloadedFiles('/loan')).toEqual([`style ${folder}3.css sha384-y anonymous`]);
});

test('saves no files for a path that is not the path of a route', async () => {
  window.history.replaceState(null, '', '/loan/17');
  saveFilesOfFirstScreen(container, REMOTE, `${folder}remoteEntry.js`);
  requestScript(`${folder}remoteEntry.js`);
  await renderScreen();
  expect(preloadedFiles('/loan/17')).toEqual([]);
});

test.each(['{', '{"/loan":7}', 'null'])('ignores an invalid list of files: %s', (stored) => {
  localStorage.setItem('bank.files', stored);
  expect(preloadedFiles('/loan')).toEqual([]);
});
