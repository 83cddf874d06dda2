// Tables that are asked for names which anybody may have chosen.

/** The value under a name; undefined for names that only every object has, such as `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
