import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toCents } from '@bank/domain';
import type { Order } from '../../api/commit-withdrawal';
import { forgetPending, readPending, rememberPending } from './pending-withdrawal';

const order: Order = {
  id: 'one',
  request: {
    amount: toCents(1234.5),
    payee: { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' },
  },
};

beforeEach(() => sessionStorage.clear());

describe('a pending withdrawal', () => {
  it('is read back after a reload, until it is forgotten', () => {
    rememberPending('ada', order);
    expect(readPending('ada')).toEqual(order);
    forgetPending('ada');
    expect(readPending('ada')).toBeNull();
  });

  it('is its owner’s alone', () => {
    rememberPending('ada', order);
    expect(readPending('bo')).toBeNull();
  });

  it.each(['', '{', '1', 'null', '{"id":"one"}', '{"id":1,"amount":5,"method":"PayPal"}'])(
    'is none where the storage says %j',
    (text) => {
      rememberPending('ada', order);
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
      expect(readPending('ada')).toBeNull();
    },
  );

  it('does not stop a withdrawal where the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberPending('ada', order)).not.toThrow();
  });
});
