import { KYC_IMAGE } from '@bank/domain';

/** Why a file was not taken as an identity image. */
export type IdImageProblem = 'wrong-type' | 'too-large' | 'empty' | 'unreadable';

export type PreparedImage = { ok: true; image: Blob } | { ok: false; problem: IdImageProblem };

/** Pixels of the longer side: small print on a document stays readable, and the file well below the limit. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.9;

function checkFile(file: File): IdImageProblem | null {
  if (!KYC_IMAGE.types.some((type) => type === file.type)) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > KYC_IMAGE.maxBytes ? 'too-large' : null;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    // Turned upright now: the orientation is metadata too, and is lost in what follows.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Whatever its name says, the browser's own decoder found no image in it.
    return null;
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, and would show the clear parts of a PNG in black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Checks a chosen file, and draws it anew as a JPEG: what is uploaded holds the picture only, with
 * none of the file's metadata (place, time, device) and nothing hidden behind the picture.
 */
export async function prepareIdImage(file: File): Promise<PreparedImage> {
  const problem = checkFile(file);
  if (problem) return { ok: false, problem };

  const bitmap = await decode(file);
  if (!bitmap) return { ok: false, problem: 'unreadable' };
  const canvas = draw(bitmap);
  bitmap.close();

  const image = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    else resolve(null);
  });
  if (!image) return { ok: false, problem: 'unreadable' };
  return image.size > KYC_IMAGE.maxBytes
    ? { ok: false, problem: 'too-large' }
    : { ok: true, image };
}
