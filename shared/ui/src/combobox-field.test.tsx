import { render, screen, userEvent, within } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { ComboboxField } from './combobox-field';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'XOF' },
  { value: 'GM', label: 'Gambia', detail: 'GMD' },
  { value: 'DE', label: 'Germany', detail: 'EUR' },
  { value: 'GH', label: 'Ghana', detail: 'GHS' },
];

function setUp(initial = '') {
  const onChange = jest.fn<(value: string) => void>();
  function Country() {
    const [value, setValue] = useState(initial);
    onChange.mockImplementation(setValue);
    return <ComboboxField label="Country" options={options} value={value} onChange={onChange} />;
  }
  render(<Country />);
  return {
    user: userEvent.setup(),
    onChange,
    box: screen.getByRole('combobox', { name: 'Country' }),
  };
}

function activeOption(box: HTMLElement) {
  return document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
}

test('is closed initially and shows the selected option', () => {
  const { box } = setUp('GH');
  expect(box).toHaveValue('Ghana');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrow keys open the list and wrap around', async () => {
  const { user, box } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(box)).toHaveTextContent('Côte d’Ivoire');
  await user.keyboard('{ArrowUp}');
  expect(activeOption(box)).toHaveTextContent('Ghana');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(box)).toHaveTextContent('Côte d’Ivoire');
});

test('filters ignoring accents, and Enter selects the first match', async () => {
  const { user, box, onChange } = setUp();
  await user.type(box, 'cote');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('CI');
  expect(box).toHaveValue('Côte d’Ivoire');
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('also searches the detail', async () => {
  const { user, box } = setUp();
  await user.type(box, 'eur');
  expect(screen.getByRole('option', { name: /Germany/ })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('Enter in the open list does not submit the form', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <ComboboxField label="Country" options={options} value="" onChange={() => {}} />
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'ger{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('Escape closes the list and restores the selection', async () => {
  const { user, box, onChange } = setUp('GH');
  await user.clear(box);
  await user.type(box, 'germ');
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Ghana');
  expect(onChange).not.toHaveBeenCalled();
});

test('a click selects an option and keeps the focus in the text box', async () => {
  const { user, box, onChange } = setUp();
  await user.click(box);
  await user.click(within(screen.getByRole('listbox')).getByText('Germany'));
  expect(onChange).toHaveBeenLastCalledWith('DE');
  expect(box).toHaveFocus();
});

test('blur reverts unknown text; empty text clears the selection', async () => {
  const { user, box, onChange } = setUp('GH');
  await user.clear(box);
  await user.type(box, 'Atlantis');
  expect(screen.getByText('No matches')).toBeInTheDocument();
  await user.tab();
  expect(box).toHaveValue('Ghana');
  expect(onChange).not.toHaveBeenCalled();

  await user.clear(box);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(box).toHaveValue('');
});
