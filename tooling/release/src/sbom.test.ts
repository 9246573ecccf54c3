import { beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readProductSbom, readSbom, type Sbom } from './sbom';

const root = join(__dirname, '../../..');

function namesOf({ components }: Sbom): string[] {
  return components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
}

describe('readSbom', () => {
  let transfer: Sbom;
  let marketing: Sbom;

  beforeAll(async () => {
    transfer = await readSbom(root, '@bank/transfer');
    marketing = await readSbom(root, '@bank/marketing');
  });

  it('lists the production dependencies of a workspace, direct and transitive', () => {
    expect(transfer.metadata.component['bom-ref']).toMatch(/^@bank\/transfer@/);
    expect(namesOf(transfer)).toEqual(
      expect.arrayContaining(['react', 'scheduler', '@bank/ui', '@firebase/firestore']),
    );
  });

  it('omits development dependencies, of the workspace itself and of those that it uses', () => {
    const names = namesOf(transfer);
    for (const name of ['webpack', '@bank/webpack', '@bank/testing', 'jest', 'css-loader']) {
      expect(names).not.toContain(name);
    }
  });

  it('is reproducible, without time or folder', async () => {
    const text = JSON.stringify(transfer);
    expect(JSON.stringify(await readSbom(root, '@bank/transfer'))).toBe(text);
    expect(text).not.toMatch(/serialNumber|timestamp/);
    expect(text).not.toContain(root);
  });

  it('differs between two remotes', () => {
    expect(marketing).not.toEqual(transfer);
  });

  it('throws for an unknown workspace', async () => {
    await expect(readSbom(root, '@bank/nobody')).rejects.toThrow('@bank/nobody');
  });

  it('lists the dependencies of several workspaces below the root project', async () => {
    const workspaces = ['@bank/marketing', '@bank/transfer'];
    const product = await readProductSbom(root, workspaces);
    const union = new Set([...workspaces, ...namesOf(marketing), ...namesOf(transfer)]);
    expect(new Set(namesOf(product))).toEqual(union);
    expect(product.metadata.component).toMatchObject({ name: 'fernhill-bank' });
    const project = product.metadata.component['bom-ref'];
    const needs = product.dependencies.find(({ ref }) => ref === project)?.dependsOn;
    expect(needs?.map((ref) => ref.replace(/@[^@]*$/, ''))).toEqual(workspaces);
    expect(JSON.stringify(product)).not.toMatch(/serialNumber|timestamp/);
  });
});
