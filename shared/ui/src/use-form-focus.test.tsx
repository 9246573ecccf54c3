import { render, screen, userEvent } from '@bank/testing';
import { describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { Button } from './button';
import { TextField } from './text-field';
import { useFormFocus } from './use-form-focus';

type Answer = { email?: string; code?: string };

/** A form that is rejected with these problems, one set per submit. */
function renderForm({ answers, isAway = false }: { answers: Answer[]; isAway?: boolean }) {
  const rest = [...answers];
  function Form({ away }: { away: boolean }) {
    const { form, focusFirstError } = useFormFocus(away);
    const [problems, setProblems] = useState<Answer>({});
    const [busy, setBusy] = useState(false);
    return (
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          void Promise.resolve().then(() => {
            setBusy(false);
            setProblems(rest.shift() ?? {});
            focusFirstError();
          });
        }}
      >
        <TextField label="Email" error={problems.email} />
        <TextField label="Code" error={problems.code} />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
  }
  const view = render(<Form away={isAway} />);
  return { user: userEvent.setup(), comeBack: () => view.rerender(<Form away={false} />) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('after a rejected submit', () => {
  test('focuses the invalid field, described by its error', async () => {
    const { user } = renderForm({ answers: [{ code: 'Four digits.' }] });
    await user.type(field('Email'), 'ada@example.com');
    await user.click(send());
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toBeInvalid();
    expect(field('Code')).toHaveAccessibleDescription('Four digits.');
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  test('focuses the first of several invalid fields', async () => {
    const { user } = renderForm({ answers: [{ code: 'Four digits.', email: 'Whole address.' }] });
    await user.click(send());
    expect(field('Email')).toHaveFocus();
  });

  test('refocuses an invalid field that already has the focus', async () => {
    const { user } = renderForm({ answers: [{ email: 'Whole.' }, { email: 'Whole.' }] });
    await user.click(field('Email'));
    let arrivals = 0;
    field('Email').addEventListener('focus', () => (arrivals += 1));
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveFocus();
    expect(arrivals).toBe(2);
  });

  test('waits while a dialog is open above the form', async () => {
    const { user, comeBack } = renderForm({ answers: [{ email: 'Whole.' }], isAway: true });
    await user.click(send());
    expect(field('Email')).not.toHaveFocus();
    comeBack();
    expect(field('Email')).toHaveFocus();
  });
});

describe('after a submit without invalid fields', () => {
  test('keeps the focus if the user moved it', async () => {
    const { user } = renderForm({ answers: [{}] });
    await user.click(field('Code'));
    await user.keyboard('{Enter}');
    expect(field('Code')).toHaveFocus();
  });

  test('returns a lost focus to the submit button', async () => {
    const { user, comeBack } = renderForm({ answers: [{}], isAway: true });
    await user.click(send());
    // Like a browser when the focused button is disabled.
    send().blur();
    comeBack();
    expect(send()).toHaveFocus();
  });
});
