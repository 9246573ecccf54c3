import { act, render, screen, userEvent } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { NewPasswordField } from './new-password-field';

function Form({ known = [] }: { known?: string[] }) {
  const [value, setValue] = useState('');
  return (
    <NewPasswordField
      label="Password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      known={known}
    />
  );
}

const field = () => screen.getByLabelText('Password');
const strength = () => screen.getByRole('status', { name: 'Password strength' });

async function open(known?: string[]) {
  render(<Form {...(known && { known })} />);
  const user = userEvent.setup();
  await user.click(field());
  // The estimator loads on focus.
  await act(async () => void (await import('./password-strength')));
  return async (text: string) => {
    await user.clear(field());
    await user.paste(text);
  };
}

test('shows nothing for an empty field', async () => {
  await open();
  expect(strength()).toBeEmptyDOMElement();
});

test('shows the strength of a typed or pasted password and describes the field with it', async () => {
  const enter = await open();
  await enter('seven77');
  expect(strength()).toHaveTextContent('Password strength: Too short');
  await enter('password1');
  expect(await screen.findByText('Password strength: Very easy to guess')).toBeVisible();
  await enter('lilac tractor forty moons');
  expect(await screen.findByText('Password strength: Very strong')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Password strength: Very strong');
});

test('rates a password made of other form values as easy to guess', async () => {
  const enter = await open(['Oluwaseun Adebayo']);
  await enter('oluwaseun');
  expect(await screen.findByText('Password strength: Very easy to guess')).toBeVisible();
});
