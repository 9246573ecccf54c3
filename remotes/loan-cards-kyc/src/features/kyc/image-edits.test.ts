import { describe, expect, test } from '@jest/globals';
import { isWhole, turned, UNEDITED } from './image-edits';

describe('a quarter turn to the right', () => {
  test('leaves a whole picture whole, and four of them change nothing', () => {
    const once = turned(UNEDITED);
    expect(once.turns).toBe(1);
    expect(isWhole(once.crop)).toBe(true);
    expect(turned(turned(turned(once)))).toEqual(UNEDITED);
  });

  test('keeps the crop on what it showed', () => {
    // The upper left quarter, half as high as wide, is the upper right one afterwards.
    const crop = { x: 0, y: 0, width: 0.5, height: 0.25 };
    expect(turned({ turns: 3, crop })).toEqual({
      turns: 0,
      crop: { x: 0.75, y: 0, width: 0.25, height: 0.5 },
    });
  });
});
