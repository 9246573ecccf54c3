import { describe, expect, it } from '@jest/globals';
import { readReleaseOptions } from './release-options';

describe('readReleaseOptions', () => {
  it('parses what to publish, the canary share and the reason', () => {
    const args = ['publish', 'transfer', 'admin', '--canary', '10', '--why', 'faster'];
    expect(readReleaseOptions(args)).toMatchObject({
      command: 'publish',
      names: ['transfer', 'admin'],
      canary: 10,
      why: 'faster',
      isBuilt: false,
      bank: 'start',
    });
    expect(readReleaseOptions(['prune'])).toMatchObject({ keep: 5 });
  });

  it.each([
    [[], 'There is no command ""'],
    [['deploy'], 'There is no command "deploy"'],
    [['publish'], 'publish takes a name'],
    [['rollback', 'transfer', 'admin'], 'rollback takes a name'],
    [['status', 'transfer'], 'status takes no more names'],
    [['publish', 'transfer', '--canary', '100'], '--canary is "100"'],
    [['publish', 'transfer', '--canary', '1e1'], '--canary is "1e1"'],
    [['status', '--bank', 'deploy'], 'There is no bank "deploy"'],
    [['delegate', 'key', '--until', 'tomorrow'], '--until is "tomorrow"'],
    [['status', '--loudly'], "Unknown option '--loudly'"],
  ])('rejects %j', (args, problem) => {
    expect(() => readReleaseOptions(args)).toThrow(problem);
  });
});
