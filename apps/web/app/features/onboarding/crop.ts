export interface Size {
  width: number;
  height: number;
}

/** A square of a picture, in its pixels. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

const SMALLEST = 0.2;
const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(0, value), Math.max(0, max)));

/** The largest square in the middle. */
export function middleSquare({ width, height }: Size): Square {
  const size = Math.min(width, height);
  return { left: Math.floor((width - size) / 2), top: Math.floor((height - size) / 2), size };
}

/** The square moved so that it stays within the picture. */
export function movedTo(square: Square, left: number, top: number, { width, height }: Size): Square {
  return { ...square, left: clamp(left, width - square.size), top: clamp(top, height - square.size) };
}

/** The square made larger or smaller around its middle. @param share of the largest one, 0.2 to 1 */
export function scaledTo(square: Square, share: number, picture: Size): Square {
  const largest = Math.min(picture.width, picture.height);
  const size = Math.max(1, Math.round(largest * Math.min(1, Math.max(SMALLEST, share))));
  const shift = (square.size - size) / 2;
  return movedTo({ ...square, size }, square.left + shift, square.top + shift, picture);
}
