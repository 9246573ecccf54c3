import { describe, expect, jest, test } from '@jest/globals';
import { act, renderRemote, screen, userEvent, waitFor, within } from '@bank/testing';
import type { KycRequest } from '../../api/kyc';
import type { KycResult, SendKyc } from '../../api/kyc-sender';
import { useState } from 'react';
import { KycView } from './kyc-view';
import { aFile, aJpeg, stubImageCodec } from './image-codec.test-utils';

function aRequest(status: string): KycRequest {
  return {
    idType: 'driver_license',
    hasImage: true,
    status,
    submittedAt: new Date('2026-03-04T10:30:00Z'),
    decidedAt: null,
    reason: status === 'rejected' ? 'The picture is blurred.' : null,
  };
}

function senderOf(result: KycResult) {
  return jest.fn<SendKyc>(() => Promise.resolve(result));
}

function renderKyc(request: KycRequest | null, send: SendKyc = senderOf('submitted')) {
  return renderRemote(() => <KycView request={request} send={send} name="Ada Okafor" />);
}

const imageField = () => screen.getByLabelText('ID image');
const submit = () => screen.getByRole('button', { name: 'Submit KYC' });

/** The email to support is filled in. */
async function expectMail(place: HTMLElement) {
  const link = await within(place).findByRole<HTMLAnchorElement>('link', {
    name: 'Email support',
  });
  const { searchParams } = new URL(link.href);
  expect(searchParams.get('subject')).toBe('KYC request – ada');
  expect(searchParams.get('body')).toBe('Name: Ada Okafor\r\nCustomer number: ada\r\n\r\n');
}

