import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes per pixel of the two kinds of 8-bit PNG that browsers write: RGB and RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

type Pixels = { width: number; height: number; channels: number; bytes: Buffer };

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** The predictor of a byte from its left, upper and upper left neighbors (Paeth, PNG specification 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Decodes an 8-bit PNG that is not interlaced. */
function decode(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  const channels = CHANNELS[head?.[9] ?? -1];
  if (!head || head[8] !== 8 || !channels || head[12] !== 0) throw new Error('Unknown kind of PNG');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const raw = inflateSync(Buffer.concat(data));
  const row = width * channels;
  const bytes = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= channels ? (bytes[at - channels] ?? 0) : 0;
      const up = y > 0 ? (bytes[at - row] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (bytes[at - row - channels] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      bytes[at] = ((raw[y * (row + 1) + 1 + x] ?? 0) + predicted) & 0xff;
    }
  }
  return { width, height, channels, bytes };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The mean of one channel over a square of the picture, rounded to one of 16 levels. */
function level(
  { width, height, channels, bytes }: Pixels,
  { x, y, size, channel }: { x: number; y: number; size: number; channel: number },
): number {
  let [sum, count] = [0, 0];
  for (let row = y; row < Math.min(y + size, height); row += 1) {
    for (let column = x; column < Math.min(x + size, width); column += 1) {
      sum += bytes[(row * width + column) * channels + channel] ?? 0;
      count += 1;
    }
  }
  return Math.round(sum / count / 17) * 17;
}

/**
 * Makes a screenshot small enough to store one of each screen: `size` × `size` pixels become one, with 16 levels
 * per channel. Layout, colors and missing parts still show; the rendering of single letters does not.
 */
export function compactPng(png: Buffer, size = 4): Buffer {
  const picture = decode(png);
  const [width, height] = [picture.width, picture.height].map((length) =>
    Math.ceil(length / size),
  ) as [number, number];
  const row = width * 3 + 1;
  const raw = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const square = { x: x * size, y: y * size, size, channel };
        raw[y * row + 1 + x * 3 + channel] = level(picture, square);
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits per channel, RGB.
  head.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
