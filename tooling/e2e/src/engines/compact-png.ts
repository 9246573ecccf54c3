import { PNG } from 'pngjs';

type Square = { x: number; y: number; size: number; channel: number };

/** The mean of one channel over a square of the picture, rounded to one of 16 levels. */
function level({ width, height, data }: PNG, { x, y, size, channel }: Square): number {
  let [sum, count] = [0, 0];
  for (let row = y; row < Math.min(y + size, height); row += 1) {
    for (let column = x; column < Math.min(x + size, width); column += 1) {
      sum += data[(row * width + column) * 4 + channel] ?? 0;
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
  const picture = PNG.sync.read(png);
  const width = Math.ceil(picture.width / size);
  const height = Math.ceil(picture.height / size);
  const small = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        small.data[at + channel] = level(picture, { x: x * size, y: y * size, size, channel });
      }
      small.data[at + 3] = 255;
    }
  }
  return PNG.sync.write(small, { colorType: 2, deflateLevel: 9 });
}
