// Keys of dictionaries as the names of members.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { enumText } from '@mockwright/language/runtime/enum-text';
import { formatValue, toText } from '@mockwright/language/runtime/text';
import { dateTimeOffsetText, dateTimeText } from '../values/json-dates.ts';
import { defaultFormat, primitiveOf } from '../values/primitive-values.ts';
import type { DateTime, DateTimeOffset } from '../values/system-types.ts';
import type { JsonStringEnumConverter } from './string-enum.ts';

/** `DateOnly` and `TimeOnly` as JSON has them; undefined for other types. */
export function isoText(boxed: unknown, { namespace, name }: NamedType): string | undefined {
  if (namespace !== 'System') return undefined;
  if (name === 'DateOnly') return formatValue(boxed, 'O', null);
  return name === 'TimeOnly' ? formatValue(boxed, 'O', null).replace(/\.0+$/, '') : undefined;
}

/** The name of a member for a key in natural form. @param converter how enums are written; undefined: by their names */
export function keyText(key: unknown, type: Type, converter: JsonStringEnumConverter | undefined): string {
  if (type.kind === 'enum')
    return converter?.write(type, key as number) ?? enumText(type, key as number | bigint);
  switch (primitiveOf(type)) {
    case 'DateTime':
      return dateTimeText(key as DateTime, defaultFormat);
    case 'DateTimeOffset':
      return dateTimeOffsetText(key as DateTimeOffset, defaultFormat);
    default: {
      const boxed = box(key, type);
      return (type.kind === 'struct' ? isoText(boxed, type) : undefined) ?? toText(boxed);
    }
  }
}
