import { describe, expect, test } from '@jest/globals';
import { isReadableCode, isReadableText } from './readable-text';

const everyday = [
  '',
  'José',
  'عمر',
  '佐藤',
  'मीरा',
  'Zoë Ωmega',
  'O’Brien & Søn',
  '1\u202f250 €',
  '🏦',
];
const joined = ['👩‍🌾', '👩🏽‍🚀 🏦', '👨‍👩‍👧‍👦', '🏳️‍🌈', '❤️', '1️⃣', 'علی\u200cرضا', 'क्\u200dष'];
const hidden = [
  ...['a\u0000', 'a\nb', 'a\tb', 'a\u007f', 'a\u0085', 'a\u00ad', 'a\u034f', '\u061ca', '\u3164'],
  ...['a\u200bb', '\u200ea', '\u200fa', 'a\u2028', '\u202aa', '\u202egpj.exe', '\u2066a', '\u2060'],
  ...['\ufeffa', '\ufff9a', 'a\u{e0041}', 'Ada\ufe0f', 'Ada\ufe0e', 'a\u{e0100}'],
];
const misjoined = [
  'Ad\u200da',
  'Ada\u200c',
  '\u200dAda',
  '佐\u200d藤',
  '\u200d',
  '👩\u200d\u200d🌾',
  '👩\u200d',
];

describe('isReadableText', () => {
  test.each([...everyday, ...joined])('accepts %j', (typed) => {
    expect(isReadableText(typed)).toBe(true);
  });

  test.each([...hidden, ...misjoined])('rejects %j', (typed) => {
    expect(isReadableText(typed)).toBe(false);
  });
});

describe('isReadableCode', () => {
  test.each(everyday)('accepts %j', (typed) => {
    expect(isReadableCode(typed)).toBe(true);
  });

  test.each([...hidden, ...misjoined, ...joined])('rejects %j', (typed) => {
    expect(isReadableCode(typed)).toBe(false);
  });
});
