// Arrays of many elements that are made one by one: the run ends in the middle when its time or memory is over.
import { spend } from './run.ts';

/** So many elements are made before more of them are paid for. */
const pieceSize = 1 << 12;

/** An array of so many elements, each made from its index. */
export function paidElements<T>(length: number, element: (index: number) => T): T[] {
  const items: T[] = [];
  appendElements(items, length, element);
  return items;
}
/** Adds so many elements to an array. */
export function appendElements<T>(items: T[], length: number, element: (index: number) => T): void {
  for (let index = 0; index < length; index++) {
    if (index % pieceSize === pieceSize - 1) spend(pieceSize);
    items.push(element(index));
  }
}
