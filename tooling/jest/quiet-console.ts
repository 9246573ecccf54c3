import { afterEach } from '@jest/globals';
import { format } from 'node:util';

// Fails a test with unexpected console output. A test that expects output mocks it:
// jest.spyOn(console, 'error').mockImplementation(() => {}).
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  const output = unexpected.splice(0);
  if (output.length > 0) throw new Error(`Unexpected console output\n${output.join('\n\n')}`);
});
