import { render, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { Stepper } from './stepper';

test('says which steps are done and which one is next', () => {
  render(<Stepper label="Withdrawal" steps={['Details', 'Review', 'Code']} current={1} />);
  const list = screen.getByRole('list', { name: 'Withdrawal' });
  const [details, review, code] = within(list).getAllByRole('listitem');
  expect(details).toHaveTextContent('Details(done)');
  expect(details).not.toHaveAttribute('aria-current');
  expect(review).toHaveAttribute('aria-current', 'step');
  expect(review).not.toHaveTextContent('(done)');
  expect(code).not.toHaveAttribute('aria-current');
});

test('when all is done no step is the current one', () => {
  render(<Stepper label="Withdrawal" steps={['Details', 'Review']} current={2} />);
  expect(screen.getAllByText('(done)')).toHaveLength(2);
  for (const step of screen.getAllByRole('listitem')) {
    expect(step).not.toHaveAttribute('aria-current');
  }
});
