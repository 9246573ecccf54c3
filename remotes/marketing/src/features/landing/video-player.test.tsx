import { render, screen, userEvent } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { VideoPlayer } from './video-player';

const url = 'https://video.example/embed/42';

test('without a URL it embeds our own film behind the poster, without scripts', async () => {
  render(<VideoPlayer url="" />);
  expect(screen.queryByTitle('Online banking video')).not.toBeInTheDocument();
  expect(screen.getByText(/drawn by us/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  const frame = screen.getByTitle('Online banking video');
  expect(frame).toHaveAttribute('src', 'film.html');
  expect(frame).toHaveAttribute('sandbox', '');
});

test('nothing is loaded from the video site before the play button is pressed', () => {
  render(<VideoPlayer url={url} />);
  expect(screen.queryByTitle('Online banking video')).not.toBeInTheDocument();
  expect(screen.getByText(/The video comes from video\.example/)).toBeVisible();
});

test('pressing play replaces the poster with the video and moves the focus to it', async () => {
  render(<VideoPlayer url={url} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
  const frame = screen.getByTitle('Online banking video');
  expect(frame).toHaveAttribute('src', url);
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Play the video' })).not.toBeInTheDocument();
});
