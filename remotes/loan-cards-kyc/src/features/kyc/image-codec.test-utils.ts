type Picture = { width: number; height: number };

/**
 * Replaces the browser's image codec, which jsdom lacks. `picture` is the content of every file (`null`:
 * no image), `encoded` the result of drawing it. Returns a log of the calls.
 */
export function stubImageCodec(picture: Picture | null, encoded: Blob | null) {
  const calls = { decoded: 0, closed: 0, drawn: [] as Picture[], turns: [] as number[] };

  async function createImageBitmap() {
    calls.decoded += 1;
    if (!picture) throw new DOMException('There is no image in it', 'EncodingError');
    return Promise.resolve({ ...picture, close: () => (calls.closed += 1) });
  }
  const context = {
    fillRect() {},
    translate() {},
    rotate(angle: number) {
      calls.turns.push(Math.round((angle * 2) / Math.PI));
    },
    drawImage(_bitmap: unknown, _left: number, _top: number, width: number, height: number) {
      calls.drawn.push({ width, height });
    },
  };
  Object.assign(globalThis, { createImageBitmap });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL() {} });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (callback: (blob: Blob | null) => void) => callback(encoded),
  });
  return calls;
}

/** A file of `size` bytes that starts with the header of a PNG of these dimensions. */
export function aFile(
  type: string,
  size = 24,
  { width, height }: Picture = { width: 60, height: 40 },
): File {
  const header = new DataView(new ArrayBuffer(24));
  header.setBigUint64(0, 0x89504e470d0a1a0an);
  header.setBigUint64(8, 0x0000000d49484452n);
  header.setUint32(16, width);
  header.setUint32(20, height);
  const bytes = new Uint8Array(size);
  bytes.set(new Uint8Array(header.buffer, 0, Math.min(size, header.byteLength)));
  return new File([bytes], 'passport.jpg', { type });
}

export const aJpeg = new Blob([new Uint8Array(2048)], { type: 'image/jpeg' });
