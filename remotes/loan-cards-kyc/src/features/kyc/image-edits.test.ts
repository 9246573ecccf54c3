import { describe, expect, test } from '@jest/globals';
import { isUncropped, rotated, UNEDITED } from './image-edits';

describe('rotating by a quarter turn', () => {
  test('keeps an uncropped picture whole; four turns restore it', () => {
    const once = rotated(UNEDITED);
    expect(once.turns).toBe(1);
    expect(isUncropped(once.crop)).toBe(true);
    expect(rotated(rotated(rotated(once)))).toEqual(UNEDITED);
  });

  test('keeps the crop on the same part', () => {
    // The upper left quarter, half as high as wide, becomes the upper right one.
    const crop = { x: 0, y: 0, width: 0.5, height: 0.25 };
    expect(rotated({ turns: 3, crop })).toEqual({
      turns: 0,
      crop: { x: 0.75, y: 0, width: 0.25, height: 0.5 },
    });
  });
});
