import { describe, expect, it } from '@jest/globals';
import { renderRemote, screen, within } from '@bank/testing';
import { BillScreen } from './bill-screen';

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const pay = () => screen.getByRole('button', { name: 'Pay Bill' });
const missing = 'Please select a bill and enter amount';

describe('bill payment', () => {
  it('offers the five categories and an empty history', () => {
    renderRemote(BillScreen);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['Electricity', 'Water', 'Internet', 'Phone', 'Rent']);
    expect(screen.getByText('No bills paid yet')).toBeVisible();
  });

  it('lists payments newest first, in dollars with two decimals', async () => {
    const { user } = renderRemote(BillScreen);
    for (const [name, text] of [
      ['Water', '12.5'],
      ['Rent', '1.234,00'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      await user.type(amount(), text);
      await user.click(pay());
    }
    const rows = within(screen.getByRole('table', { name: 'Payment history' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) => row.textContent);
    expect(cells).toEqual([
      expect.stringMatching(/^Rent\$1234\.00.*20\d\d/),
      expect.stringMatching(/^Water\$12\.50.*20\d\d/),
    ]);
    expect(amount()).toHaveValue('');
  });

  it('asks for missing fields', async () => {
    const { user } = renderRemote(BillScreen);
    await user.click(pay());
    const bills = screen.getByRole('radiogroup', { name: 'Bill' });
    expect(screen.getByRole('alert')).toHaveTextContent(missing);
    expect(bills).toHaveAccessibleDescription(missing);
    expect(bills).toBeInvalid();
    expect(screen.getByRole('radio', { name: 'Electricity' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(bills).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent(missing);
    expect(amount()).toHaveAccessibleDescription(`${missing} $`);
    await user.click(pay());
    expect(amount()).toHaveFocus();
    await user.type(amount(), '5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(amount()).toBeValid();
    expect(amount()).toHaveAccessibleDescription('$5.00');
  });

  it.each(['ten', '10 €', '١٠', '💸', '<b>5</b>', '9'.repeat(10_000)])(
    'pays nothing for %.12s, and keeps the input',
    async (typed) => {
      const { user } = renderRemote(BillScreen);
      await user.click(screen.getByRole('radio', { name: 'Rent' }));
      await user.click(amount());
      await user.paste(typed);
      await user.click(pay());
      expect(amount()).toBeInvalid();
      expect(amount()).toHaveValue(typed);
      expect(screen.getByText('No bills paid yet')).toBeVisible();
    },
  );

  it('explains an invalid amount', async () => {
    const { user } = renderRemote(BillScreen);
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(amount(), '1,234');
    await user.click(pay());
    expect(amount()).toHaveAccessibleDescription(/so we know the exact amount/);
    expect(screen.getByText('No bills paid yet')).toBeVisible();
  });
});
