import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_EXIT, auditDependencies, type Audit, type AuditOptions } from './audit-dependencies';

const HASH = `sha512-${'a'.repeat(86)}==`;
const ADVISORY = {
  id: 1,
  title: 'Prototype pollution',
  url: 'https://github.com/advisories/GHSA-test',
  severity: 'high',
  vulnerable_versions: '<1.2.3',
};

type Packages = Record<string, { version: string; integrity?: string; resolved?: string }>;

/** A local registry that answers npm's advisory requests. */
let registry: Server;
let answer: { status: number; body: object };
let asked: string[];
let folder: string;

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isAudit = request.url === '/-/npm/v1/security/advisories/bulk';
    request.resume().on('end', () => {
      response.writeHead(isAudit ? answer.status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? answer.body : {}));
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
});

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: {} };
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  await install({ 'left-pad': { version: '1.2.0' }, 'a-tool': { version: '2.0.0' } });
});

afterEach(() => rm(folder, { recursive: true }));

async function install(packages: Packages): Promise<void> {
  const project = { name: 'project', version: '1.0.0' };
  const names = Object.keys(packages);
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  const entries = Object.entries(packages).map(([name, entry]) => [
    `node_modules/${name}`,
    { integrity: HASH, ...entry },
  ]);
  const lock = {
    ...project,
    lockfileVersion: 3,
    packages: { '': { ...project, dependencies }, ...Object.fromEntries(entries) },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...project, dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function audit(options: AuditOptions = {}): Promise<Audit> {
  const { port } = registry.address() as AddressInfo;
  const environment = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  };
  return auditDependencies(
    folder,
    options,
    () => Promise.resolve(new Set(['left-pad@1.2.0'])),
    environment,
  );
}

describe('npm run audit with the registry', () => {
  it('passes when the registry has no advisories', async () => {
    const { result, lines } = await audit();
    expect(result).toBe('passed');
    expect(asked).toContain('POST /-/npm/v1/security/advisories/bulk');
    expect(lines.join('\n')).toContain('the registry has 0 advisories');
  });

  it.each([
    ['fails for a high advisory of a shipped package', 'left-pad', 'high', 'failed', 'shipped'],
    ['lists a moderate one', 'left-pad', 'moderate', 'passed', 'shipped'],
    ['lists a critical one of a development tool', 'a-tool', 'critical', 'passed', 'development'],
  ])('%s', async (_title, name, severity, result, usage) => {
    answer.body = { [name]: [{ ...ADVISORY, severity, vulnerable_versions: '*' }] };
    const outcome = await audit();
    expect(outcome.result).toBe(result);
    expect(outcome.lines.at(-1)).toContain(`${severity}: ${name}@`);
    expect(outcome.lines.at(-1)).toContain(`(${usage}`);
  });

  it('reports that vulnerabilities were not checked when the registry refuses', async () => {
    answer = { status: 405, body: {} };
    const { result, lines } = await audit({ save: join(folder, 'advisories.json') });
    expect(AUDIT_EXIT[result]).toBe(2);
    expect(lines.join('\n')).toMatch(/NOT checked[^]*405/);
    await expect(readFile(join(folder, 'advisories.json'))).rejects.toThrow('ENOENT');
  });

  it('fails offline for a package without a hash or from another source', async () => {
    answer = { status: 405, body: {} };
    await install({
      'left-pad': { version: '1.3.0', integrity: '' },
      'a-tool': { version: '2.0.0', resolved: 'git+ssh://git@github.com/a/tool.git#c0ffee' },
    });
    const { result, lines } = await audit();
    expect(result).toBe('failed');
    expect(lines).toContain('  left-pad@1.3.0: no SHA-512 hash');
    expect(lines.join('\n')).toContain('a-tool@2.0.0: comes from git+ssh:');
  });
});

describe('npm run audit -- --from', () => {
  async function save(): Promise<string> {
    const file = join(folder, 'advisories.json');
    answer.body = { 'left-pad': [ADVISORY] };
    await audit({ save: file });
    asked = [];
    return file;
  }

  it('uses the saved advisories without a request to the registry', async () => {
    const file = await save();
    const { result, lines } = await audit({ from: file });
    expect(result).toBe('failed');
    expect(lines.join('\n')).toContain('1 advisory, saved 0 days ago for this lock file');
    expect(asked).toEqual([]);
  });

  it('reports the age of the file', async () => {
    const file = await save();
    const saved = JSON.parse(await readFile(file, 'utf8')) as object;
    const savedAt = new Date(Date.now() - 9.5 * 24 * 60 * 60 * 1000).toISOString();
    await writeFile(file, JSON.stringify({ ...saved, savedAt }));
    expect((await audit({ from: file })).lines.join('\n')).toContain('saved 9 days ago');
  });

  it('is incomplete for packages that were added or changed since', async () => {
    const file = await save();
    await install({ 'left-pad': { version: '1.2.3' }, 'a-tool': { version: '2.0.0' } });
    const { result, lines } = await audit({ from: file });
    expect(result).toBe('incomplete');
    expect(lines.at(-2)).toContain('for another lock file');
    expect(lines.at(-1)).toContain('NOT checked: left-pad@1.2.3');
  });

  it('rejects a missing file and names the command that creates it', async () => {
    const outcome = audit({ from: join(folder, 'none.json') });
    await expect(outcome).rejects.toHaveProperty(
      'remedy',
      'Create it: npm run audit -- --save <file>',
    );
  });
});
