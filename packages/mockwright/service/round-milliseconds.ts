// Durations as they are told.

/** Milliseconds to the thousandth: more digits say nothing. */
export function roundMilliseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
