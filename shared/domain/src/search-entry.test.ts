import { expect, it } from '@jest/globals';
import { searchableText, searchEntry } from './search-entry';

it.each([
  ['Jürgen Groß-Mühlhausen', 'jurgen gross muhlhausen'],
  ['François Élie Noël', 'francois elie noel'],
  ['Ægir Þórðarson Ørsted', 'aegir thordarson orsted'],
  ['İbrahim Işık Łukasz', 'ibrahim isik lukasz'],
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
  ['Zoe\u0308', 'zoe'],
  ['O’Neill, d’Arc', 'o neill d arc'],
  ['  Ada   Lovelace ', 'ada lovelace'],
  ['ΣΩΚΡΆΤΗΣ', 'σωκρατησ'],
  ['Юрий', 'юрии'],
  ['عُمَر إبراهيم', 'عمر ابراهيم'],
  ['علی\u200cرضا', 'علی رضا'],
  ['שָׁרוֹן', 'שרון'],
  ['佐藤 陽翔', '佐藤 陽翔'],
  ['がぎ', 'がぎ'],
  ['한글', '한글'],
  ['हिन्दी', 'हिन्दी'],
  ['👩🏽‍🚀 Ada 🏦', 'ada'],
  ['👩🏽‍🚀', ''],
])('compares %s as "%s"', (name, words) => {
  expect(searchableText(name)).toBe(words);
  // What an admin types is normalized the same way.
  expect(searchableText(name.toUpperCase())).toBe(words);
});

it('has the name from each of its first five words on', () => {
  expect(searchEntry({ username: 'Ada Bo-Cy d’É Fi', email: 'ada@example.com' })).toEqual({
    username: 'Ada Bo-Cy d’É Fi',
    email: 'ada@example.com',
    from1: 'ada bo cy d e fi',
    from2: 'bo cy d e fi',
    from3: 'cy d e fi',
    from4: 'd e fi',
    from5: 'e fi',
  });
});

it('stays within the bound of the rules for the longest names', () => {
  for (const letter of ['ß', 'Æ', '佐', 'Ǆ', '\u0390', '\ufb2c', '\u1e9e', 'x'])
    expect(
      searchEntry({ username: letter.repeat(60), email: '' }).from1.length,
    ).toBeLessThanOrEqual(120);
});
