import { afterEach, expect, jest, test } from '@jest/globals';
import { loadTexts, onLostTexts, translated, type Texts } from './texts';

const english = () =>
  ({
    title: 'Loan',
    form: { submit: 'Apply', levels: ['Weak', 'Strong'] },
    left: (count: number) => `${count} left`,
  }) as const;
type Sample = Texts<ReturnType<typeof english>>;

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
  const texts = translated(english(), { de: load, fr: load });
  await loadTexts();
  expect(texts.title).toBe('Loan');
  expect(load).not.toHaveBeenCalled();
});

test('the language’s words come in place, into sections that somebody holds as well', async () => {
  const fr = jest.fn(() => Promise.resolve({ messages: german }));
  const texts = translated(english(), { de: () => Promise.resolve({ messages: german }), fr });
  const { form } = texts;
  speak('de-CH');
  await loadTexts();
  expect(texts.title).toBe('Kredit');
  expect(form.submit).toBe('Beantragen');
  expect(form.levels).toEqual(['Schwach', 'Stark']);
  expect(texts.left(3)).toBe('noch 3');
  expect(fr).not.toHaveBeenCalled();
});

test('what is there is not loaded again, and what registers later comes with the next call', async () => {
  speak('de');
  const load = jest.fn(() => Promise.resolve({ messages: german }));
  translated(english(), { de: load, fr: load });
  await loadTexts();
  const late = translated(english(), { de: load, fr: load });
  await loadTexts();
  expect(late.title).toBe('Kredit');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what cannot be loaded stays English, is reported, and is tried again', async () => {
  speak('de');
  const lost = new Error('no answer');
  const heard: unknown[] = [];
  onLostTexts((error) => heard.push(error));
  const load = jest
    .fn<() => Promise<{ messages: Sample }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ messages: german });
  const texts = translated(english(), { de: load, fr: load });
  const other = translated(english(), {
    de: () => Promise.resolve({ messages: german }),
    fr: load,
  });

  await loadTexts();
  expect(texts.title).toBe('Loan');
  expect(other.title).toBe('Kredit');
  expect(heard).toEqual([lost]);

  await loadTexts();
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
