// The class `System.Runtime.Serialization.SerializationInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box, cast } from '@mockwright/language/runtime/casting';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOfConvertible } from '../System/convert-values.ts';
import { assemblyQualifiedName } from '../values/type-names.ts';
import { perScalar } from './scalar-values.ts';
import { SerializationInfoEnumerator } from './serialization-info-enumerator.ts';
import { SerializationInfo } from './serialization-info.ts';

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
function required(value: string | null): string {
  if (value === null) throw new ArgumentNullException('value');
  return value;
}

/** `System.Runtime.Serialization.SerializationInfo`. */
export const serializationInfoType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.Serialization.SerializationInfo',
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
);

function assemblyOf(type: Type): string {
  return assemblyQualifiedName(type, true).replace(/^.*?, (?![^[]*\])/, '');
}
