import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './fixtures/test';

const MERMAID = fileURLToPath(import.meta.resolve('@mermaid-js/tiny'));

type Mermaid = { render(id: string, source: string): Promise<{ svg: string }> };

const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const diagrams = [...text.matchAll(/^## ([^\n]+)\n(?:(?!^## )[^])*?^```mermaid\n([^]*?)^```/gm)];

test('the architecture page has six diagrams', () => {
  expect(diagrams).toHaveLength(6);
});

for (const [, title = '', source = ''] of diagrams) {
  test(`Mermaid renders the diagram "${title}", as on GitHub`, async ({ page }) => {
    await page.addScriptTag({ path: MERMAID });
    const svg = await page.evaluate(
      async (diagram) =>
        (await (globalThis as unknown as { mermaid: Mermaid }).mermaid.render('diagram', diagram))
          .svg,
      source,
    );
    await page.setContent(svg);
    const { width = 0, height = 0 } = (await page.locator('svg').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(100);
    await expect(page.getByText('Syntax error')).toHaveCount(0);
  });
}
