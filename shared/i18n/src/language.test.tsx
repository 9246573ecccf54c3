import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  chooseLanguage,
  preferredLanguage,
  locale,
  pageLanguage,
  setPageLanguage,
} from './language';

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => browserSpeaks('en-US'));
afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

describe('preferredLanguage', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['ja', 'fr-CA', 'de'], 'fr'],
    [['FR'], 'fr'],
    [['ja'], 'en'],
    [['en-US@posix', 'de'], 'de'],
    [[], 'en'],
  ])('of a browser with %j is %s', (languages, expected) => {
    browserSpeaks(...languages);
    expect(preferredLanguage()).toBe(expected);
  });

  test('is the stored choice, regardless of the browser', () => {
    browserSpeaks('de');
    chooseLanguage('fr');
    expect(preferredLanguage()).toBe('fr');
  });

  test('ignores an invalid stored value', () => {
    localStorage.setItem('bank.language', 'toString');
    expect(preferredLanguage()).toBe('en');
  });

  test('works without storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    browserSpeaks('de');
    chooseLanguage('fr');
    expect(preferredLanguage()).toBe('de');
  });
});

describe('pageLanguage', () => {
  test.each([
    [['en', 'de-AT'], 'de', 'de-AT'],
    [['en-GB', 'ja'], 'de', 'de'],
    [['ja'], null, 'en'],
    [['en-GB'], null, 'en-GB'],
  ] as const)('of a browser that speaks %j, with %s chosen, is %s', (languages, choice, lang) => {
    browserSpeaks(...languages);
    if (choice) chooseLanguage(choice);
    setPageLanguage();
    expect(document.documentElement.lang).toBe(lang);
    expect(locale()).toBe(lang);
  });

  test('stays unchanged until the page is reloaded', () => {
    setPageLanguage();
    chooseLanguage('de');
    expect(pageLanguage()).toBe('en');
    expect(locale()).toBe('en-US');
  });

  test('falls back to English if the page has none or an unsupported one', () => {
    expect(locale()).toBe('en');
    document.documentElement.lang = 'ja';
    expect(pageLanguage()).toBe('en');
  });
});
