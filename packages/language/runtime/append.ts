// Adding many elements to an array at once: what is spread into a call goes over the stack, which holds some ten thousand.

/** Adds the items at the end of the list. @returns the list */
export function appendAll<T>(list: T[], items: Iterable<T>): T[] {
  for (const item of items) list.push(item);
  return list;
}

/** Puts the items in the place of all that the list holds. */
export function replaceContent<T>(list: T[], items: Iterable<T>): void {
  const kept = [...items];
  list.length = 0;
  appendAll(list, kept);
}
