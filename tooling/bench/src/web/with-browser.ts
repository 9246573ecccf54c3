import { type Browser, chromium } from '@playwright/test';

/** Runs `work` with a new browser. Closes it at the end, and when the signal aborts. */
export async function withBrowser<T>(
  { chromium: executablePath, signal }: { chromium: string; signal: AbortSignal },
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const stop = () => void browser.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work(browser);
  } finally {
    signal.removeEventListener('abort', stop);
    await browser.close();
  }
}
