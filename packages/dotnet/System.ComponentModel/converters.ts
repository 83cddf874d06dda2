// Which of .NET's type converters a type has: Newtonsoft.Json and `DefaultValueAttribute` convert through them.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import {
  ArrayConverter,
  BooleanConverter,
  CharConverter,
  CollectionConverter,
  DateConverter,
  EnumConverter,
  GuidConverter,
  NullableConverter,
  NumberConverter,
  StringConverter,
  TextReadingConverter,
  TypeConverter,
  UriConverter,
  VersionConverter,
} from './type-converter.ts';

type ConverterClass = new (type: Type) => TypeConverter;

const classes: readonly (readonly [converter: ConverterClass, types: string])[] = [
  [
    NumberConverter,
    'Byte SByte Int16 UInt16 Int32 UInt32 Int64 UInt64 Int128 UInt128 Half Single Double Decimal',
  ],
  [StringConverter, 'String'],
  [BooleanConverter, 'Boolean'],
  [CharConverter, 'Char'],
  [DateConverter, 'DateTime DateTimeOffset DateOnly TimeOnly'],
  [TextReadingConverter, 'TimeSpan'],
  [GuidConverter, 'Guid'],
  [VersionConverter, 'Version'],
  [UriConverter, 'Uri'],
];
/** By the name of the type. */
const converters = new Map(
  classes.flatMap(([converter, types]) => types.split(' ').map((name) => [`System.${name}`, converter])),
);

/** What `TypeDescriptor.GetConverter` finds for a type. @throws {ArgumentNullException} */
export function getConverter(type: Type | null): TypeConverter {
  if (type === null) throw new ArgumentNullException('type');
  if (type.kind === 'array') return new ArrayConverter(type);
  if (!(type instanceof NamedTypeSymbol)) return new TypeConverter(type);
  if (type.isNullable) return new NullableConverter(type, getConverter(type.typeArguments[0]!));
  if (type.kind === 'enum') return new EnumConverter(type);
  const name = `${type.namespace}.${type.name}`;
  const found = converters.get(name);
  if (found) return new found(type);
  if (name === 'System.Array') return new ArrayConverter(type);
  return type.kind !== 'interface' && isAssignable(type, coreType('System.Collections.ICollection'))
    ? new CollectionConverter(type)
    : new TypeConverter(type);
}
