import { expect } from '@playwright/test';
import { screens, type Screen } from '../accessibility/screens';
import { compactPng } from './compact-png';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Of the smaller pictures: dates and names of another length move some text, other colors or layouts change more. */
const TOLERANCE = { threshold: 0.15, maxDiffPixelRatio: 0.03 };

/** The screens of each kind of user. The administration comes first: its lists show the customers of other specs. */
export const SCREENS = (['admin', 'public', 'customer'] as const).map((access) => ({
  access,
  screens: screens.filter((screen) => screen.access === access),
}));

function nameOf({ path }: Screen): string {
  return path.slice(1).replaceAll('/', '-').toLowerCase() || 'home';
}

/** More pictures than a screen needs to come to rest. */
const MAX_PICTURES = 20;

/** Takes pictures of the screen until two are the same, and compares it with the one stored for this engine. */
export async function expectPicture(
  engine: string,
  screen: Screen,
  theme: Theme,
  take: () => Promise<Buffer>,
): Promise<void> {
  let picture = compactPng(await take());
  for (let count = 1; count < MAX_PICTURES; count += 1) {
    const next = compactPng(await take());
    if (next.equals(picture)) break;
    picture = next;
  }
  const name = ['pictures', engine, `${nameOf(screen)}-${theme}.png`];
  expect.soft(picture).toMatchSnapshot(name, TOLERANCE);
}

/** Serialized into the page: ends its transitions, and waits until it is painted. */
export async function settleInPage(): Promise<void> {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await painted();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  await painted();
}

/** Serialized into the page: chooses the theme, as another tab would. */
export function chooseTheme(theme: string): void {
  localStorage.setItem('bank.theme', theme);
  dispatchEvent(new StorageEvent('storage', { key: 'bank.theme', newValue: theme }));
}

/** Serialized into the page: replaces what differs in each run (dates, times, ids), and removes the focus. */
export function maskInPage(): void {
  const MASKS: readonly (readonly [RegExp, string])[] = [
    [
      /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/g,
      'Jan 10, 2020',
    ],
    [/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, '1/10/2020'],
    [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?/g, '10:10 AM'],
    [/\b[0-9a-f]{16}\b/g, '0123456789abcdef'],
    [/\b\d+ (second|minute|hour|day)s? ago\b/g, '10 $1s ago'],
  ];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const before = node.nodeValue ?? '';
    const after = MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), before);
    if (after !== before) node.nodeValue = after;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
}
