import { describe, expect, it } from '@jest/globals';
import { readReleaseOptions } from './release-options';

describe('readReleaseOptions', () => {
  it('reads what to publish, to how many, and why', () => {
    const args = ['publish', 'transfer', 'admin', '--canary', '10', '--why', 'faster'];
    expect(readReleaseOptions(args)).toMatchObject({
      command: 'publish',
      remotes: ['transfer', 'admin'],
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
    [['publish'], 'publish takes the name of a remote'],
    [['rollback', 'transfer', 'admin'], 'rollback takes the name of a remote'],
    [['status', 'transfer'], 'status takes no remote'],
    [['publish', 'transfer', '--canary', '100'], '--canary is "100"'],
    [['publish', 'transfer', '--canary', '1e1'], '--canary is "1e1"'],
    [['status', '--bank', 'deploy'], 'There is no bank "deploy"'],
    [['status', '--loudly'], "Unknown option '--loudly'"],
  ])('refuses %j', (args, problem) => {
    expect(() => readReleaseOptions(args)).toThrow(problem);
  });
});
