import { describe, expect, test } from '@jest/globals';
import { useNotify, useRemote, useSession, useUnsavedChanges } from '@bank/remote-kit';
import { Link, Route, Routes, useNavigate } from '@bank/router';
import { useState } from 'react';
import { renderRemote, screen } from './index';

function Form() {
  const [text, setText] = useState('');
  const notify = useNotify();
  const { email } = useSession();
  useUnsavedChanges(text !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        notify.success(`Saved for ${email}`, { duration: 3000 });
        setText('');
      }}
    >
      <label>
        Name <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button>Save</button>
      <Link to="/done?from=form">Leave</Link>
    </form>
  );
}

function Done() {
  const navigate = useNavigate();
  const { session } = useRemote();
  return (
    <>
      <h1>{session ? 'Done' : 'A visitor'}</h1>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}

function App() {
  return (
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="/done" element={<Done />} />
    </Routes>
  );
}

describe('renderRemote', () => {
  test('passes the session and records toasts and unsaved changes', async () => {
    const { user, notifications, hasUnsavedChanges } = renderRemote(App, { route: '/form' });
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bo');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(hasUnsavedChanges()).toBe(false);
    expect(notifications).toEqual([
      { tone: 'success', text: 'Saved for ada@example.com', duration: 3000 },
    ]);
  });

  test('navigates forward and back', async () => {
    const { user, location } = renderRemote(App, { route: '/FORM' });
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible();
    expect(location()).toMatchObject({ pathname: '/done', search: '?from=form' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(location().pathname).toBe('/FORM');
  });

  test('renders for a visitor', () => {
    renderRemote(App, { route: '/done', session: null });
    expect(screen.getByRole('heading', { name: 'A visitor' })).toBeVisible();
  });

  test('aborts its signal on unmount', () => {
    const signals: AbortSignal[] = [];
    function Watcher() {
      signals.push(useRemote().signal);
      return null;
    }
    const { unmount } = renderRemote(Watcher);
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    unmount();
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });
});
