import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from './transaction-filter';
import { checkFields } from './check-fields';
import {
  countFilters,
  toFilter,
  parseFilterParams,
  parseCursorParam,
  formatFilterParams,
} from './filter-params';

const read = (search: string) => toFilter(parseFilterParams(search));

describe('filter parameters', () => {
  it('are empty for an empty or invalid URL', () => {
    expect(read('')).toEqual(NO_FILTER);
    expect(read('?type=gift&status=odd&from=yesterday&min=much&max=1.234&sort=up')).toEqual(
      NO_FILTER,
    );
    expect(parseCursorParam('?after=here')).toBeNull();
  });

  it('include whole days in the user’s time zone', () => {
    const { from, until } = read('?from=2026-03-28&to=2026-03-29');
    expect(from).toEqual(new Date(2026, 2, 28));
    expect(until).toEqual(new Date(2026, 2, 30));
  });

  it('survive formatting and parsing', () => {
    const search = '?q=rent+%26+bills&type=withdrawal&status=failed&min=1.50&max=2.00&sort=oldest';
    expect(formatFilterParams(parseFilterParams(search))).toBe(search);
    expect(read(search)).toMatchObject({ text: 'rent & bills', least: 150, most: 200 });
    expect(countFilters(read(search))).toBe(5);
  });

  it('contain the pagination cursor', () => {
    const position = parseCursorParam('?after=1767225600.5_12.34_abc-1');
    expect(position).toMatchObject({ amount: 12.34, id: 'abc-1' });
    expect(formatFilterParams(parseFilterParams(''), position)).toBe(
      '?after=1767225600.5_12.34_abc-1',
    );
  });
});

describe('filter form fields', () => {
  const typed = (changes: object, currency = 'EUR') =>
    checkFields({ ...parseFilterParams(''), ...changes }, currency);

  it('normalize amounts', () => {
    const { fields, problems } = typed({ min: '1.234,50', max: '2,000.00' });
    expect(fields).toMatchObject({ min: '1234.50', max: '2000.00' });
    expect(problems).toEqual({});
  });

  it('have no decimals in a zero-decimal currency', () => {
    const { fields, problems } = typed({ min: '1,234', max: '2000.50' }, 'JPY');
    expect(fields).toMatchObject({ min: '1234' });
    expect(problems).toEqual({
      max: 'Enter a whole amount in digits, such as 1,250. This currency has no decimals.',
    });
  });

  it.each([
    [{ min: '5', max: '4.99' }, { max: 'The maximum is below the minimum.' }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'The end date is before the start date.' }],
    [{ min: 'some' }, { min: 'Enter the amount in digits, such as 1,250.00.' }],
  ])('reject invalid input: %j', (changes, problems) => {
    expect(typed(changes).problems).toEqual(problems);
  });
});
