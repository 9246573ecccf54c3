import type { ImageEdits } from './image-edits';

/** Pixels of the longer side: small print stays readable, and the file well below the limit. */
const MAX_SIDE_PX = 2400;

/**
 * Draws a picture rotated, cropped, and no larger than small print needs. `null` if the browser is out of
 * memory.
 */
export function drawImage(
  bitmap: ImageBitmap,
  { turns, crop }: ImageEdits,
): HTMLCanvasElement | null {
  const isOnSide = turns % 2 === 1;
  const [width, height] = isOnSide ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width * crop.width, height * crop.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * crop.width * scale));
  canvas.height = Math.max(1, Math.round(height * crop.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent parts of a PNG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Moves the corner of the crop to the origin, then rotates about the picture's center.
  context.translate((0.5 - crop.x) * width * scale, (0.5 - crop.y) * height * scale);
  context.rotate((turns * Math.PI) / 2);
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  return canvas;
}
