// The same patterns as in the security rules; a test beside the rules compares them.

/**
 * Invisible characters, and those that reorder the text around them: control characters, bidi overrides and
 * marks, zero-width characters, fillers, tags and variation selectors.
 */
const HIDDEN =
  '\\u{0}-\\u{1F}\\u{7F}-\\u{9F}\\u{AD}\\u{34F}\\u{61C}\\u{115F}\\u{1160}\\u{17B4}\\u{17B5}\\u{180B}-\\u{180F}' +
  '\\u{200B}-\\u{200F}\\u{2028}-\\u{202E}\\u{2060}-\\u{206F}\\u{2800}\\u{3164}\\u{FE00}-\\u{FE0F}\\u{FEFF}\\u{FFA0}' +
  '\\u{FFF0}-\\u{FFFB}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';

/** Letters of scripts that are written with joiners: from Arabic to Myanmar, Khmer, Mongolian and others. */
const JOINED =
  '[\\u{600}-\\u{61B}\\u{61D}-\\u{109F}\\u{1780}-\\u{17B3}\\u{17B6}-\\u{180A}\\u{1810}-\\u{18AF}\\u{A840}-\\u{ABFF}' +
  '\\u{FB50}-\\u{FDFF}\\u{FE70}-\\u{FEFC}\\u{11000}-\\u{11FFF}\\u{1E900}-\\u{1E95F}]';
/** Emoji and signs, perhaps shown as an emoji or as a sign by what follows. */
const EMOJI =
  '[\\u{A9}\\u{AE}\\u{203C}\\u{2049}\\u{2122}\\u{2139}\\u{2190}-\\u{27FF}\\u{2900}-\\u{2BFF}' +
  '\\u{3030}\\u{303D}\\u{3297}\\u{3299}\\u{1F000}-\\u{1FAFF}]';
const STYLE = '[\\u{FE0E}\\u{FE0F}]';
const JOINER = '[\\u{200C}\\u{200D}]';
const PART = `(?:${EMOJI}${STYLE}?|${JOINED})`;

const CODE = `^[^${HIDDEN}]*$`;
const TEXT = `^(?:[^${HIDDEN}]|${EMOJI}${STYLE}|[0-9#*]${STYLE}\\u{20E3}|(?:${PART}${JOINER})+${PART})*$`;

/** Sources of regular expressions with the flag `u`. */
export const READABLE = { code: CODE, text: TEXT } as const;

/* eslint-disable no-misleading-character-class -- Each range is of single code points, not of what they combine to. */
const code = new RegExp(CODE, 'u');
const text = new RegExp(TEXT, 'u');
/* eslint-enable no-misleading-character-class */

/** Whether a number, account or address has no hidden characters. */
export function isReadableCode(typed: string): boolean {
  return code.test(typed);
}

/** Whether a name or free text has no hidden characters except joiners in emoji and in scripts that need them. */
export function isReadableText(typed: string): boolean {
  return text.test(typed);
}
