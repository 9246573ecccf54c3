import { brand } from '@bank/domain';
import { render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { ContactSupport } from './contact-support';

function mail() {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email support' });
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('says that support is how to reach the admin, and fills in name and reference', () => {
  render(<ContactSupport subject="Dispute" reference="REF-ABC123XYZ" name="Ada Okafor" />);
  expect(
    screen.getByText(
      `You reach the admin through support: email ${brand.supportEmail}. The email already contains your name and your reference number, so we know what it’s about.`,
    ),
  ).toBeVisible();
  expect(mail()).toEqual({
    to: brand.supportEmail,
    subject: 'Dispute – REF-ABC123XYZ',
    body: 'Name: Ada Okafor\r\nReference: REF-ABC123XYZ\r\n\r\n',
  });
});

test('does not claim a name that is not loaded, and says what the number is', () => {
  render(<ContactSupport subject="Loan request" customerNumber="ada" name={undefined} />);
  expect(screen.getByText(/already contains your customer number,/)).toBeVisible();
  expect(mail().body).toBe('Customer number: ada\r\n\r\n');
});
