import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@bank/testing';
import { PersonText, UserText } from './user-text';

describe('text typed by a user', () => {
  test('is isolated everywhere in a sentence', () => {
    const { container } = render(
      <UserText text="عمر" sentence={(name) => `Actions for ${name}: ${name}.`} />,
    );
    expect(container).toHaveTextContent('Actions for عمر: عمر.');
    const names = screen.getAllByText('عمر');
    expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  });

  test('is isolated in a name and an email address', () => {
    const person = { username: 'عمر', email: 'omar@example.com' };
    const { container } = render(<PersonText person={person} />);
    expect(container).toHaveTextContent('عمر (omar@example.com)');
    expect(screen.getByText('عمر').tagName).toBe('BDI');
    expect(screen.getByText('omar@example.com').tagName).toBe('BDI');
  });
});
