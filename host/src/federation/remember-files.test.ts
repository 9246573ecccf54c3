import type { RemoteOutline } from '@bank/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { askForFilesOfLastTime } from '../start/files-of-last-time';
import { noteFiles, remember } from './remember-files';

const REMOTE: RemoteOutline = {
  name: 'loan',
  title: 'Loan',
  kind: 'primary',
  routes: [{ path: '/Loan', title: 'Loan', access: 'customer' }],
  menu: [],
};

/** Where a version of its own is: each test has one of which nothing was drawn yet. */
let folder: string;
let versions = 0;
let box: HTMLElement;

// As for two remotes that are asked for at once.
noteFiles();
noteFiles();

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div></div>';
  box = document.body.querySelector('div') ?? document.body;
  localStorage.clear();
  folder = `http://loan.test/${(versions += 1)}/`;
  window.history.replaceState(null, '', '/loan');
});

function load(file: string) {
  const script = document.createElement('script');
  script.integrity = 'sha384-x';
  script.src = file;
  // An element of no type that runs: nobody answers here.
  script.type = 'text/plain';
  document.head.append(script);
  script.remove();
}

function style(file: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = 'sha384-y';
  link.href = file;
  document.head.append(link);
}

async function draw() {
  box.innerHTML = '<h1>Loan</h1>';
  await Promise.resolve();
}

function askedFor(path: string): string[] {
  document.head.innerHTML = '';
  askForFilesOfLastTime(path);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ as, href, integrity, crossOrigin }) => `${as} ${href} ${integrity} ${crossOrigin}`,
  );
}

test('what the first screen was made of is asked for the next time', async () => {
  remember(box, REMOTE, `${folder}remoteEntry.js`);
  load(`${folder}remoteEntry.js`);
  style(`${folder}1.css`);
  load('http://other.test/remoteEntry.js');
  load(`${folder}2.js?again=1`);
  await draw();
  // Of another screen, which comes later.
  load(`${folder}3.js`);
  remember(box, REMOTE, `${folder}remoteEntry.js`);
  await draw();
  expect(askedFor('/LOAN')).toEqual([
    `script ${folder}remoteEntry.js sha384-x anonymous`,
    `style ${folder}1.css sha384-y anonymous`,
  ]);
  expect(askedFor('/Cards')).toEqual([]);
});

test('a page of which the path is no route’s own is not remembered', async () => {
  window.history.replaceState(null, '', '/loan/17');
  remember(box, REMOTE, `${folder}remoteEntry.js`);
  load(`${folder}remoteEntry.js`);
  await draw();
  expect(askedFor('/loan/17')).toEqual([]);
});

test.each(['{', '{"/loan":7}', 'null'])('what is no list of files, as %s, is none', (kept) => {
  localStorage.setItem('bank.files', kept);
  expect(askedFor('/loan')).toEqual([]);
});
