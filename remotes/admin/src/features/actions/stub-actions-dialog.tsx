import { jest } from '@jest/globals';
import type { UserProfile } from '@bank/domain';
import { aProfile, renderRemote, screen } from '@bank/testing';
import { useState } from 'react';
import { ActionsDialog } from './actions-dialog';
import type { AdminRequests } from './admin-requests';

/** For tests: requests that succeed, unless `changes` says otherwise. */
export function someRequests(changes: Partial<AdminRequests> = {}) {
  return {
    sendCredit: jest.fn<AdminRequests['sendCredit']>(({ amount }) => Promise.resolve(amount)),
    proposeCredit: jest.fn<AdminRequests['proposeCredit']>(({ amount }) => Promise.resolve(amount)),
    watchLimit: jest.fn<AdminRequests['watchLimit']>((onValue) => {
      onValue(null);
      return () => {};
    }),
    setTransactions: jest.fn<AdminRequests['setTransactions']>(() => Promise.resolve()),
    setLevel: jest.fn<AdminRequests['setLevel']>(() => Promise.resolve()),
    issueVatCode: jest.fn<AdminRequests['issueVatCode']>(() => Promise.resolve()),
    // Nobody else changes anything meanwhile.
    watchUser: jest.fn<AdminRequests['watchUser']>(() => () => {}),
    ...changes,
  };
}

/** For tests: the dialog, open on `aProfile`; `closed` stands in its place once it is. */
export function renderDialog(requests: AdminRequests, profile: Partial<UserProfile> = {}) {
  function App() {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <p>closed</p>;
    return (
      <ActionsDialog
        user={aProfile(profile)}
        vatCode={null}
        requests={requests}
        onClose={() => setOpen(false)}
      />
    );
  }
  return renderRemote(App);
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const isClosed = () => screen.queryByRole('dialog') === null;
