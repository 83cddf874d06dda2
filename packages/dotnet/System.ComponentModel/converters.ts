// Which converter a type has, and the converters as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { NamedType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { CultureInfo, currentCulture } from '../System.Globalization/culture-info.ts';
import * as C from './type-converter.ts';
import { TypeConverter } from './type-converter.ts';

const space = 'System.ComponentModel';
type ConverterClass = new (type: Type) => TypeConverter;

/** By the name of the type. */
const converters = new Map<string, TypeConverterInfo>();
interface TypeConverterInfo {
  readonly name: string;
  readonly runtime: ConverterClass;
}
const declared: TypeDeclaration[] = [];
/** Declares a converter class of its own. */
function converter(
  name: string,
  base: string,
  parent: ConverterClass,
  members: (runtime: ConverterClass) => Readonly<Record<string, Implementation>>,
): ConverterClass {
  const runtime = class extends parent {};
  declared.push(declareType(`public class ${name} : ${base}`, () => members(runtime), { runtime }));
  return runtime;
}
/** Of a class whose objects are made for one type. */
const forType =
  (name: string) =>
  (runtime: ConverterClass): Record<string, Implementation> => ({
    [`${name}(Type type)`]: (type: Type) => new runtime(type),
  });
/** Of a class whose objects are all the same. */
const without =
  (name: string, type: () => Type) =>
  (runtime: ConverterClass): Record<string, Implementation> => ({ [`${name}()`]: () => new runtime(type()) });
function converterOf(typeFullName: string, base: string, parent: ConverterClass, name?: string): void {
  const simple = typeFullName.slice(typeFullName.lastIndexOf('.') + 1);
  const full = name ?? `${space}.${simple}Converter`;
  const constructor = without(full.slice(full.lastIndexOf('.') + 1), () => coreType(typeFullName));
  converters.set(typeFullName, { name: full, runtime: converter(full, base, parent, constructor) });
}
const plain = 'TypeConverter';
declared.push(
  declareType(
    `public abstract class ${space}.BaseNumberConverter : ${plain}`,
    {},
    { runtime: C.NumberConverter },
  ),
);
for (const name of 'Byte SByte Int16 UInt16 Int32 UInt32 Int64 UInt64 Int128 UInt128 Half Single Double Decimal'.split(
  ' ',
))
  converterOf(`System.${name}`, 'BaseNumberConverter', C.NumberConverter);
converterOf('System.String', plain, C.StringConverter);
converterOf('System.Boolean', plain, C.BooleanConverter);
converterOf('System.Char', plain, C.CharConverter);
for (const name of ['DateTime', 'DateTimeOffset', 'DateOnly', 'TimeOnly'])
  converterOf(`System.${name}`, plain, C.DateConverter);
converterOf('System.TimeSpan', plain, C.TextReadingConverter);
converterOf('System.Guid', plain, C.GuidConverter);
converterOf('System.Version', plain, C.VersionConverter);
converterOf('System.Uri', `${space}.${plain}`, C.UriConverter, 'System.UriTypeConverter');
const anything = (): Type => specialType('object');
const EnumConverter = converter(`${space}.EnumConverter`, plain, C.EnumConverter, forType('EnumConverter'));
const CollectionConverter = converter(
  `${space}.CollectionConverter`,
  plain,
  C.CollectionConverter,
  without('CollectionConverter', anything),
);
const ArrayConverter = converter(
  `${space}.ArrayConverter`,
  'CollectionConverter',
  C.ArrayConverter,
  without('ArrayConverter', anything),
);
const ReferenceConverter = converter(
  `${space}.ReferenceConverter`,
  plain,
  C.ReferenceConverter,
  forType('ReferenceConverter'),
);
declared.push(
  declareType(
    `public class ${space}.NullableConverter : ${plain}`,
    () => ({
      'NullableConverter(Type type)': (type: Type) => {
        if (!(type instanceof NamedType && type.isNullable))
          throw new ArgumentException('The specified type is not a nullable type.', 'type');
        return getConverter(type);
      },
    }),
    { runtime: C.NullableConverter },
  ),
);

