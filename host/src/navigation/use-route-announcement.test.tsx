import { Link, Route, Routes } from '@bank/router';
import { MemoryRouter } from '@bank/router/memory';
import { act, render, screen, userEvent, waitFor } from '@bank/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { useEffect, useState } from 'react';
import { Announcer } from './announcer';
import { useRouteAnnouncement } from './use-route-announcement';

beforeEach(() => {
  // jsdom has no layout to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

function Home() {
  useRouteAnnouncement('Home');
  return <h1>Home</h1>;
}

/** Like a remote whose heading renders later than its page. */
function Slow() {
  useRouteAnnouncement('Slow');
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRendered(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isRendered ? <h1>Slow</h1> : <p>Loading</p>;
}

/** Like a remote that keeps its previous screen until the next one has rendered. */
function Next() {
  useRouteAnnouncement('Next');
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRendered(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isRendered ? <h1 key="next">Next</h1> : <h1 key="before">Before</h1>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Link to="/home">To home</Link>
      <Link to="/slow">To slow</Link>
      <Link to="/next">To next</Link>
      <input aria-label="Search" />
      <main>
        <Routes>
          <Route path="/home" element={<Home />} />
          <Route path="/slow" element={<Slow />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </main>
      <Announcer />
    </MemoryRouter>,
  );
}

// The announced path is module state, so these tests run in the order of one visit.
test('the first page only sets the title, because the browser announces it', async () => {
  open();
  expect(document.title).toBe('Home · Fernhill Bank');
  await new Promise((done) => setTimeout(done, 150));
  expect(document.body).toHaveFocus();
});

test('a later page sets the title, is announced, and its heading gets the focus', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  expect(document.title).toBe('Slow · Fernhill Bank');
  expect(screen.getByText('Slow', { selector: '[aria-live]' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus());
});

test('moves the focus to the new heading when a screen is replaced', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Before' })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});

test('does not move the focus after the user has focused something else', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  screen.getByRole('textbox', { name: 'Search' }).focus();
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 150));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('does not move the focus even if that element has lost it again', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  search.blur();
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 150));
  expect(document.body).toHaveFocus();
});

test('does not move the focus from a field of a window in the background, which sends no event', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Before' })).toHaveFocus());
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusin', stop, true);
  screen.getByRole('textbox', { name: 'Search' }).focus();
  window.removeEventListener('focusin', stop, true);
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 150));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('moves the focus to the heading after a dialog that opened meanwhile', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  button.focus();
  button.blur();
  const heading = await screen.findByRole('heading', { name: 'Slow' });
  await waitFor(() => expect(heading).toHaveFocus());
  button.focus();
  button.blur();
  await waitFor(() => expect(heading).toHaveFocus());
  dialog.remove();
});

test('moves the focus to the heading also if the computer slept until it has rendered', async () => {
  jest.useFakeTimers();
  try {
    open();
    act(() => screen.getByRole('link', { name: 'To slow' }).click());
    // Each timer that becomes due during the sleep ends once.
    jest.setSystemTime(Date.now() + 300_000);
    act(() => jest.advanceTimersToNextTimer(jest.getTimerCount()));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus();
  } finally {
    jest.useRealTimers();
  }
});
