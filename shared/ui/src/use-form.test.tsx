import { act, render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { Button } from './button';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useForm } from './use-form';

type Code = { country: 'IT' | 'FR'; email: string; code: string };
type Options = {
  send?: (values: Code) => Promise<string>;
  onSuccess?: (result: string) => void;
  staysBusy?: boolean;
};

const EMPTY: Code = { country: 'IT', email: '', code: '' };

/** A form that requires the code, and reports a rejected request at the email and for the whole form. */
function renderForm({ send = async () => 'sent', ...options }: Options = {}) {
  function Form() {
    const { form, field, formError, busy, onSubmit } = useForm({
      initial: EMPTY,
      submit: (values) =>
        values.code === '' ? { fields: { code: 'Enter a code.' } } : () => send(values),
      explain: (error) => ({ form: String(error), fields: { email: 'Unknown address.' } }),
      ...options,
    });
    return (
      <form ref={form} onSubmit={onSubmit} noValidate>
        {formError && <p role="alert">{formError}</p>}
        <SelectField
          {...field('country')}
          label="Country"
          options={[
            { value: 'IT', label: 'Italy' },
            { value: 'FR', label: 'France' },
          ]}
        />
        <TextField {...field('email')} label="Email" />
        <TextField {...field('code')} label="Code" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
  }
  render(<Form />);
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Send' });

/** A request that is answered later. */
function pendingRequest() {
  let succeed = () => {};
  const answer = new Promise<string>((resolve) => {
    succeed = () => resolve('sent');
  });
  return {
    send: jest.fn((_values: Code) => answer),
    succeed: () => act(async () => succeed()),
  };
}

test('sends the values once they are valid', async () => {
  const { send, succeed } = pendingRequest();
  const onSuccess = jest.fn();
  const user = renderForm({ send, onSuccess });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Code'), '1234');
  await user.click(button());
  expect(send).toHaveBeenCalledWith({ country: 'FR', email: 'ada@example.com', code: '1234' });
  expect(button()).toBeDisabled();
  await succeed();
  expect(onSuccess).toHaveBeenCalledWith('sent');
  expect(button()).toBeEnabled();
});

test('renders the end of busy together with the changes of onSuccess', async () => {
  const { send, succeed } = pendingRequest();
  const rendered: string[] = [];
  function Form() {
    const [result, setResult] = useState('');
    const { busy, onSubmit } = useForm({
      initial: {},
      submit: () => () => send(EMPTY),
      onSuccess: setResult,
      explain: () => ({}),
    });
    rendered.push(`${busy ? 'busy' : 'idle'} ${result}`);
    return (
      <form onSubmit={onSubmit}>
        <Button type="submit">Send</Button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.setup().click(button());
  await succeed();
  expect([...new Set(rendered)]).toEqual(['idle ', 'busy ', 'idle sent']);
});

test('shows the error of an invalid field, focuses it, and sends nothing', async () => {
  const { send } = pendingRequest();
  const user = renderForm({ send });
  await user.click(button());
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveAccessibleDescription('Enter a code.');
  expect(send).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
});

test('removes the error of a field while typing, and keeps the others', async () => {
  const user = renderForm({ send: () => Promise.reject(new Error('No connection.')) });
  await user.type(field('Code'), '1234{Enter}');
  await user.type(field('Code'), '5');
  expect(field('Email')).toBeInvalid();
  await user.type(field('Email'), 'a');
  expect(field('Email')).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
});

test('keeps the values after a failure, and removes its errors with the next submit', async () => {
  const { send } = pendingRequest();
  send.mockRejectedValueOnce(new Error('No connection.'));
  const user = renderForm({ send });
  await user.type(field('Code'), '1234{Enter}');
  expect(field('Code')).toHaveValue('1234');
  expect(field('Email')).toHaveFocus();
  expect(button()).toBeEnabled();
  await user.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Email')).toBeValid();
});

test('ignores a submit while busy', async () => {
  const { send } = pendingRequest();
  const user = renderForm({ send });
  await user.type(field('Code'), '1234{Enter}');
  act(() => field('Code').closest('form')?.requestSubmit());
  expect(send).toHaveBeenCalledTimes(1);
});

test('stays busy after success with staysBusy, but not after a failure', async () => {
  const { send, succeed } = pendingRequest();
  send.mockRejectedValueOnce(new Error('No connection.'));
  const user = renderForm({ send, staysBusy: true });
  await user.type(field('Code'), '1234{Enter}');
  expect(button()).toBeEnabled();
  await user.click(button());
  await succeed();
  expect(button()).toBeDisabled();
});
