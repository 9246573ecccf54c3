import { KYC_IMAGE } from '@bank/domain';
import { checkPixels, type PixelProblem } from '@bank/domain/image-pixels';
import { getBlob, getMetadata, ref, storage, toBankError } from '@bank/firebase/storage';

/** Why an image is not opened; `compressed` is any content encoding that the browser decodes by itself. */
export type ImageProblem = 'compressed' | PixelProblem;

export type StoredImage = { image: Blob } | { problem: ImageProblem };

/**
 * Downloads an identity image, unless decoding it could exhaust the memory of the page. The storage rules
 * deny compressed files, but older uploads may be compressed, and rules can't check pixels. Throws
 * `BankError`.
 */
export async function readImage(path: string): Promise<StoredImage> {
  try {
    const imageRef = ref(storage(), path);
    const { contentEncoding, size } = await getMetadata(imageRef);
    const isPlain = ['', 'identity', undefined].includes(contentEncoding);
    if (!isPlain || size > KYC_IMAGE.maxBytes) return { problem: 'compressed' };
    const image = await getBlob(imageRef);
    const problem = await checkPixels(image);
    return problem ? { problem } : { image };
  } catch (error) {
    throw toBankError(error);
  }
}
