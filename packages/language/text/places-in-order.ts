// Looking for a place among very many that are in order.

/** How many of ascending numbers are below a value. */
export function countBelow(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the last of ascending whole numbers that is not above a value; 0 where all are, or there are none. */
export function lastUpTo(ascending: readonly number[], value: number): number {
  return Math.max(0, countBelow(ascending, value + 1) - 1);
}
