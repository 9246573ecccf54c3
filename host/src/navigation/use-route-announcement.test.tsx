import { Link, Route, Routes } from '@bank/router';
import { MemoryRouter } from '@bank/router/memory';
import { render, screen, userEvent, waitFor } from '@bank/testing';
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

/** As a remote: its heading comes later than its page. */
function Slow() {
  useRouteAnnouncement('Slow');
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return drawn ? <h1>Slow</h1> : <p>Loading</p>;
}

/** As a remote's next screen: it comes later than its page, and the one before stands until then. */
function Next() {
  useRouteAnnouncement('Next');
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return drawn ? <h1 key="next">Next</h1> : <h1 key="before">Before</h1>;
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

// What was told lives as long as the page, so the order of these tests is that of one visit.
test('the first page only names its tab: the browser tells the rest', async () => {
  open();
  expect(document.title).toBe('Home · Fernhill Bank');
  await new Promise((done) => setTimeout(done, 150));
  expect(document.body).toHaveFocus();
});

test('a later page names its tab, is read out, and gets the focus at its heading once drawn', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  expect(document.title).toBe('Slow · Fernhill Bank');
  expect(screen.getByText('Slow', { selector: '[aria-live]' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Slow' })).toHaveFocus());
});

test('a heading that goes hands the focus on to the one that comes', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Before' })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});

test('whoever has moved on meanwhile is left alone', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  screen.getByRole('textbox', { name: 'Search' }).focus();
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 150));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('and so is who has lost the focus again since, with what they went to', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'To slow' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  search.blur();
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 150));
  expect(document.body).toHaveFocus();
});
