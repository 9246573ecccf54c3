import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toCents } from '@bank/domain';
import { clearPending, readPending, savePending } from './pending-withdrawal';

const attempt = {
  id: 'one',
  request: {
    amount: toCents(1234.5),
    payee: { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' },
  },
} as const;

beforeEach(() => sessionStorage.clear());

describe('a pending withdrawal', () => {
  it('is restored after a reload, until it is cleared', () => {
    savePending('ada', attempt);
    expect(readPending('ada')).toEqual(attempt);
    clearPending('ada');
    expect(readPending('ada')).toBeNull();
  });

  it('is stored per customer', () => {
    savePending('ada', attempt);
    expect(readPending('bo')).toBeNull();
  });

  it.each(['', '{', '1', 'null', '{"id":"one"}', '{"id":1,"amount":5,"method":"PayPal"}'])(
    'is null for invalid storage: %j',
    (text) => {
      savePending('ada', attempt);
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
      expect(readPending('ada')).toBeNull();
    },
  );

  it('does not block a withdrawal if the storage is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    savePending('ada', attempt);
    expect(readPending('ada')).toBeNull();
    expect(() => clearPending('ada')).not.toThrow();
  });

  it('does not block a withdrawal if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => savePending('ada', attempt)).not.toThrow();
  });
});
