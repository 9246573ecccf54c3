import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './failure-reporter';

describe('summaryOf', () => {
  it('names the spec, its duration and the start of the error, without colors', () => {
    const error = `Error: \u001b[31mexpected\u001b[39m\n${'line\n'.repeat(40)}`;
    const lines = summaryOf('pays once', 61, error).split('\n');
    expect(lines.slice(0, 2)).toEqual(['pays once (61 s)', '    Error: expected']);
    expect(lines).toHaveLength(13);
  });
});
