/** A part of an image, as fractions of its width and height, from 0 to 1. */
export type Area = { x: number; y: number; width: number; height: number };

/** The edits before sending: quarter turns to the right, then a crop. */
export type ImageEdits = { turns: 0 | 1 | 2 | 3; crop: Area };

const FULL_AREA: Area = { x: 0, y: 0, width: 1, height: 1 };
export const UNEDITED: ImageEdits = { turns: 0, crop: FULL_AREA };

/** Rotates by a quarter turn to the right; the crop stays on the same part. */
export function rotated({ turns, crop }: ImageEdits): ImageEdits {
  const { x, y, width, height } = crop;
  return {
    turns: ((turns + 1) % 4) as ImageEdits['turns'],
    crop: { x: 1 - y - height, y: x, width: height, height: width },
  };
}

export function isUncropped({ x, y, width, height }: Area): boolean {
  return x === 0 && y === 0 && width === 1 && height === 1;
}
