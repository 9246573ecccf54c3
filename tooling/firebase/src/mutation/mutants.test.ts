import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutants';

const rulesOf = (condition: string, functions = '') =>
  `match /a/{id} {\n  allow get: if ${condition};\n${functions}}`;
const names = (condition: string, functions?: string) =>
  mutantsOf(rulesOf(condition, functions)).map(({ name }) => name);

describe('mutantsOf', () => {
  it('replaces each condition by true', () => {
    expect(names('a() && b == c && !d')).toEqual(['a() → true', 'b == c → true', '!d → true']);
  });

  it('removes each alternative, and replaces each of its conditions', () => {
    expect(names('a || b && c')).toEqual([
      'a → true',
      'a → false',
      'b && c → false',
      'b → true',
      'c → true',
    ]);
  });

  it('mutates inside parentheses and both branches of a ternary', () => {
    expect(names("x && (y == '?' ? a : b)")).toEqual([
      'x → true',
      "y == '?' → true",
      "y == '?' → false",
      'a → true',
      'b → true',
    ]);
  });

  it('ignores operators in strings, lists and comments', () => {
    expect(names("x.matches('a && (b || c') // && z\n && y in ['||', ';']")).toEqual([
      "x.matches('a && (b || c') → true",
      "y in ['||', ';'] → true",
    ]);
  });

  it('mutates functions that are used as conditions, and no others', () => {
    const functions = `
      function own(id) { return signedIn() && id == of(id); }
      function signedIn() { return auth != null; }
      function of(id) { return id.x; }`;
    expect(names('own(id)', functions)).toEqual([
      'own(id) → true',
      'signedIn() → true',
      'id == of(id) → true',
      'auth != null → true',
    ]);
  });

  it('skips conditions that are already true', () => {
    expect(names('true')).toEqual([]);
  });

  it('keeps the line numbers', () => {
    const [first] = mutantsOf('allow get: if a(\n  b\n);\nallow list: if c;');
    expect(first?.rules).toBe('allow get: if true\n\n;\nallow list: if c;');
    expect(first?.line).toBe(1);
  });
});
