/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { compactPng } from './compact-png';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An RGB picture, whose rows start with their filters. */
function png(width: number, rows: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixelsOf(compact: Buffer) {
  const at = compact.indexOf('IDAT');
  const raw = inflateSync(compact.subarray(at + 4, at + 4 + compact.readUInt32BE(at - 4)));
  return {
    size: [compact.readUInt32BE(16), compact.readUInt32BE(20)],
    bytes: [...raw],
  };
}

test('averages squares of pixels and rounds them to 16 levels', () => {
  const rows = [
    [0, ...[255, 0, 0], ...[255, 0, 0], ...[10, 10, 10]],
    [0, ...[255, 0, 0], ...[0, 0, 0], ...[10, 10, 10]],
  ];
  const { size, bytes } = pixelsOf(compactPng(png(3, rows), 2));
  expect(size).toEqual([2, 1]);
  // 191 and 10 are nearest to 187 and 17.
  expect(bytes).toEqual([0, ...[187, 0, 0], ...[17, 17, 17]]);
});

test.each([
  [0, [17, 34, 51, 34, 51, 68]],
  [1, [17, 34, 51, 17, 17, 17]],
  [2, [0, 0, 0, 0, 0, 0]],
  [3, [9, 17, 26, 9, 9, 9]],
  [4, [0, 0, 0, 0, 0, 0]],
])('reads rows with the filter %i', (filter, row) => {
  const same = [17, 34, 51, 34, 51, 68];
  const { bytes } = pixelsOf(
    compactPng(
      png(2, [
        [0, ...same],
        [filter, ...row],
      ]),
      1,
    ),
  );
  expect(bytes).toEqual([0, ...same, 0, ...same]);
});
