import { Link, Route, Routes } from '@bank/router';
import { act, render, screen, userEvent } from '@bank/testing';
import { afterEach, expect, test } from '@jest/globals';
import { SiteRouter } from '../navigation/site-router';
import { LeaveDialog } from './leave-dialog';
import { discardUnsavedChanges, unsavedChanges } from './unsaved-changes';
import { useSiteNavigator } from './use-site-navigator';

function Form() {
  const navigator = useSiteNavigator();
  return (
    <>
      <h1>Form</h1>
      <Link to="/elsewhere">Elsewhere</Link>
      <button onClick={() => navigator.push('/elsewhere')}>Go elsewhere</button>
    </>
  );
}

function open() {
  window.history.replaceState(null, '', '/form');
  render(
    <SiteRouter>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      </Routes>
      <LeaveDialog />
    </SiteRouter>,
  );
}

afterEach(() => discardUnsavedChanges());

test.each([
  ['a link', { role: 'link', name: 'Elsewhere' }],
  ['the navigator', { role: 'button', name: 'Go elsewhere' }],
])('without unsaved changes, %s navigates immediately', async (_, { role, name }) => {
  open();
  await userEvent.click(screen.getByRole(role, { name }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test.each([
  ['a link', { role: 'link', name: 'Elsewhere' }],
  ['the navigator', { role: 'button', name: 'Go elsewhere' }],
])(
  'with unsaved changes, %s asks for confirmation before it navigates',
  async (_, { role, name }) => {
    open();
    unsavedChanges.hold();
    await userEvent.click(screen.getByRole(role, { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();

    await userEvent.click(screen.getByRole(role, { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
);

test('navigates immediately after the form was saved', async () => {
  open();
  const release = unsavedChanges.hold();
  act(() => release());
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
