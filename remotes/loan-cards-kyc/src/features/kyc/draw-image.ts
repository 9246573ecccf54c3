import type { ImageEdits } from './image-edits';

/** Pixels of the longer side: small print on a document stays readable, and the file well below the limit. */
const LONGEST_SIDE = 2400;

/**
 * Draws a picture turned and cropped, and no larger than small print needs. `null` where the browser
 * has no memory left for it.
 */
export function drawImage(
  bitmap: ImageBitmap,
  { turns, crop }: ImageEdits,
): HTMLCanvasElement | null {
  const isOnSide = turns % 2 === 1;
  const [width, height] = isOnSide ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width * crop.width, height * crop.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * crop.width * scale));
  canvas.height = Math.max(1, Math.round(height * crop.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, and would show the clear parts of a PNG in black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The turned picture's upper left corner goes to where the crop begins; then it turns about its middle.
  context.translate((0.5 - crop.x) * width * scale, (0.5 - crop.y) * height * scale);
  context.rotate((turns * Math.PI) / 2);
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  return canvas;
}
