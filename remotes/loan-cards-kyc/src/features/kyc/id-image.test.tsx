import { describe, expect, test } from '@jest/globals';
import { KYC_IMAGE } from '@bank/domain';
import { prepareIdImage } from './id-image';
import type { ImageEdits } from './image-edits';
import { aFile, aJpeg, stubImageCodec } from './image-codec.test-utils';

describe('an identity image', () => {
  test.each([
    ['wrong-type', aFile('application/pdf')],
    ['wrong-type', aFile('image/svg+xml')],
    ['wrong-type', aFile('')],
    ['empty', aFile('image/png', 0)],
    ['too-large', aFile('image/png', KYC_IMAGE.maxBytes + 1)],
    ['too-many-pixels', aFile('image/png', 24, { width: 10_000, height: 5_001 })],
    ['unreadable', new File(['no image'], 'passport.png', { type: 'image/png' })],
  ])('is rejected as %s without being decoded', async (problem, file) => {
    const calls = stubImageCodec({ width: 10, height: 10 }, aJpeg);
    expect(await prepareIdImage(file)).toEqual({ ok: false, problem });
    expect(calls.decoded).toBe(0);
  });

  test('is rejected if the browser can’t decode it', async () => {
    stubImageCodec(null, aJpeg);
    expect(await prepareIdImage(aFile('image/png'))).toEqual({ ok: false, problem: 'unreadable' });
  });

  test('is rejected if the browser can’t draw it', async () => {
    stubImageCodec({ width: 10, height: 10 }, null);
    expect(await prepareIdImage(aFile('image/png'))).toEqual({ ok: false, problem: 'unreadable' });
  });

  test.each(KYC_IMAGE.types)('of type %s becomes a new JPEG', async (type) => {
    const calls = stubImageCodec({ width: 640, height: 480 }, aJpeg);
    const file = aFile(type, KYC_IMAGE.maxBytes);
    expect(await prepareIdImage(file)).toEqual({
      ok: true,
      image: aJpeg,
      size: { width: 640, height: 480 },
    });
    expect(calls.drawn).toEqual([{ width: 640, height: 480 }]);
    expect(calls.closed).toBe(1);
  });

  test('of a camera may be large, and keeps its orientation', async () => {
    stubImageCodec({ width: 640, height: 480 }, aJpeg);
    const photo = aFile('image/jpeg', KYC_IMAGE.maxBytes + 1);
    expect(await prepareIdImage(photo, { source: 'camera' })).toMatchObject({ ok: true });
  });

  test('is rotated and cropped, without counting the pixels outside the crop', async () => {
    const calls = stubImageCodec({ width: 4000, height: 2000 }, aJpeg);
    const edits: ImageEdits = { turns: 1, crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 } };
    expect(await prepareIdImage(aFile('image/jpeg'), { edits })).toMatchObject({
      size: { width: 1000, height: 2000 },
    });
    expect(calls.turns).toEqual([1]);
    expect(calls.drawn).toEqual([{ width: 4000, height: 2000 }]);
  });

  test('is scaled down to what small print needs', async () => {
    const calls = stubImageCodec({ width: 3000, height: 6000 }, aJpeg);
    await prepareIdImage(aFile('image/jpeg'));
    expect(calls.drawn).toEqual([{ width: 1200, height: 2400 }]);
  });
});
