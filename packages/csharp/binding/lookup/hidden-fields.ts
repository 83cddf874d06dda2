// Fields of .NET's structs that nobody else can use. The compiler sees them nevertheless, and says so of a misspelt property.
import type { Type } from '@mockwright/language/metadata/symbols';
import { isNamed } from '../../symbols/type-extensions.ts';

const fields: Readonly<Record<string, readonly string[]>> = {
  'System.Collections.Generic.KeyValuePair': ['key', 'value'],
  'System.Nullable': ['hasValue', 'value'],
  'System.TimeSpan': ['_ticks'],
};

/** Whether a value of the type has a field of that name which is out of reach. */
export function hasHiddenField(type: Type, name: string): boolean {
  if (!isNamed(type)) return false;
  const { namespace, name: typeName } = type.definition;
  return fields[`${namespace}.${typeName}`]?.includes(name) === true;
}