describe('the identity screen', () => {
  test('sends the details and the re-encoded image', async () => {
    stubImageCodec({ width: 10, height: 10 }, aJpeg);
    const send = senderOf('submitted');
    const { user, hasUnsavedChanges } = renderKyc(null, send);
    await user.selectOptions(screen.getByRole('combobox', { name: 'ID type' }), 'National ID');
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), 'X-1');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Fern Hill');
    const birth = within(screen.getByRole('group', { name: 'Date of birth' }));
    await user.type(birth.getByRole('textbox', { name: 'Day' }), '31');
    await user.type(birth.getByRole('textbox', { name: 'Month' }), '5');
    await user.type(birth.getByRole('textbox', { name: 'Year' }), '1990');
    await user.upload(imageField(), aFile('image/jpeg'));
    await waitFor(() =>
      expect(imageField()).toHaveAccessibleDescription('passport.jpg is ready to send (2 KB).'),
    );
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(submit());
    expect(send).toHaveBeenCalledWith(
      { idType: 'national_id', idNumber: 'X-1', address: '1 Fern Hill', dob: '1990-05-31' },
      aJpeg,
      expect.any(Function),
    );
    const dialog = screen.getByRole('dialog', { name: 'KYC request' });
    expect(dialog).toHaveTextContent('KYC request pending, contact admin and pay standardized fee');
    await expectMail(dialog);
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('reports a date that does not exist and focuses its first field', async () => {
    const send = senderOf('submitted');
    const { user } = renderKyc(null, send);
    const birth = screen.getByRole('group', { name: 'Date of birth' });
    const day = within(birth).getByRole('textbox', { name: 'Day' });
    await user.type(day, '31');
    await user.type(within(birth).getByRole('textbox', { name: 'Month' }), '2');
    await user.type(within(birth).getByRole('textbox', { name: 'Year' }), '1990');
    await user.click(submit());
    expect(birth).toHaveAccessibleDescription(/^Enter a real date/);
    expect(day).toBeInvalid();
    expect(day).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test('requires no field', async () => {
    const send = senderOf('submitted');
    const { user } = renderKyc(null, send);
    await user.click(submit());
    expect(send).toHaveBeenCalledWith(
      { idType: 'passport', idNumber: '', address: '', dob: '' },
      null,
      expect.any(Function),
    );
  });

  test.each([
    ['image-failed', 'Error uploading image. Please try again.'],
    ['request-failed', 'Error submitting KYC request. Please try again.'],
    ['unauthenticated', 'User  not authenticated'],
  ] as const)('shows an error after %s and keeps the input', async (result, message) => {
    const { user } = renderKyc(null, senderOf(result));
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), 'X-1');
    await user.click(submit());
    const dialog = screen.getByRole('dialog', { name: 'KYC request' });
    // Compares exactly: the matcher would collapse two spaces.
    expect(within(dialog).getByRole('paragraph').textContent).toBe(message);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveValue('X-1');
  });

  test('previews the image, rotates it and undoes that', async () => {
    const calls = stubImageCodec({ width: 10, height: 20 }, aJpeg);
    const { user } = renderKyc(null);
    await user.upload(imageField(), aFile('image/jpeg'));
    const preview = () => screen.findByRole('img', { name: 'The image as it will be sent' });
    expect(await preview()).toHaveAttribute('width', '10');
    await user.click(screen.getByRole('button', { name: 'Rotate' }));
    await waitFor(async () => expect(await preview()).toHaveAttribute('width', '20'));
    expect(calls.turns.at(-1)).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    await waitFor(async () => expect(await preview()).toHaveAttribute('width', '10'));
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(imageField()).toHaveFocus();
  });

  test('shows the upload progress and sends once', async () => {
    stubImageCodec({ width: 10, height: 10 }, aJpeg);
    let report = (_part: number) => {};
    const send = jest.fn<SendKyc>((_details, _image, onProgress) => {
      report = onProgress ?? report;
      return new Promise(() => {});
    });
    const { user } = renderKyc(null, send);
    await user.upload(imageField(), aFile('image/jpeg'));
    await user.click(submit());
    act(() => report(0.456));
    expect(screen.getByRole('progressbar', { name: 'Uploading the image: 45%' })).toHaveAttribute(
      'value',
      '0.456',
    );
    expect(screen.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('retries from the dialog with the same input', async () => {
    const send = senderOf('submitted').mockResolvedValueOnce('image-failed');
    const { user } = renderKyc(null, send);
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), ' X-1 ');
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.lastCall?.[0]).toMatchObject({ idNumber: 'X-1' });
    expect(screen.getByRole('dialog')).toHaveTextContent(/KYC request pending/);
  });

  test('rejects a file beside its field, and blocks sending until it is replaced or removed', async () => {
    const send = senderOf('submitted');
    renderKyc(null, send);
    // Bypasses the file chooser's filter, like dropping a file.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(imageField(), aFile('application/pdf'));
    expect(imageField()).toBeInvalid();
    expect(imageField()).toHaveAccessibleDescription(/Choose a JPEG, PNG or WebP image/);
    await user.click(submit());
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(imageField()).toBeValid();
    await user.click(submit());
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('rejects what cannot be stored', async () => {
    const send = senderOf('submitted');
    const { user } = renderKyc(null, send);
    const idNumber = screen.getByRole('textbox', { name: 'ID number' });
    await user.click(idNumber);
    await user.paste('9'.repeat(65));
    await user.click(submit());
    expect(idNumber).toHaveAccessibleDescription('Enter 64 characters or fewer.');
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(idNumber);
    await user.type(idNumber, 'P\u200b1');
    await user.type(address, '1 Fern\u202e Hill');
    await user.click(submit());
    expect(idNumber).toHaveAccessibleDescription(/hidden characters/);
    expect(address).toHaveAccessibleDescription(/hidden characters/);
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['pending', 'KYC request pending, contact admin and pay standardized fee'],
    ['approved', 'Your identity is confirmed. There’s nothing more to do.'],
  ])('shows a request that is %s instead of the form', async (status, explanation) => {
    renderKyc(aRequest(status));
    const card = screen.getByRole('region', { name: 'KYC request' });
    expect(card).toHaveTextContent(explanation);
    expect(card).toHaveTextContent('Driver license');
    expect(screen.queryByRole('button', { name: 'Submit KYC' })).toBeNull();
    if (status === 'pending') await expectMail(card);
  });

  test.each([
    ['pending', 'stays', true],
    ['approved', 'is dropped', false],
  ])('if a request turns %s, typed text %s', async (status, _what, stays) => {
    let show = (_request: KycRequest) => {};
    function App() {
      const [request, setRequest] = useState<KycRequest | null>(null);
      show = setRequest;
      return <KycView request={request} send={senderOf('submitted')} />;
    }
    const { user, hasUnsavedChanges } = renderRemote(App);
    await user.type(screen.getByRole('textbox', { name: 'ID number' }), 'X-1');
    act(() => show(aRequest(status)));
    expect(screen.getByRole('region', { name: 'KYC request' })).toBeVisible();
    const idNumber = screen.queryByRole('textbox', { name: 'ID number' });
    if (stays) expect(idNumber).toHaveValue('X-1');
    else expect(idNumber).toBeNull();
    expect(hasUnsavedChanges()).toBe(stays);
  });

  test('offers the form again after a rejection', () => {
    renderKyc(aRequest('rejected'));
    const card = screen.getByRole('region', { name: 'KYC request' });
    expect(card).toHaveTextContent('Rejected');
    expect(card).toHaveTextContent('Reason: The picture is blurred.');
    expect(submit()).toBeEnabled();
  });
});
