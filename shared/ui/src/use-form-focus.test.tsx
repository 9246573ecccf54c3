import { render, screen, userEvent } from '@bank/testing';
import { describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { Button } from './button';
import { TextField } from './text-field';
import { useFormFocus } from './use-form-focus';

type Answer = { email?: string; code?: string };

/** A form that is refused with these problems, one answer for each submit. */
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

describe('a submit that was refused', () => {
  test('brings the focus to the first wrong field, whose error describes it', async () => {
    const { user } = renderForm({ answers: [{ code: 'Four digits.' }] });
    await user.type(field('Email'), 'ada@example.com');
    await user.click(send());
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toBeInvalid();
    expect(field('Code')).toHaveAccessibleDescription('Four digits.');
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  test('brings it to the first of several', async () => {
    const { user } = renderForm({ answers: [{ code: 'Four digits.', email: 'Whole address.' }] });
    await user.click(send());
    expect(field('Email')).toHaveFocus();
  });

  test('has a field read out again that has the focus already', async () => {
    const { user } = renderForm({ answers: [{ email: 'Whole.' }, { email: 'Whole.' }] });
    await user.click(field('Email'));
    let arrivals = 0;
    field('Email').addEventListener('focus', () => (arrivals += 1));
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveFocus();
    expect(arrivals).toBe(2);
  });

  test('waits while a dialog stands above the form', async () => {
    const { user, comeBack } = renderForm({ answers: [{ email: 'Whole.' }], isAway: true });
    await user.click(send());
    expect(field('Email')).not.toHaveFocus();
    comeBack();
    expect(field('Email')).toHaveFocus();
  });
});

describe('a submit with which no field is wrong', () => {
  test('leaves the focus where the person has gone meanwhile', async () => {
    const { user } = renderForm({ answers: [{}] });
    await user.click(field('Code'));
    await user.keyboard('{Enter}');
    expect(field('Code')).toHaveFocus();
  });

  test('gives it back to the button where it was lost', async () => {
    const { user, comeBack } = renderForm({ answers: [{}], isAway: true });
    await user.click(send());
    // As a browser does when the focused button is disabled.
    send().blur();
    comeBack();
    expect(send()).toHaveFocus();
  });
});
