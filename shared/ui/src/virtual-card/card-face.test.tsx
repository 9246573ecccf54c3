import { render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { CardFront, CardSurface } from './card-face';

test('shows bank, kind of card, masked number and cardholder, and no digit', () => {
  render(
    <CardSurface data-testid="card">
      <CardFront holder="Ada Okafor" />
    </CardSurface>,
  );
  expect(screen.getByTestId('card')).toHaveTextContent(
    'Fernhill BankEasy Access MasterCard•••• •••• •••• ••••Card number hiddenCardholderAda Okafor',
  );
});

test('shows a placeholder until the name is known', () => {
  render(<CardFront holder={undefined} />);
  expect(screen.getByText('Your name')).toBeVisible();
});
