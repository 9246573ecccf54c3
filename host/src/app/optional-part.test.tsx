import { expect, it } from '@jest/globals';
import { act, render, screen } from '@bank/testing';
import { Suspense } from 'react';
import { optionalPart } from './optional-part';

async function renderPart(Part: ReturnType<typeof optionalPart>) {
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );
  });
}

it('shows the part once it is loaded', async () => {
  await renderPart(optionalPart(async () => () => <p>Shortcuts</p>));
  expect(screen.getByText('Shortcuts')).toBeVisible();
});

it('shows nothing if its code can’t be loaded', async () => {
  await renderPart(optionalPart(() => Promise.reject(new Error('ChunkLoadError'))));
  expect(document.body).toHaveTextContent(/^$/);
});
