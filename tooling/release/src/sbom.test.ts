import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from './builds.test-utils';
import { readProductSbom, readSbom, type Sbom } from './sbom';

type Dependencies = Readonly<Record<string, string>>;

function namesOf({ components }: Sbom): string[] {
  return components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
}

const on = (...names: string[]): Dependencies =>
  Object.fromEntries(names.map((name) => [name, '1.0.0']));

const WORKSPACES: Readonly<
  Record<string, { name: string; dependencies: Dependencies; devDependencies?: Dependencies }>
> = {
  'remotes/one': {
    ...{ name: '@x/one', dependencies: on('drawer', '@x/ui'), devDependencies: on('tool') },
  },
  // Uses a production dependency of the other remote for its development.
  'remotes/two': {
    ...{ name: '@x/two', dependencies: on('button'), devDependencies: on('drawer') },
  },
  'shared/ui': { name: '@x/ui', dependencies: on('button'), devDependencies: on('tool') },
};
const PACKAGES: Readonly<Record<string, Dependencies>> = {
  ...{ button: {}, drawer: on('animation'), animation: {}, tool: on('loader'), loader: {} },
};

/** Creates a monorepo with a lock file, and returns its folder. */
async function newMonorepo(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  const project = { name: 'bank', version: '1.0.0', workspaces: ['remotes/*', 'shared/*'] };
  await putFile(folder, 'package.json', project);
  const packages: Record<string, object> = { '': project };
  for (const [path, workspace] of Object.entries(WORKSPACES)) {
    packages[path] = { ...workspace, version: '1.0.0' };
    packages[`node_modules/${workspace.name}`] = { resolved: path, link: true };
    await putFile(folder, `${path}/package.json`, { ...workspace, version: '1.0.0' });
  }
  for (const [name, dependencies] of Object.entries(PACKAGES)) {
    packages[`node_modules/${name}`] = { version: '1.0.0', dependencies };
  }
  const lock = { ...project, lockfileVersion: 3, requires: true, packages };
  await putFile(folder, 'package-lock.json', lock);
  return folder;
}

describe('in a monorepo', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newMonorepo();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('lists the production dependencies of a workspace, and what these need', async () => {
    const sbom = await readSbom(folder, '@x/one');
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', version: 1 });
    expect(sbom.metadata.component['bom-ref']).toBe('@x/one@1.0.0');
    expect(namesOf(sbom)).toEqual(['@x/ui', 'animation', 'button', 'drawer']);
    expect(sbom.dependencies).toEqual([
      { ref: '@x/one@1.0.0', dependsOn: ['@x/ui@1.0.0', 'drawer@1.0.0'] },
      { ref: '@x/ui@1.0.0', dependsOn: ['button@1.0.0'] },
      { ref: 'animation@1.0.0', dependsOn: [] },
      { ref: 'button@1.0.0', dependsOn: [] },
      { ref: 'drawer@1.0.0', dependsOn: ['animation@1.0.0'] },
    ]);
  });

  it('is reproducible, without time or folder', async () => {
    const text = JSON.stringify(await readSbom(folder, '@x/two'));
    expect(JSON.stringify(await readSbom(folder, '@x/two'))).toBe(text);
    expect(text).not.toMatch(/serialNumber|timestamp/);
    expect(text).not.toContain(folder);
    expect(text).not.toContain('drawer');
  });

  it('lists the dependencies of several workspaces below the root project', async () => {
    const sbom = await readProductSbom(folder, ['@x/two', '@x/one']);
    expect(sbom.metadata.component).toMatchObject({ name: 'bank' });
    expect(namesOf(sbom)).toEqual(['@x/one', '@x/two', '@x/ui', 'animation', 'button', 'drawer']);
    const project = sbom.metadata.component['bom-ref'];
    expect(sbom.dependencies.find(({ ref }) => ref === project)?.dependsOn).toEqual([
      ...['@x/one@1.0.0', '@x/two@1.0.0'],
    ]);
  });

  it('names a workspace that npm does not know, and the remedy', async () => {
    await expect(readSbom(folder, '@x/none')).rejects.toMatchObject({
      message: expect.stringContaining('npm could not list the dependencies of @x/none: '),
      remedy: expect.stringContaining('npm install'),
    });
  });
});

it('lists the dependencies of a remote of this repository', async () => {
  const sbom = await readSbom(join(__dirname, '../../..'), '@bank/transfer');
  expect(sbom.metadata.component['bom-ref']).toMatch(/^@bank\/transfer@/);
  const names = namesOf(sbom);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'scheduler', '@bank/ui', '@firebase/firestore']),
  );
  for (const name of ['webpack', '@bank/webpack', '@bank/testing', 'jest', 'css-loader']) {
    expect(names).not.toContain(name);
  }
});
