/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { compactPng } from './compact-png';

test('averages squares of pixels and rounds them to 16 levels', () => {
  const picture = new PNG({ width: 3, height: 2 });
  const [red, black, grey] = [
    [255, 0, 0, 255],
    [0, 0, 0, 255],
    [10, 10, 10, 255],
  ] as const;
  picture.data = Buffer.from([...[red, red, grey], ...[red, black, grey]].flat());
  const { width, height, data } = PNG.sync.read(compactPng(PNG.sync.write(picture), 2));
  expect([width, height]).toEqual([2, 1]);
  // 191 and 10 are nearest to 187 and 17.
  expect([...data]).toEqual([...[187, 0, 0, 255], ...[17, 17, 17, 255]]);
});
