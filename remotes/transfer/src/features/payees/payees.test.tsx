import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BankError, type Payee } from '@bank/domain';
import { renderRemote, screen, waitFor, within } from '@bank/testing';
import { useState } from 'react';
import type { SavedPayee } from '../../api/saved-payees';
import { emptyDraft } from '../withdrawal/draft';
import { ManageDialog } from './manage-dialog';
import type { PayeeBook } from './payee-book';
import { PayeePicker } from './payee-picker';
import { SavePayee } from './save-payee';

const bank: Payee = {
  method: 'Bank',
  accountNumber: 'DE00 1234',
  bankName: 'Nordbank',
  accountHolderName: 'Bo Lind',
};
const landlord: SavedPayee = { id: 'ada.0', name: 'The landlord', payee: bank };
const sister: SavedPayee = {
  id: 'ada.1',
  name: 'Sister',
  payee: { method: 'CashApp', email: '$sis' },
};

const save = jest.fn<PayeeBook['save']>();
const rename = jest.fn<PayeeBook['rename']>();
const remove = jest.fn<PayeeBook['remove']>();
beforeEach(() => {
  for (const request of [save, rename, remove]) request.mockReset().mockResolvedValue();
});

/** Simulates the subscription: the payees after each change. */
function renderPicker(first: SavedPayee[]) {
  return renderRemote(() => {
    const [value, setValue] = useState(first);
    const [isManaging, setIsManaging] = useState(false);
    const [draft, setDraft] = useState({ ...emptyDraft, email: 'typed@example.com', amount: '5' });
    const book: PayeeBook = {
      payees: { status: 'ready', value },
      isEmailConfirmed: true,
      save,
      async rename(id, name) {
        await rename(id, name);
        setValue(value.map((each) => (each.id === id ? { ...each, name } : each)));
      },
      async remove(id) {
        await remove(id);
        setValue(value.filter((each) => each.id !== id));
      },
    };
    return (
      <>
        <form>
          <select aria-label="Payment method" />
          <PayeePicker
            book={book}
            draft={draft}
            onChange={setDraft}
            isDisabled={false}
            isManaging={isManaging}
            onManage={() => setIsManaging(true)}
          />
        </form>
        {isManaging && (
          <ManageDialog book={book} payees={value} onClose={() => setIsManaging(false)} />
        )}
        <output>{JSON.stringify(draft)}</output>
      </>
    );
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const picker = () => screen.getByRole('combobox', { name: 'Saved payee' });
const draft = () => JSON.parse(screen.getByRole('status').textContent) as object;

describe('the payee picker', () => {
  it('is absent while no payee is saved', () => {
    renderPicker([]);
    expect(screen.queryByRole('combobox', { name: 'Saved payee' })).not.toBeInTheDocument();
  });

  it('fills in the payee and keeps the amount', async () => {
    const { user } = renderPicker([sister, landlord]);
    expect(picker()).toHaveDisplayValue('New payee');
    await user.selectOptions(picker(), 'The landlord');
    expect(draft()).toEqual({ ...emptyDraft, ...bank, amount: '5' });
    expect(picker()).toHaveDisplayValue('The landlord');
    await user.selectOptions(picker(), 'New payee');
    expect(draft()).toEqual({ ...emptyDraft, amount: '5' });
  });
});

describe('the list of saved payees', () => {
  async function openList(payees = [sister, landlord]) {
    const { user } = renderPicker(payees);
    await user.click(button('Manage payees'));
    return user;
  }

  it('renames a payee by keyboard, to a unique name', async () => {
    const user = await openList();
    button('Rename Sister').focus();
    await user.keyboard('{Enter}');
    const name = screen.getByRole('textbox', { name: 'Payee name' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.keyboard('the LANDLORD{Enter}');
    expect(name).toHaveAccessibleDescription('You already have a payee with this name.');
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('Please fill in this field.');
    await user.keyboard(' Big  sister {Enter}');
    await waitFor(() => expect(button('Rename Big sister')).toHaveFocus());
    expect(rename).toHaveBeenCalledWith('ada.1', 'Big sister');
  });

  it('deletes a payee after confirmation', async () => {
    const user = await openList([landlord]);
    await user.click(button('Delete The landlord'));
    const question = within(screen.getByRole('dialog', { name: 'Delete The landlord?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(button('Delete The landlord'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No saved payees')).toBeVisible();
    expect(remove).toHaveBeenCalledWith('ada.0');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('combobox', { name: 'Payment method' })).toHaveFocus();
  });

  it('shows an error if the bank refuses', async () => {
    remove.mockRejectedValue(new BankError('permission-denied'));
    const user = await openList();
    await user.click(button('Delete Sister'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank didn’t allow this.');
    expect(screen.getByRole('dialog', { name: 'Delete Sister?' })).toBeVisible();
  });
});

describe('after a withdrawal', () => {
  const renderSave = (value: SavedPayee[], isEmailConfirmed = true) =>
    renderRemote(() => (
      <SavePayee
        payee={bank}
        book={{ payees: { status: 'ready', value }, isEmailConfirmed, save, rename, remove }}
      />
    ));

  it('saving the payee needs a confirmed address, and the page explains how', () => {
    renderSave([sister], false);
    expect(screen.getByText(/confirm your email first with the link/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('the payee can be saved under a suggested name', async () => {
    const { user } = renderSave([sister]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button('Save payee'));
    await user.click(button('Cancel'));
    expect(button('Save payee')).toHaveFocus();
    await user.click(button('Save payee'));
    expect(screen.getByRole('textbox', { name: 'Payee name' })).toHaveValue('Bo Lind');
    await user.click(button('Save payee'));
    expect(await screen.findByText('Bo Lind is now a saved payee.')).toBeVisible();
    expect(save).toHaveBeenCalledWith('Bo Lind', bank);
  });

  it.each([
    ['permission-denied', 'The bank didn’t allow this. Nothing was changed.'],
    ['network', 'We couldn’t connect to the bank. Nothing was changed.'],
    ['unknown', 'Something went wrong. Nothing was changed. Please try again.'],
  ] as const)('%s is shown as such, and the name stays', async (code, text) => {
    save.mockRejectedValue(new BankError(code));
    const { user } = renderSave([]);
    await user.click(button('Save payee'));
    await user.click(button('Save payee'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox')).toHaveValue('Bo Lind');
  });

  it('a saved payee is not offered again', () => {
    renderSave([landlord]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('at most twenty payees are saved', () => {
    const others = Array.from({ length: 20 }, (_, slot) => ({ ...sister, id: `ada.${slot}` }));
    renderSave(others);
    expect(screen.getByText(/You have 20 saved payees/)).toBeVisible();
  });
});
