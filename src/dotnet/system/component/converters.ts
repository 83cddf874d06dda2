// Which converter a type has, and the converters as template code sees them.
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import { NamedType } from '../../../metadata/symbols.ts';
import type { Type } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import { ArgumentNullException } from '../../../runtime/exceptions.ts';
import { isAssignable } from '../../../runtime/type-relations.ts';
import { CultureInfo, currentCulture } from '../globalization/culture-info.ts';
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
function converter(name: string, base: string, parent: ConverterClass): ConverterClass {
  const runtime = class extends parent {};
  declared.push(declareType(`public class ${name} : ${base}`, {}, { runtime }));
  return runtime;
}
function converterOf(typeFullName: string, base: string, parent: ConverterClass, name?: string): void {
  const simple = typeFullName.slice(typeFullName.lastIndexOf('.') + 1);
  const full = name ?? `${space}.${simple}Converter`;
  converters.set(typeFullName, { name: full, runtime: converter(full, base, parent) });
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
const EnumConverter = converter(`${space}.EnumConverter`, plain, C.EnumConverter);
const CollectionConverter = converter(`${space}.CollectionConverter`, plain, C.CollectionConverter);
const ArrayConverter = converter(`${space}.ArrayConverter`, 'CollectionConverter', C.ArrayConverter);
const ReferenceConverter = converter(`${space}.ReferenceConverter`, plain, C.ReferenceConverter);
declared.push(
  declareType(`public class ${space}.NullableConverter : ${plain}`, {}, { runtime: C.NullableConverter }),
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

const context = `${space}.ITypeDescriptorContext? context, System.Globalization.CultureInfo? culture, `;
const converterMembers: Readonly<Record<string, Implementation>> = {
  'bool CanConvertFrom(Type sourceType)': (self: TypeConverter, source: Type | null) =>
    self.canConvertFrom(source),
  'bool CanConvertTo(Type destinationType)': (self: TypeConverter, target: Type | null) =>
    self.canConvertTo(target),
  'object? ConvertFrom(object value)': (self: TypeConverter, value: unknown) =>
    self.convertFrom(currentCulture(), value),
  [`object? ConvertFrom(${context}object value)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    value: unknown,
  ) => self.convertFrom(culture, value),
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
  [`object? ConvertTo(${context}object? value, Type destinationType)`]: (
    self: TypeConverter,
    _context: unknown,
    culture: CultureInfo | null,
    value: unknown,
    target: Type | null,
  ) => self.convertTo(culture, value, target),
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
  'System.Collections.ICollection? GetStandardValues()': (self: TypeConverter) => {
    const values = self.standardValues();
    return values ? toArray([...values], specialType('object')) : null;
  },
  'bool GetStandardValuesSupported()': (self: TypeConverter) =>
    self.standardValues() !== undefined || self instanceof C.ReferenceConverter,
  'bool IsValid(object value)': (self: TypeConverter, value: unknown) => self.isValid(value),
};

/** `TypeConverter` and what derives from it. */
export const converterTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${space}.ITypeDescriptorContext : IServiceProvider`),
  declareType(`public class ${space}.TypeConverter`, converterMembers, { runtime: TypeConverter }),
  ...declared,
];
