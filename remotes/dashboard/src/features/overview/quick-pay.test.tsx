import { expect, it } from '@jest/globals';
import { brand } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import { QuickPay } from './quick-pay';

it('says whom to contact, and links to an email with the name and the customer number', async () => {
  const { user } = renderRemote(() => <QuickPay name="Ada Okafor" />);
  await user.click(screen.getByRole('button', { name: 'Quick pay' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Quick pay' }));
  expect(dialog.getByText('contact admin to deposit')).toBeVisible();
  const { href } = await dialog.findByRole<HTMLAnchorElement>('link', { name: 'Email support' });
  const mail = new URL(href);
  expect(mail.pathname).toBe(brand.supportEmail);
  expect(mail.searchParams.get('subject')).toBe('Deposit – ada');
  expect(mail.searchParams.get('body')).toBe('Name: Ada Okafor\r\nCustomer number: ada\r\n\r\n');
});
