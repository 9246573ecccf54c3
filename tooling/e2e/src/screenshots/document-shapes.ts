import type { PlaywrightTestOptions } from '@playwright/test';

type Options = Partial<
  Pick<PlaywrightTestOptions, 'viewport' | 'deviceScaleFactor' | 'colorScheme' | 'contextOptions'>
>;

/** How the pictures of tooling/docs/screens.md look at the site. */
export type Shape = {
  /** The end of the file names. */
  name: string;
  /** Whether only a few representative screens are taken. */
  isSample: boolean;
  use: Options;
};

/** Scaled down, because the document shows them smaller. */
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.65625 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.8 };
const reducedMotion = 'reduce';

const themes: readonly Shape[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  {
    name: `1280-${colorScheme}`,
    isSample: false,
    use: { ...DESKTOP, colorScheme, contextOptions: { reducedMotion } },
  },
  {
    name: `390-${colorScheme}`,
    isSample: false,
    use: { ...PHONE, colorScheme, contextOptions: { reducedMotion } },
  },
]);

/** Zoom of a window of 1280 x 1024 px shrinks the viewport and enlarges each CSS pixel. */
const zoomed = (percent: number) => ({
  viewport: {
    width: Math.round(128_000 / percent),
    height: Math.round(102_400 / percent),
  },
  deviceScaleFactor: (DESKTOP.deviceScaleFactor * percent) / 100,
  contextOptions: { reducedMotion } as const,
});

export const shapes: readonly Shape[] = [
  ...themes,
  {
    name: 'forced-colors',
    isSample: true,
    use: { ...DESKTOP, contextOptions: { reducedMotion, forcedColors: 'active' } },
  },
  {
    name: '320',
    isSample: true,
    use: { viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion } },
  },
  { name: 'zoom-200', isSample: true, use: zoomed(200) },
  { name: 'zoom-400', isSample: true, use: zoomed(400) },
];
