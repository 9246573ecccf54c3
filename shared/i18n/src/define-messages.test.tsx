import { afterEach, expect, jest, test } from '@jest/globals';
import { loadMessages, onLoadError, defineMessages, type Translation } from './define-messages';

const english = () =>
  ({
    title: 'Loan',
    form: { submit: 'Apply', levels: ['Weak', 'Strong'] },
    left: (count: number) => `${count} left`,
  }) as const;
type Sample = Translation<ReturnType<typeof english>>;

const german: Sample = {
  title: 'Kredit',
  form: { submit: 'Beantragen', levels: ['Schwach', 'Stark'] },
  left: (count) => `noch ${count}`,
};

function setLanguage(language: string) {
  document.documentElement.lang = language;
}

afterEach(() => setLanguage(''));

test('loads nothing for English', async () => {
  const load = jest.fn(() => Promise.resolve({ messages: german }));
  const texts = defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  expect(texts.title).toBe('Loan');
  expect(load).not.toHaveBeenCalled();
});

test('translates in place, including sections kept in constants', async () => {
  const fr = jest.fn(() => Promise.resolve({ messages: german }));
  const texts = defineMessages(english(), { de: () => Promise.resolve({ messages: german }), fr });
  const { form } = texts;
  setLanguage('de-CH');
  await loadMessages();
  expect(texts.title).toBe('Kredit');
  expect(form.submit).toBe('Beantragen');
  expect(form.levels).toEqual(['Schwach', 'Stark']);
  expect(texts.left(3)).toBe('noch 3');
  expect(fr).not.toHaveBeenCalled();
});

test('loads each bundle once, and later bundles with the next call', async () => {
  setLanguage('de');
  const load = jest.fn(() => Promise.resolve({ messages: german }));
  defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  const late = defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  expect(late.title).toBe('Kredit');
  expect(load).toHaveBeenCalledTimes(2);
});

test('falls back to English, reports the error and retries', async () => {
  setLanguage('de');
  const loadError = new Error('no answer');
  const reported: unknown[] = [];
  onLoadError((error) => reported.push(error));
  const load = jest
    .fn<() => Promise<{ messages: Sample }>>()
    .mockRejectedValueOnce(loadError)
    .mockResolvedValue({ messages: german });
  const texts = defineMessages(english(), { de: load, fr: load });
  const other = defineMessages(english(), {
    de: () => Promise.resolve({ messages: german }),
    fr: load,
  });

  await loadMessages();
  expect(texts.title).toBe('Loan');
  expect(other.title).toBe('Kredit');
  expect(reported).toEqual([loadError]);

  await loadMessages();
  expect(texts.title).toBe('Kredit');
});

test('a translation must have exactly the keys of the English messages', () => {
  // @ts-expect-error -- a message is missing.
  const missing: Sample = { title: 'Kredit', form: german.form };
  // @ts-expect-error -- an extra message.
  const tooMany: Sample = { ...german, extra: '' };
  // @ts-expect-error -- the list is too short.
  const short: Sample['form']['levels'] = ['Schwach'];
  // @ts-expect-error -- an extra parameter.
  const argument: Sample['left'] = (count: number, more: string) => count + more;
  expect([missing, tooMany, short, argument]).toHaveLength(4);
});
