import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { translateLocators } from '../fixtures/translated-locators';
import { journeys } from './journeys';
import { ScreenReader } from './screen-reader';

const LOCALES = ['en-US', 'de-DE', 'fr-FR'];

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    const language = locale.slice(0, 2);

    for (const { name, noise, walk } of journeys) {
      test(`a screen reader speaks as recorded: ${name}`, async ({ page, allowConsole }) => {
        if (noise) allowConsole(noise);
        const reader = new ScreenReader(page);
        const restore = language === 'en' ? () => {} : translateLocators(page, language);
        try {
          await walk(page, reader);
        } finally {
          restore();
        }
        expect(reader.transcript).toMatchSnapshot([`${name}.${language}.txt`]);
      });
    }
  });
}
