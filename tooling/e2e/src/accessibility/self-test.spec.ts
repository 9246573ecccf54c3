import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { axeFindings } from './axe';
import { walkTabOrder } from './tab-order';
import { clippedText } from './clipped-text';

// Runs the checks on pages with known violations, so that a check that finds nothing is noticed.
const findings = async (found: Promise<readonly string[]>) => (await found).join('\n');

test('axe runs with the rules of WCAG 2.2', async ({ page }) => {
  await page.setContent(
    '<title>x</title><img src="x"><button style="width:9px">a</button><a href="#">b</a>',
  );
  expect(await findings(axeFindings(page))).toContain('image-alt');
});

test('detects clipped and overflowing text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.setContent('<div style="width:30px;overflow:hidden;white-space:nowrap">cut off</div>');
  expect(await findings(clippedText(page))).toMatch(/^"cut off" is cut off by \d+ px$/);
  await page.setContent('<div style="width:500px">wide</div>');
  expect(await findings(clippedText(page))).toMatch(/^the page is \d+ wide in a window of 320$/);
  await page.setContent('<div style="width:30px;overflow:auto">can be scrolled</div>');
  expect(await findings(clippedText(page))).toBe('');
});

test('detects a focused element that is covered or has no focus indicator', async ({ page }) => {
  const walk = async (html: string) => {
    await page.setContent(`<style>button, input { width: 40px; height: 40px }</style>${html}`);
    const { problems } = await walkTabOrder(page);
    return problems.join('\n');
  };
  expect(await walk('<button>a</button><input type="date"><button>b</button>')).toBe('');
  expect(await walk('<button style="outline:none">a</button><button>b</button>')).toBe(
    'button "a": does not show that it has the focus',
  );
  expect(await walk('<button style="width:20px">a</button><button>b</button>')).toBe(
    'button "a": is only 20 x 40 px',
  );
  expect(await walk('<button style="opacity:0">a</button><button>b</button>')).toBe(
    'button "a": cannot be seen',
  );
  const cover = '<p style="position:fixed;inset:0;background:red">above</p>';
  expect(await walk(`<button>a</button>${cover}`)).toBe('button "a": is covered by p "above"');
  const trap = 'onkeydown="event.preventDefault()"';
  expect(await walk(`<button ${trap}>a</button><button>b</button>`)).toContain('has not left');
  const circle = 'onkeydown="event.preventDefault(); first.focus()"';
  expect(
    await walk(`<button id="first">a</button><button ${circle}>b</button><button>c</button>`),
  ).toBe('button "c": is never reached');
});
