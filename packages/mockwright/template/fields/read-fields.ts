// Reads the fields of an object by the rows of a table.
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isNull } from './field-value.ts';
import type { FieldValue } from './field-value.ts';
import type { Fields, Reading } from './field.ts';

/**
 * What the fields of an object stand for; those that are absent have their defaults.
 * @param path of the object: `response`
 * @param place of the object: what is missing in it is told there
 * @param valueOf undefined where a field is absent
 */
export function readFields<Values extends object>(
  fields: Fields<Values>,
  path: string,
  reading: Reading,
  place: TextSpan | undefined,
  valueOf: (name: keyof Values & string) => FieldValue | undefined,
): Values {
  const names = Object.keys(fields) as (keyof Values & string)[];
  return Object.fromEntries(
    names.map((name) => {
      const value = valueOf(name);
      const field = fields[name];
      return [
        name,
        field.read(isNull(value) && !field.takesNull ? undefined : value, {
          path: `${path}.${name}`,
          statusNames: reading.statusNames,
          defaultStatus: reading.defaultStatus,
          wrong: (code, span, ...args) => reading.wrong(code, span ?? place, ...args),
          warn: (code, span, ...args) => reading.warn(code, span ?? place, ...args),
        }),
      ];
    }),
  ) as Values;
}
