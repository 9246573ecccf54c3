import { KYC_IMAGE } from '@bank/domain';
import { checkPixels, type PixelProblem } from '@bank/domain/image-pixels';
import { getBlob, getMetadata, ref, storage, toBankError } from '@bank/firebase/storage';

/** Why an image is not opened; `compressed` is any encoding that a browser undoes by itself. */
export type ImageProblem = 'compressed' | PixelProblem;

export type StoredImage = { image: Blob } | { problem: ImageProblem };

/**
 * Reads an identity image through the rules of the storage, unless opening it could exhaust the memory of
 * the page. The rules refuse compressed files, but an earlier upload may be one, and no rule sees pixels.
 * Throws `BankError`.
 */
export async function readImage(path: string): Promise<StoredImage> {
  try {
    const place = ref(storage(), path);
    const { contentEncoding, size } = await getMetadata(place);
    const isPlain = ['', 'identity', undefined].includes(contentEncoding);
    if (!isPlain || size > KYC_IMAGE.maxBytes) return { problem: 'compressed' };
    const image = await getBlob(place);
    const problem = await checkPixels(image);
    return problem ? { problem } : { image };
  } catch (error) {
    throw toBankError(error);
  }
}
