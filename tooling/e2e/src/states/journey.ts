import type { Page } from '@playwright/test';

export type View = {
  /** Captures the full page, or only the viewport for elements fixed to it. */
  fullPage?: boolean;
  /** Restricts a state to these widths. */
  widths?: readonly number[];
};

/** What to do with each state: take a screenshot or check it. */
export type Inspect = (page: Page, name: string, view?: View) => Promise<void>;

/** A path through the site to states that have no URL: errors, dialogs, results. */
export type Journey = {
  title: string;
  /** Console messages that the journey provokes. */
  noise?: RegExp;
  walk(page: Page, inspect: Inspect): Promise<void>;
};

/** For dialogs and toasts, which are fixed to the viewport. */
export const IN_WINDOW: View = { fullPage: false };
