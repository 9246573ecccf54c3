import { describe, expect, test } from '@jest/globals';
import { idImagePath } from './id-image';

const location = { bucket: 'bank.appspot.com', uid: 'ada' };

describe('the path of an identity image', () => {
  test('is in the user’s own folder of this bucket', () => {
    const address = 'gs://bank.appspot.com/kycImages/ada/a-1_B.jpg';
    expect(idImagePath(address, location)).toBe('kycImages/ada/a-1_B.jpg');
  });

  test.each([
    '',
    'kycImages/ada/a.jpg',
    'gs://attacker.appspot.com/kycImages/ada/a.jpg',
    'gs://bank.appspot.com.attacker.example/kycImages/ada/a.jpg',
    'https://firebasestorage.googleapis.com/v0/b/attacker/o/kycImages%2Fada%2Fa.jpg',
    'http://bank.appspot.com/kycImages/ada/a.jpg',
    'gs://bank.appspot.com/kycImages/bo/a.jpg',
    'gs://bank.appspot.com/elsewhere/ada/a.jpg',
    'gs://bank.appspot.com/kycImages/ada/',
    'gs://bank.appspot.com/kycImages/ada/b/a.jpg',
    'gs://bank.appspot.com/kycImages/ada/..',
    'gs://bank.appspot.com/kycImages/ada/a%2Fb.jpg',
    'gs://bank.appspot.com/kycImages/ada/a\u202Egpj.exe',
    `gs://bank.appspot.com/kycImages/ada/${'a'.repeat(101)}`,
  ])('is rejected for %j', (address) => {
    expect(idImagePath(address, location)).toBeNull();
  });
});
