import { describe, expect, test } from '@jest/globals';
import { renderRemote, screen, within } from '@bank/testing';
import { CardsView } from './cards-view';

describe('the cards screen', () => {
  test('shows the masked card, its price and its limits', () => {
    renderRemote(() => <CardsView holder="Ada Okafor" />);
    const card = screen.getByRole('figure', { name: 'Easy Access MasterCard' });
    expect(card).toHaveTextContent('•••• •••• •••• ••••');
    expect(card).toHaveTextContent('Ada Okafor');
    expect(card).not.toHaveTextContent(/\d/);
    const features = screen.getByRole('region', { name: 'Easy Access MasterCard features' });
    expect(within(features).getByText('Card creation fee').nextSibling).toHaveTextContent('$100');
    expect(within(features).getByText('Weekly transaction limit').nextSibling).toHaveTextContent(
      '$15,000',
    );
  });

  test('flips the card and hides the side that faces away', async () => {
    const { user } = renderRemote(() => <CardsView holder="Ada Okafor" />);
    const card = within(screen.getByRole('figure', { name: 'Easy Access MasterCard' }));
    const turn = screen.getByRole('button', { name: 'Turn the card over' });
    const sideOf = (text: string) => card.getByText(text).closest('[inert]');
    expect(turn).toHaveAttribute('aria-pressed', 'false');
    expect(sideOf('Card number hidden')).toBeNull();
    expect(sideOf('Security code hidden')).not.toBeNull();
    await user.tab();
    expect(turn).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(turn).toHaveAttribute('aria-pressed', 'true');
    expect(sideOf('Card number hidden')).not.toBeNull();
    expect(sideOf('Security code hidden')).toBeNull();
    await user.keyboard(' ');
    expect(sideOf('Card number hidden')).toBeNull();
  });

  test('replaces Get Virtual Card by its pending status', async () => {
    const { user } = renderRemote(() => <CardsView holder={undefined} />);
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get Virtual Card' }));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Pending - Contact admin to process.');
    expect(status).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Get Virtual Card' })).toBeNull();
  });

  test('links a card request to an email with the name and the customer number', async () => {
    const { user } = renderRemote(() => <CardsView holder="Ada Okafor" />);
    await user.click(screen.getByRole('button', { name: 'Get Virtual Card' }));
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Email support' });
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe('Virtual card – ada');
    expect(searchParams.get('body')).toBe('Name: Ada Okafor\r\nCustomer number: ada\r\n\r\n');
  });
});
