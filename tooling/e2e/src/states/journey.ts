import type { Page } from '@playwright/test';

export type View = {
  /** The whole page, or only what is seen without scrolling: what lies above it is fixed there. */
  fullPage?: boolean;
  /** Where something exists on narrow screens only. */
  widths?: readonly number[];
};

/** What is done with a state that the page is in: a picture is taken of it, or it is checked. */
export type See = (page: Page, name: string, view?: View) => Promise<void>;

/** A way through the site that passes states which no address leads to: errors, dialogs, results. */
export type Journey = {
  title: string;
  /** What the console prints because the journey provokes it. */
  noise?: RegExp;
  walk(page: Page, see: See): Promise<void>;
};

/** For a dialog or a toast, which stand in the window and not in the page. */
export const IN_WINDOW: View = { fullPage: false };
