import { jest } from '@jest/globals';
import type { UserProfile } from '@bank/domain';
import { aProfile, renderRemote, screen } from '@bank/testing';
import { useState } from 'react';
import { ActionsDialog } from './actions-dialog';
import type { AdminApi } from './admin-api';

/** Test double whose actions succeed, unless overridden by `changes`. */
export function createTestAdminApi(changes: Partial<AdminApi> = {}) {
  return {
    sendCredit: jest.fn<AdminApi['sendCredit']>(({ amount }) => Promise.resolve(amount)),
    proposeCredit: jest.fn<AdminApi['proposeCredit']>(({ amount }) => Promise.resolve(amount)),
    subscribeLimit: jest.fn<AdminApi['subscribeLimit']>((onValue) => {
      onValue(null);
      return () => {};
    }),
    setTransactions: jest.fn<AdminApi['setTransactions']>(() => Promise.resolve()),
    setLevel: jest.fn<AdminApi['setLevel']>(() => Promise.resolve()),
    issueVatCode: jest.fn<AdminApi['issueVatCode']>(() => Promise.resolve()),
    // No other admin changes anything meanwhile.
    subscribeUser: jest.fn<AdminApi['subscribeUser']>(() => () => {}),
    ...changes,
  };
}

/** Renders the dialog for `aProfile`, and `closed` after it was closed. */
export function renderDialog(api: AdminApi, profile: Partial<UserProfile> = {}) {
  function App() {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <p>closed</p>;
    return (
      <ActionsDialog
        user={aProfile(profile)}
        vatCode={null}
        api={api}
        onClose={() => setOpen(false)}
      />
    );
  }
  return renderRemote(App);
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const isClosed = () => screen.queryByRole('dialog') === null;