/** `TypeDescriptor.GetConverter`. @throws {ArgumentNullException} */
export function getConverter(type: Type | null): TypeConverter {
  if (type === null) throw new ArgumentNullException('type');
  if (type.kind === 'array') return new ArrayConverter(type);
  if (!(type instanceof NamedType)) return new TypeConverter(type);
  if (type.isNullable) return new C.NullableConverter(type, getConverter(type.typeArguments[0]!));
  if (type.kind === 'enum') return new EnumConverter(type);
  if (type.kind === 'interface') return new ReferenceConverter(type);
  const name = `${type.namespace}.${type.name}`;
  const found = converters.get(name);
  if (found) return new found.runtime(type);
  if (name === 'System.Array') return new ArrayConverter(type);
  return isAssignable(type, coreType('System.Collections.ICollection'))
    ? new CollectionConverter(type)
    : new TypeConverter(type);
}

const described = `${space}.ITypeDescriptorContext? context`;
const context = `${described}, System.Globalization.CultureInfo? culture, `;
/** The library's own converter behind one: its methods are what `base` is to a template class. */
function libraryOf(self: TypeConverter): TypeConverter {
  return Object.getPrototypeOf(self) as TypeConverter;
}
const listed = (values: readonly unknown[] | undefined): unknown =>
  values ? toArray([...values], specialType('object')) : null;
const converterMembers: Readonly<Record<string, Implementation>> = {
  'TypeConverter()': () => new TypeConverter(specialType('object')),
  'bool CanConvertFrom(Type sourceType)': (self: TypeConverter, source: Type | null) =>
    self.canConvertFrom(source),
  [`virtual bool CanConvertFrom(${described}, Type sourceType)`]: (
    self: TypeConverter,
    _context: unknown,
    source: Type | null,
  ) => libraryOf(self).canConvertFrom.call(self, source),
  'bool CanConvertTo(Type destinationType)': (self: TypeConverter, target: Type | null) =>
    self.canConvertTo(target),
  [`virtual bool CanConvertTo(${described}, Type? destinationType)`]: (
    self: TypeConverter,
    _context: unknown,
    target: Type | null,
  ) => libraryOf(self).canConvertTo.call(self, target),
  'object? ConvertFrom(object value)': (self: TypeConverter, value: unknown) =>
    self.convertFrom(currentCulture(), value),
  [`virtual object? ConvertFrom(${context}object value)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    value: unknown,
  ) => libraryOf(self).convertFrom.call(self, culture, value),
  'object? ConvertFromInvariantString(string text)': (self: TypeConverter, text: string | null) =>
    self.convertFrom(CultureInfo.invariant, text),
  'object? ConvertFromString(string text)': (self: TypeConverter, text: string | null) =>
    self.convertFrom(currentCulture(), text),
  [`object? ConvertFromString(${context}string text)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    text: string | null,
  ) => self.convertFrom(culture, text),
  'object? ConvertTo(object? value, Type destinationType)': (
    self: TypeConverter,
    value: unknown,
    target: Type | null,
  ) => self.convertTo(null, value, target),
  [`virtual object? ConvertTo(${context}object? value, Type destinationType)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    value: unknown,
    target: Type | null,
  ) => libraryOf(self).convertTo.call(self, culture, value, target),
  'string? ConvertToInvariantString(object? value)': (self: TypeConverter, value: unknown) =>
    self.convertTo(CultureInfo.invariant, value, specialType('string')),
  'string? ConvertToString(object? value)': (self: TypeConverter, value: unknown) =>
    self.convertTo(currentCulture(), value, specialType('string')),
  [`string? ConvertToString(${context}object? value)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    value: unknown,
  ) => self.convertTo(culture, value, specialType('string')),
  'System.Collections.ICollection? GetStandardValues()': (self: TypeConverter) =>
    listed(self.standardValues()),
  'bool GetStandardValuesSupported()': (self: TypeConverter) =>
    self.standardValues() !== undefined || self instanceof C.ReferenceConverter,
  'bool IsValid(object value)': (self: TypeConverter, value: unknown) => self.isValid(value),
  [`virtual bool IsValid(${described}, object? value)`]: (
    self: TypeConverter,
    _context: unknown,
    value: unknown,
  ) => libraryOf(self).isValid.call(self, value),
};

/** `TypeConverter` and what derives from it. */
export const converterTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${space}.ITypeDescriptorContext : IServiceProvider`),
  declareType(`public class ${space}.TypeConverter`, converterMembers, { runtime: TypeConverter }),
  ...declared,
];
