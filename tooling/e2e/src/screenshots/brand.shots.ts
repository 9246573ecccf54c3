import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/test';

const HOST = fileURLToPath(new URL('../../../../host/', import.meta.url));

/** Renders one of the host's SVG files on a transparent background. */
async function draw(page: Page, file: string, width: number, height = width): Promise<Buffer> {
  const svg = await readFile(`${HOST}${file}`, 'utf8');
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; inline-size: ${width}px }</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** A .ico file that contains one PNG, for clients that request /favicon.ico by convention. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// npm run screenshots -- --brand: run it after a change of the logo and commit the files.
test('the host’s icons and the social preview image', { tag: '@brand' }, async ({ page }) => {
  for (const [name, file, width, height] of [
    ['icon-192', 'public/favicon.svg', 192],
    ['icon-512', 'public/favicon.svg', 512],
    ['maskable-192', 'images/maskable.svg', 192],
    ['maskable-512', 'images/maskable.svg', 512],
    ['apple-touch-icon', 'images/maskable.svg', 180],
    ['share', 'images/share.svg', 1200, 630],
  ] as const) {
    await writeFile(`${HOST}public/${name}.png`, await draw(page, file, width, height));
  }
  const small = await draw(page, 'public/favicon.svg', 32);
  await writeFile(`${HOST}public/favicon.ico`, iconFile(small, 32));
});
