import { describe, expect, test } from '@jest/globals';
import { checkPixels } from './image-pixels';

type Size = [width: number, height: number];

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big16 = (x: number) => [(x >> 8) & 0xff, x & 0xff];
const big32 = (x: number) => [...big16(x >>> 16), ...big16(x & 0xffff)];
const little24 = (x: number) => [x & 0xff, (x >> 8) & 0xff, (x >> 16) & 0xff];

/** Headers only: nothing else is read. */
const png = ([width, height]: Size) => [
  ...[0x89, ...bytesOf('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  ...[...big32(13), ...bytesOf('IHDR'), ...big32(width), ...big32(height), 8, 2, 0, 0, 0],
];
const jpeg = ([width, height]: Size, metadata = 0) => [
  ...[0xff, 0xd8],
  ...Array.from({ length: metadata }, () => [
    0xff,
    0xe1,
    ...big16(65_535),
    ...zeros(65_533),
  ]).flat(),
  ...[0xff, 0xc0, ...big16(17), 8, ...big16(height), ...big16(width), 3],
];
const webp = ([width, height]: Size) => [
  ...[...bytesOf('RIFF'), 0, 0, 0, 0, ...bytesOf('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0],
  ...[...little24(width - 1), ...little24(height - 1)],
];
const gif = [...bytesOf('GIF89a'), 60, 0, 40, 0];
const zeros = (length: number) => Array.from({ length }, () => 0);

const blobOf = (bytes: number[], type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

describe.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['WebP', webp],
])('image size limit of a %s', (_, header) => {
  test.each<Size>([
    [1, 1],
    [8160, 6120],
    [10_000, 5_000],
  ])('accepts %i × %i', async (...size) => {
    expect(await checkPixels(blobOf(header(size)))).toBeNull();
  });

  test.each<Size>([
    [10_000, 5_001],
    [16_000, 16_000],
  ])('rejects %i × %i', async (...size) => {
    expect(await checkPixels(blobOf(header(size)))).toBe('too-many-pixels');
  });
});

describe('rejects without decoding', () => {
  test.each([
    ['without pixels', png([0, 40])],
    ['whose header is cut off', png([60, 40]).slice(0, 18)],
    ['of a type that is not accepted', gif],
    ['that is text', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is empty', []],
  ])('%s', async (_, bytes) => {
    expect(await checkPixels(blobOf(bytes))).toBe('unreadable');
  });

  test('a decompression bomb, much larger than its file', async () => {
    const width = 0xffff;
    expect(await checkPixels(blobOf(png([width, width])))).toBe('too-many-pixels');
  });
});

test('skips metadata before the frame of a JPEG', async () => {
  expect(await checkPixels(blobOf(jpeg([60, 40], 3)))).toBeNull();
});
