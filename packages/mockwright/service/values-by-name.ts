// Headers as JSON has them: one member for a name.

/** The values of each name, in the order of the names; a list where there are several. */
export function valuesByName(
  pairs: Iterable<readonly [name: string, value: string]>,
): Map<string, string | readonly string[]> {
  const lists = new Map<string, string[]>();
  const values = new Map<string, string | readonly string[]>();
  for (const [name, value] of pairs) {
    const list = lists.get(name);
    if (list === undefined) {
      lists.set(name, [value]);
      values.set(name, value);
    } else {
      list.push(value);
      values.set(name, list);
    }
  }
  return values;
}
