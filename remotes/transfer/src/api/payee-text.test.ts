import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkPayeeText, PAYEE_LENGTHS, readPayeeText, type PayeeField } from './payee-text';

const bank = { method: 'Bank', cryptoType: 'BTC' } as const;
const fields = Object.keys(PAYEE_LENGTHS) as PayeeField[];

describe('readPayeeText', () => {
  test.each<[PayeeField, string, string]>([
    ['accountNumber', '  DE00\u00a01234\t5678\n', 'DE00 1234 5678'],
    ['accountNumber', '\u202aDE00\u200b1234\u202c\ufeff', 'DE001234'],
    ['accountNumber', 'ＤＥ１２３４', 'DE1234'],
    ['accountHolderName', '  Søren   O’Brien ', 'Søren O’Brien'],
    ['accountHolderName', '\u202eevil', 'evil'],
    ['accountHolderName', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['accountHolderName', '\u200d \u200c', ''],
    ['accountHolderName', '\u200d \u200cAda\u200d \u200c', 'Ada'],
    ['bankName', '👩‍🌾 Bank', '👩‍🌾 Bank'],
    ['email', ' bo@example.com\n', 'bo@example.com'],
    ['email', 'bo @example.com', 'bo @example.com'],
    ['email', '＄ada', '$ada'],
    ['cryptoAddress', '0x5290 8400\u200b\n9852', '0x529084009852'],
    ['cryptoAddress', '0xe \u0301', '0x\u00e9'],
    ['accountNumber', 'DEE\u200b\u0301', 'DE\u00c9'],
    ['cryptoAddress', '\u0635\u064b\ufc5e', '\u0635\u064b\u064c\u0651'],
  ])('normalizes %s %j to %j', (field, typed, meant) => {
    expect(readPayeeText(field, typed)).toBe(meant);
  });

  test('is idempotent, never lengthens the text and removes invisible characters (fuzz test)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (field, typed) => {
          const meant = readPayeeText(field, typed);
          expect(readPayeeText(field, meant)).toBe(meant);
          expect(meant).not.toMatch(/^\s|\s$|[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
          checkPayeeText(field, meant, bank);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('checkPayeeText accepts', () => {
  test.each<[PayeeField, string]>([
    ['accountNumber', '12345678'],
    ['accountNumber', 'DE89 3704 0044 0532 0130 00'],
    ['accountNumber', '12-34-56'],
    ['bankName', 'Банк 木村'],
    ['accountHolderName', '<script>alert(1)</script>'],
    ['accountHolderName', 'x'.repeat(100)],
    ['accountHolderName', 'علی\u200cرضا'],
    ['bankName', '👩\u200d🌾 Bank'],
  ])('%s %j', (field, text) => {
    expect(checkPayeeText(field, text, bank)).toBeNull();
  });

  test.each(['bo@example.com', 'bo+rent@münchen.example', 'a@b'])('e-mail %s', (text) => {
    expect(checkPayeeText('email', text, { ...bank, method: 'PayPal' })).toBeNull();
    expect(checkPayeeText('email', text, { ...bank, method: 'CashApp' })).toBeNull();
  });

  test.each(['$a', '$AdaLovelace1815', `$${'9'.repeat(20)}`])('cashtag %s', (text) => {
    expect(checkPayeeText('email', text, { ...bank, method: 'CashApp' })).toBeNull();
    expect(checkPayeeText('email', text, { ...bank, method: 'PayPal' })).toBe('not-an-email');
  });

  test.each([
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['BTC', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
    ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['USDT', '0xde709f2102306220921060314715629080e2fb77'],
    ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ] as const)('%s address %s', (cryptoType, text) => {
    const payee = { method: 'Cryptocurrency', cryptoType } as const;
    expect(checkPayeeText('cryptoAddress', text, payee)).toBeNull();
  });
});

describe('checkPayeeText rejects', () => {
  test.each(fields)('a %s that is empty or that the security rules would deny', (field) => {
    expect(checkPayeeText(field, '', bank)).toBe('required');
    const long = 'x'.repeat(PAYEE_LENGTHS[field] + 1);
    expect(checkPayeeText(field, long, bank)).toBe('too-long');
  });

  test.each(['accountHolderName', 'bankName'] as const)('a %s with hidden characters', (field) => {
    for (const text of ['Ad\u200da', 'a\u034f', '\u3164', 'Ada\ufe0f']) {
      expect(checkPayeeText(field, text, bank)).toBe('hidden-characters');
    }
  });

  test('an account number with joiners, which only names may have', () => {
    expect(checkPayeeText('accountNumber', 'علی\u200cرضا', bank)).toBe('hidden-characters');
  });

  test.each(['12', '--', 'DE_000', '١٢٣٤', '🏦123', 'a  b', '<1234>', '-12345', '12345-'])(
    'account number %j',
    (text) => expect(checkPayeeText('accountNumber', text, bank)).toBe('not-an-account'),
  );

  test.each([
    ...['bo', 'bo@', '@example.com', 'bo @example.com', 'my bo@example.com', 'bo@example.com now'],
    ...['$', '$a b', 'x$ab', `$${'a'.repeat(21)}`],
  ])('e-mail or cashtag %j', (text) => {
    const cashApp = { ...bank, method: 'CashApp' } as const;
    expect(checkPayeeText('email', text, cashApp)).toBe('not-an-email-or-cashtag');
  });

  test.each([
    ['BTC', '0x52908400098527886E0F7030069857D2E4169EE7', 'not-a-btc-address'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0O', 'not-a-btc-address'],
    ['BTC', 'bc1QAR0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'not-a-btc-address'],
    ['ETH', '0x5290', 'not-a-eth-address'],
    ['ETH', '0x52908400098527886E0F7030069857D2E4169EEG', 'not-a-eth-address'],
    ['USDT', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'not-a-usdt-address'],
  ] as const)('%s address %s', (cryptoType, text, problem) => {
    const payee = { method: 'Cryptocurrency', cryptoType } as const;
    expect(checkPayeeText('cryptoAddress', text, payee)).toBe(problem);
  });
});
