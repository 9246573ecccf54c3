import { expect, test } from '@jest/globals';
import { isEmail } from './is-email';

test.each(['ada@example.com', ' ada+bank@mail.example.co ', 'å@dömän.example'])(
  'accepts %j',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@b@example.com', 'a da@example.com'])(
  'rejects %j',
  (text) => expect(isEmail(text)).toBe(false),
);
