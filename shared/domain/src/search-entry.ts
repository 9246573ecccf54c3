/** Letters that are not a base letter and a mark in Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  // Lower case depends on the position in the word.
  ς: 'σ',
};

/** Accents, and the points of Hebrew and Arabic, which people leave out. Other scripts need their marks. */
const DIACRITICS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640/g;

/**
 * The words of a text for comparison: lower case, without diacritics, separated by single spaces. The security
 * rules compute the same for Latin letters (`foldedLatin`); a test compares the two.
 */
export function searchableText(text: string): string {
  return text
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŧς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The document `userSearch/{uid}`, which lets administrators find an account. `from1` is the searchable name,
 * `from2` the name from its second word on, and so on: a range query on each finds the beginning of any of
 * the first five words. Written in every commit that changes the name or the email.
 */
export function searchEntry({ username, email }: { username: string; email: string }) {
  const words = searchableText(username).split(' ');
  const from = (word: number) => words.slice(word - 1).join(' ');
  return {
    username,
    email,
    from1: from(1),
    from2: from(2),
    from3: from(3),
    from4: from(4),
    from5: from(5),
  };
}
