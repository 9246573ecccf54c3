/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

// These plain JavaScript modules run before anything is installed, so each test runs them in a
// separate Node process.
const BOOTSTRAP = join(__dirname, '../bin/bootstrap.mjs');

let root: string;

function call(expression: string) {
  const script = `import * as bootstrap from ${JSON.stringify(BOOTSTRAP)}; ${expression}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}${delimiter}${process.env['PATH']}`, ROOT: root },
  });
}

function install() {
  return call('bootstrap.installDependencies(process.env.ROOT)');
}

const tool = { version: '1.0.0', integrity: 'sha512-a' };

function lock(packages: object) {
  return writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

function installed(packages: object) {
  return writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

async function npmWasRun(): Promise<string> {
  return readFile(join(root, 'npm-was-run'), 'utf8').catch(() => '');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await mkdir(join(root, 'node_modules'));
  await lock({ '': {}, 'node_modules/tool': tool });
  await writeFile(
    join(root, 'npm'),
    '#!/bin/sh\necho "$@" > "$ROOT/npm-was-run"\nexit ${NPM_EXIT:-0}\n',
  );
  await chmod(join(root, 'npm'), 0o755);
});

afterEach(() => rm(root, { recursive: true }));

describe('installDependencies', () => {
  it('installs, preferring the cache, when nothing is installed', async () => {
    expect(install().status).toBe(0);
    expect(await npmWasRun()).toMatch(/^ci --prefer-offline/);
  });

  it.each([
    ['another version', { 'node_modules/tool': { ...tool, version: '2.0.0' } }],
    ['other content', { 'node_modules/tool': { ...tool, integrity: 'sha512-b' } }],
    ['a package less', {}],
    ['a package more', { 'node_modules/tool': tool, 'node_modules/old': tool }],
  ])('installs when %s is installed', async (_what, packages) => {
    await installed(packages);
    install();
    expect(await npmWasRun()).not.toBe('');
  });

  it("skips the install when only another platform's binary is missing", async () => {
    await lock({ 'node_modules/tool': tool, 'node_modules/win32': { ...tool, optional: true } });
    await installed({ 'node_modules/tool': tool });
    expect(install().status).toBe(0);
    expect(await npmWasRun()).toBe('');
  });

  it('does not install into the packages of another checkout', async () => {
    await installed({});
    await rename(join(root, 'node_modules'), join(root, 'other'));
    await symlink(join(root, 'other'), join(root, 'node_modules'));
    const { status, stderr } = install();
    expect(status).not.toBe(0);
    expect(stderr).toContain('node_modules is a link and differs from the lock file.');
    expect(await npmWasRun()).toBe('');
  });

  it('stops with a remedy when npm fails', async () => {
    const { status, stderr } = call(
      'process.env.NPM_EXIT = "1"; bootstrap.installDependencies(process.env.ROOT)',
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain('With a connection to the npm registry, run: npm ci');
  });
});

describe('checkNode', () => {
  it.each(['20.19.0', '22.1.0', '24.0.0'])('accepts %s', (version) => {
    expect(call(`bootstrap.checkNode('${version}')`).status).toBe(0);
  });

  it.each(['18.20.0', '20.18.9'])('refuses %s by name', (version) => {
    const { status, stderr } = call(`bootstrap.checkNode('${version}')`);
    expect(status).not.toBe(0);
    expect(stderr).toContain(`This needs Node 20.19 or later, and this is Node ${version}.`);
  });
});
