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

function speak(language: string) {
  document.documentElement.lang = language;
}

afterEach(() => speak(''));

test('English asks for nothing', async () => {
  const load = jest.fn(() => Promise.resolve({ messages: german }));
  const texts = defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  expect(texts.title).toBe('Loan');
  expect(load).not.toHaveBeenCalled();
});

test('the language’s words come in place, into sections that somebody holds as well', async () => {
  const fr = jest.fn(() => Promise.resolve({ messages: german }));
  const texts = defineMessages(english(), { de: () => Promise.resolve({ messages: german }), fr });
  const { form } = texts;
  speak('de-CH');
  await loadMessages();
  expect(texts.title).toBe('Kredit');
  expect(form.submit).toBe('Beantragen');
  expect(form.levels).toEqual(['Schwach', 'Stark']);
  expect(texts.left(3)).toBe('noch 3');
  expect(fr).not.toHaveBeenCalled();
});

test('what is there is not loaded again, and what registers later comes with the next call', async () => {
  speak('de');
  const load = jest.fn(() => Promise.resolve({ messages: german }));
  defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  const late = defineMessages(english(), { de: load, fr: load });
  await loadMessages();
  expect(late.title).toBe('Kredit');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what cannot be loaded stays English, is reported, and is tried again', async () => {
  speak('de');
  const lost = new Error('no answer');
  const heard: unknown[] = [];
  onLoadError((error) => heard.push(error));
  const load = jest
    .fn<() => Promise<{ messages: Sample }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ messages: german });
  const texts = defineMessages(english(), { de: load, fr: load });
  const other = defineMessages(english(), {
    de: () => Promise.resolve({ messages: german }),
    fr: load,
  });

  await loadMessages();
  expect(texts.title).toBe('Loan');
  expect(other.title).toBe('Kredit');
  expect(heard).toEqual([lost]);

  await loadMessages();
  expect(texts.title).toBe('Kredit');
});

test('a translation has every text, and no other', () => {
  // @ts-expect-error -- a text is missing.
  const missing: Sample = { title: 'Kredit', form: german.form };
  // @ts-expect-error -- a text too many.
  const tooMany: Sample = { ...german, extra: '' };
  // @ts-expect-error -- the list is too short.
  const short: Sample['form']['levels'] = ['Schwach'];
  // @ts-expect-error -- an argument that nobody gives.
  const argument: Sample['left'] = (count: number, more: string) => count + more;
  expect([missing, tooMany, short, argument]).toHaveLength(4);
});
