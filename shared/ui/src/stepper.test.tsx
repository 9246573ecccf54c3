import { render, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { Stepper } from './stepper';

test('marks completed steps and the current one', () => {
  render(<Stepper label="Withdrawal" steps={['Details', 'Review', 'Code']} current={1} />);
  const list = screen.getByRole('list', { name: 'Withdrawal' });
  const [details, review, code] = within(list).getAllByRole('listitem');
  expect(details).toHaveTextContent('Details(done)');
  expect(details).not.toHaveAttribute('aria-current');
  expect(review).toHaveAttribute('aria-current', 'step');
  expect(review).not.toHaveTextContent('(done)');
  expect(code).not.toHaveAttribute('aria-current');
});

test('has no current step when all are completed', () => {
  render(<Stepper label="Withdrawal" steps={['Details', 'Review']} current={2} />);
  expect(screen.getAllByText('(done)')).toHaveLength(2);
  for (const step of screen.getAllByRole('listitem')) {
    expect(step).not.toHaveAttribute('aria-current');
  }
});
