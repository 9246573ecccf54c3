import { beforeAll, describe, expect, test } from '@jest/globals';
import { startFirebase } from '@bank/firebase/app';
import { renderRemote, screen } from '@bank/testing';
import { IdentityImage } from './identity-image';

beforeAll(() =>
  startFirebase({
    registry: { url: 'https://db.example', rootKeys: ['key'], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'key', projectId: 'bank', storageBucket: 'bank.appspot.com' },
  }),
);

const show = (address: string) =>
  renderRemote(() => <IdentityImage address={address} uid="ada" type="Passport" />);

describe('the image of an identity request', () => {
  test.each([
    'gs://attacker.appspot.com/kycImages/ada/a.jpg',
    'gs://bank.appspot.com/kycImages/bo/a.jpg',
    'https://attacker.example/a.jpg',
  ])('is not fetched from %s', async (address) => {
    show(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('It was not opened.');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is absent if none was sent', async () => {
    show('');
    expect(await screen.findByText('No image was sent.')).toBeVisible();
  });
});
