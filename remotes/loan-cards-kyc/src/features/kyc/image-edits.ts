/** A part of an image, each number a fraction of its width or height, from 0 to 1. */
export type Area = { x: number; y: number; width: number; height: number };

/** What is done to a chosen image before it is sent: quarter turns to the right, then a crop. */
export type ImageEdits = { turns: 0 | 1 | 2 | 3; crop: Area };

const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };
export const UNEDITED: ImageEdits = { turns: 0, crop: WHOLE };

/** A quarter turn to the right; the crop stays on what it showed. */
export function turned({ turns, crop }: ImageEdits): ImageEdits {
  const { x, y, width, height } = crop;
  return {
    turns: ((turns + 1) % 4) as ImageEdits['turns'],
    crop: { x: 1 - y - height, y: x, width: height, height: width },
  };
}

export function isWhole({ x, y, width, height }: Area): boolean {
  return x === 0 && y === 0 && width === 1 && height === 1;
}
