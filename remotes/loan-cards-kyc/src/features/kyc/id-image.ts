import { KYC_IMAGE } from '@bank/domain';
import { checkPixels, type PixelProblem } from '@bank/domain/image-pixels';
import { drawImage } from './draw-image';
import { UNEDITED, type ImageEdits } from './image-edits';

/** Why a file is not accepted as an identity image. */
export type IdImageProblem = 'wrong-type' | 'too-large' | 'empty' | PixelProblem;

/** `size` in pixels. */
export type PreparedImage =
  | { ok: true; image: Blob; size: { width: number; height: number } }
  | { ok: false; problem: IdImageProblem };

/** A camera's photo may exceed the size limit, because it is scaled down. */
export type ImageSource = 'file' | 'camera';

const QUALITY = 0.9;
const MAX_BYTES: Readonly<Record<ImageSource, number>> = {
  file: KYC_IMAGE.maxBytes,
  camera: 5 * KYC_IMAGE.maxBytes,
};

function checkFile(file: File, source: ImageSource): IdImageProblem | null {
  if (!KYC_IMAGE.types.some((type) => type === file.type)) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES[source] ? 'too-large' : null;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    // Apply the EXIF orientation now: it is metadata too, and re-encoding drops it.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The browser can't decode it, despite its type.
    return null;
  }
}

type Options = { edits?: ImageEdits; source?: ImageSource };

/**
 * Checks a chosen file and re-encodes it as JPEG, rotated and cropped: the upload contains the picture
 * only, without metadata (location, time, device), appended data or the parts outside the crop.
 */
export async function prepareIdImage(
  file: File,
  { edits = UNEDITED, source = 'file' }: Options = {},
): Promise<PreparedImage> {
  const problem = checkFile(file, source) ?? (await checkPixels(file));
  if (problem) return { ok: false, problem };

  const bitmap = await decode(file);
  if (!bitmap) return { ok: false, problem: 'unreadable' };
  const canvas = drawImage(bitmap, edits);
  bitmap.close();
  if (!canvas) return { ok: false, problem: 'unreadable' };

  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!image) return { ok: false, problem: 'unreadable' };
  const { width, height } = canvas;
  return image.size > KYC_IMAGE.maxBytes
    ? { ok: false, problem: 'too-large' }
    : { ok: true, image, size: { width, height } };
}
