// Reads the fields of an object by the rows of a table.
import { isNull } from './field-value.ts';
import type { FieldValue } from './field-value.ts';
import type { Reading } from './field.ts';
import type { Fields } from './template-fields.ts';

/**
 * What the fields of an object stand for; those that are absent have their defaults.
 * @param path of the object: `response`
 * @param valueOf undefined where a field is absent
 */
export function readFields<Values extends object>(
  fields: Fields<Values>,
  path: string,
  reading: Reading,
  valueOf: (name: keyof Values & string) => FieldValue | undefined,
): Values {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(
    names.map((name) => {
      const value = valueOf(name);
      const field = fields[name];
      return [name, field.read(isNull(value) ? undefined : value, { ...reading, path: `${path}.${name}` })];
    }),
  ) as Values;
}
