import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutants';

const rulesOf = (condition: string, functions = '') =>
  `match /a/{id} {\n  allow get: if ${condition};\n${functions}}`;
const names = (condition: string, functions?: string) =>
  mutantsOf(rulesOf(condition, functions)).map(({ name }) => name);

describe('the mutants of a rule', () => {
  it('hold each condition in turn', () => {
    expect(names('a() && b == c && !d')).toEqual(['a() → true', 'b == c → true', '!d → true']);
  });

  it('leave each alternative out, and hold each of its conditions', () => {
    expect(names('a || b && c')).toEqual([
      'a → true',
      'a → false',
      'b && c → false',
      'b → true',
      'c → true',
    ]);
  });

  it('look into brackets, and at both ways of a choice', () => {
    expect(names("x && (y == '?' ? a : b)")).toEqual([
      'x → true',
      "y == '?' → true",
      "y == '?' → false",
      'a → true',
      'b → true',
    ]);
  });

  it('are not misled by signs in texts, lists and comments', () => {
    expect(names("x.matches('a && (b || c') // && z\n && y in ['||', ';']")).toEqual([
      "x.matches('a && (b || c') → true",
      "y in ['||', ';'] → true",
    ]);
  });

  it('go into the functions that stand for a condition, and into no others', () => {
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

  it('leave out what holds already', () => {
    expect(names('true')).toEqual([]);
  });

  it('keep every line at its number', () => {
    const [first] = mutantsOf('allow get: if a(\n  b\n);\nallow list: if c;');
    expect(first?.rules).toBe('allow get: if true\n\n;\nallow list: if c;');
    expect(first?.line).toBe(1);
  });
});
