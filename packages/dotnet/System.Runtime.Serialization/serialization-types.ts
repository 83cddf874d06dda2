// `ISerializable`, `SerializationInfo` and what belongs to them, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentNullException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { assemblyQualifiedName } from '../newtonsoft/values/type-names.ts';
import { convertibleNames, typeOfConvertible } from '../System/convert-values.ts';
import type { Convertible } from '../System/convert-values.ts';
import { FormatterConverter, SerializationEntry, SerializationInfo } from './serialization-info.ts';

const space = 'System.Runtime.Serialization';

/** A member for each of the scalar types. */
function perScalar(
  make: (type: Convertible, name: string) => Record<string, Implementation>,
): Record<string, Implementation> {
  return Object.assign(
    {},
    ...Object.entries(convertibleNames).map(([type, name]) => make(type as Convertible, name)),
  ) as Record<string, Implementation>;
}
const adders = perScalar((type) =>
  type === 'string'
    ? {}
    : {
        [`void AddValue(string name, ${type} value)`]: (
          self: SerializationInfo,
          name: string | null,
          value: unknown,
        ) => self.add(name, box(value, typeOfConvertible(type)), typeOfConvertible(type)),
      },
);
const getters = perScalar((type, member) => ({
  [`${type}${type === 'string' ? '?' : ''} Get${member}(string name)`]: (
    self: SerializationInfo,
    name: string | null,
  ) => cast(self.scalar(name, typeOfConvertible(type), member), typeOfConvertible(type)),
}));
const conversions = perScalar((type, member) => ({
  [`${type}${type === 'string' ? '?' : ''} To${member}(object value)`]: (
    self: FormatterConverter,
    value: unknown,
  ) => cast(self.convert(value, typeOfConvertible(type)), typeOfConvertible(type)),
}));
const abstractConversions = perScalar((type, member) => ({
  [`${type}${type === 'string' ? '?' : ''} To${member}(object value)`]: undefined,
}));

/** `SerializationInfoEnumerator`. */
class SerializationInfoEnumerator extends Enumerator<SerializationEntry> {
  constructor(info: SerializationInfo) {
    super(info.entries, coreType(`${space}.SerializationEntry`));
  }
  override get $type(): NamedType {
    return coreType(`${space}.SerializationInfoEnumerator`);
  }
  /** @throws InvalidOperationException where it stands on none */
  get entry(): SerializationEntry {
    const entry = this.Current;
    if (entry === none)
      throw new InvalidOperationException('Enumeration has either not started or has already finished.');
    return entry;
  }
}
const none = new SerializationEntry(null, null, null);

function required(value: string | null): string {
  if (value === null) throw new ArgumentNullException('value');
  return value;
}

/** The types of `System.Runtime.Serialization` around `ISerializable`. */
export const serializationInfoTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${space}.ISerializable`, () => ({
    [`void GetObjectData(SerializationInfo info, ${space}.StreamingContext context)`]: undefined,
  })),
  declareType(`public interface ${space}.IFormatterConverter`, () => ({
    'object Convert(object value, Type type)': undefined,
    ...abstractConversions,
  })),
  declareType(
    `public class ${space}.FormatterConverter : ${space}.IFormatterConverter`,
    () => ({
      'FormatterConverter()': () => new FormatterConverter(),
      'object Convert(object value, Type type)': (self: FormatterConverter, value: unknown, type: Type) =>
        self.convert(value, type),
      ...conversions,
    }),
    { runtime: FormatterConverter },
  ),
  declareType(
    `public readonly struct ${space}.SerializationEntry`,
    () => ({
      'object? Value { get; }': (self: SerializationEntry) => self.value,
      'string Name { get; }': (self: SerializationEntry) => self.name,
      'Type ObjectType { get; }': (self: SerializationEntry) => self.type,
    }),
    { runtime: SerializationEntry, defaultValue: none },
  ),
  declareType(
    `public sealed class ${space}.SerializationInfoEnumerator : System.Collections.IEnumerator`,
    () => ({
      'bool MoveNext()': (self: SerializationInfoEnumerator) => self.MoveNext(),
      'SerializationEntry Current { get; }': (self: SerializationInfoEnumerator) => self.entry,
      'string Name { get; }': (self: SerializationInfoEnumerator) => self.entry.name,
      'object? Value { get; }': (self: SerializationInfoEnumerator) => self.entry.value,
      'Type ObjectType { get; }': (self: SerializationInfoEnumerator) => self.entry.type,
    }),
    { runtime: SerializationInfoEnumerator },
  ),
  declareType(
    `public sealed class ${space}.SerializationInfo`,
    () => ({
      'SerializationInfo(Type type, IFormatterConverter converter)': (
        type: Type | null,
        converter: object | null,
      ) => new SerializationInfo(type, converter),
      'string FullTypeName { get; set; }': {
        get: (self: SerializationInfo) => self.fullTypeName ?? typeName(self.objectType),
        set: (self: SerializationInfo, value: string | null) => (self.fullTypeName = required(value)),
      },
      'string AssemblyName { get; set; }': {
        get: (self: SerializationInfo) => self.assemblyName ?? assemblyOf(self.objectType),
        set: (self: SerializationInfo, value: string | null) => (self.assemblyName = required(value)),
      },
      'bool IsFullTypeNameSetExplicit { get; }': (self: SerializationInfo) => self.fullTypeName !== undefined,
      'bool IsAssemblyNameSetExplicit { get; }': (self: SerializationInfo) => self.assemblyName !== undefined,
      'int MemberCount { get; }': (self: SerializationInfo) => self.entries.length,
      'Type ObjectType { get; }': (self: SerializationInfo) => self.objectType,
      'void SetType(Type type)': (self: SerializationInfo, type: Type | null) => {
        if (type === null) throw new ArgumentNullException('type');
        self.objectType = type;
        self.fullTypeName = self.assemblyName = undefined;
      },
      'SerializationInfoEnumerator GetEnumerator()': (self: SerializationInfo) =>
        new SerializationInfoEnumerator(self),
      'void AddValue(string name, object? value, Type type)': (
        self: SerializationInfo,
        name: string | null,
        value: unknown,
        type: Type | null,
      ) => {
        if (name === null) throw new ArgumentNullException('name');
        if (type === null) throw new ArgumentNullException('type');
        self.add(name, value, type);
      },
      'void AddValue(string name, object? value)': (
        self: SerializationInfo,
        name: string | null,
        value: unknown,
      ) => self.addBoxed(name, value),
      ...adders,
      'object? GetValue(string name, Type type)': (
        self: SerializationInfo,
        name: string | null,
        type: Type | null,
      ) => self.value(name, type),
      ...getters,
    }),
    { runtime: SerializationInfo },
  ),
];
function assemblyOf(type: Type): string {
  return assemblyQualifiedName(type, true).replace(/^.*?, (?![^[]*\])/, '');
}
