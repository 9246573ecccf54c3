import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import accounts from '../demo-accounts.json';

const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');

describe('the README', () => {
  test.each(accounts.map(({ email }) => email))('names the demo account %s', (email) => {
    expect(readme).toContain(`\`${email}\``);
  });

  test('names the password that all of them share', () => {
    const passwords = new Set(accounts.map(({ password }) => password));
    expect([...passwords].map((password) => readme.includes(`\`${password}\``))).toEqual([true]);
  });
});
