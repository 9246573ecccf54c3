import { imageDimensionsFromData } from 'image-dimensions';
import { KYC_IMAGE } from './constants';

/** Enough for the headers of all accepted types; a JPEG may have long metadata before its dimensions. */
const HEADER_BYTES = 1024 * 1024;

/** `unreadable`: the content is none of the accepted types, even if the declared type is. */
export type PixelProblem = 'unreadable' | 'too-many-pixels';

/**
 * Reads an image's dimensions from its header without decoding it: a file of a few kilobytes can decode
 * to gigabytes (decompression bomb). Returns `null` if the image is safe to decode.
 */
export async function checkPixels(image: Blob): Promise<PixelProblem | null> {
  const header = new Uint8Array(await image.slice(0, HEADER_BYTES).arrayBuffer());
  const found = imageDimensionsFromData(header);
  const isAccepted = KYC_IMAGE.types.some((type) => type === `image/${found?.type}`);
  const pixels = found ? found.width * found.height : 0;
  if (!isAccepted || pixels === 0) return 'unreadable';
  return pixels > KYC_IMAGE.maxPixels ? 'too-many-pixels' : null;
}
