import { describe, expect, jest, test } from '@jest/globals';
import { renderRemote, screen, userEvent, within } from '@bank/testing';
import type { KycRequest } from '../../api/kyc';
import type { KycOutcome, SendKyc } from '../../api/kyc-sender';
import { KycView } from './kyc-view';
import { aFile, aJpeg, stubImageCodec } from './stub-image-codec';

function aRequest(status: string): KycRequest {
  return { idType: 'driver_license', status, submittedAt: new Date('2026-03-04T10:30:00Z') };
}

function senderOf(outcome: KycOutcome) {
  return jest.fn<SendKyc>(() => Promise.resolve(outcome));
}

function renderKyc(request: KycRequest | null, send: SendKyc = senderOf('submitted')) {
  return renderRemote(() => <KycView request={request} send={send} />);
}

const imageField = () => screen.getByLabelText('ID image');
const submit = () => screen.getByRole('button', { name: 'Submit KYC' });

describe('the identity screen', () => {
  test('sends the details and the image drawn anew', async () => {
    stubImageCodec({ width: 10, height: 10 }, aJpeg);
    const send = senderOf('submitted');
    const { user, hasUnsavedChanges } = renderKyc(null, send);
    await user.selectOptions(screen.getByRole('combobox', { name: 'ID type' }), 'National ID');
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), 'X-1');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Fern Hill');
    await user.type(screen.getByLabelText('Date of birth'), '1990-05-31');
    await user.upload(imageField(), aFile('image/jpeg'));
    expect(imageField()).toHaveAccessibleDescription('passport.jpg is ready to send (2 KB).');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(submit());
    expect(send).toHaveBeenCalledWith(
      { idType: 'national_id', idNumber: 'X-1', address: '1 Fern Hill', dob: '1990-05-31' },
      aJpeg,
    );
    expect(screen.getByRole('dialog', { name: 'KYC request' })).toHaveTextContent(
      'KYC request pending, contact admin and pay standardized fee',
    );
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('requires no field', async () => {
    const send = senderOf('submitted');
    const { user } = renderKyc(null, send);
    await user.click(submit());
    expect(send).toHaveBeenCalledWith(
      { idType: 'passport', idNumber: '', address: '', dob: '' },
      null,
    );
  });

  test.each([
    ['image-failed', 'Error uploading image. Please try again.'],
    ['request-failed', 'Error submitting KYC request. Please try again.'],
    ['unauthenticated', 'User  not authenticated'],
  ] as const)('after %s says so, and keeps what was typed', async (outcome, message) => {
    const { user } = renderKyc(null, senderOf(outcome));
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), 'X-1');
    await user.click(submit());
    const dialog = screen.getByRole('dialog', { name: 'KYC request' });
    // To the letter: the matcher would take two spaces for one.
    expect(within(dialog).getByRole('paragraph').textContent).toBe(message);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveValue('X-1');
  });

  test('refuses a file beside its field, and sends nothing until that is settled', async () => {
    const send = senderOf('submitted');
    renderKyc(null, send);
    // Past the chooser's own filter, as dropping a file on the field is.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(imageField(), aFile('application/pdf'));
    expect(imageField()).toBeInvalid();
    expect(imageField()).toHaveAccessibleDescription(/choose a JPEG, PNG or WebP image/);
    await user.click(submit());
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(imageField()).toBeValid();
    await user.click(submit());
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('refuses what cannot be stored', async () => {
    const send = senderOf('submitted');
    const { user } = renderKyc(null, send);
    const idNumber = screen.getByRole('textbox', { name: 'ID number' });
    await user.click(idNumber);
    await user.paste('9'.repeat(65));
    await user.click(submit());
    expect(idNumber).toHaveAccessibleDescription('Enter at most 64 characters.');
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['pending', 'KYC request pending, contact admin and pay standardized fee'],
    ['approved', 'Your identity is confirmed. There is nothing more to send.'],
  ])('shows a request that is %s instead of the form', (status, explanation) => {
    renderKyc(aRequest(status));
    const card = screen.getByRole('region', { name: 'KYC request' });
    expect(card).toHaveTextContent(explanation);
    expect(card).toHaveTextContent('Driver license');
    expect(screen.queryByRole('button', { name: 'Submit KYC' })).toBeNull();
  });

  test('offers the form again after a rejection', () => {
    renderKyc(aRequest('rejected'));
    expect(screen.getByRole('region', { name: 'KYC request' })).toHaveTextContent('Rejected');
    expect(submit()).toBeEnabled();
  });
});
