// Which kind of contract a type has as it is declared.
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { primitiveOf } from '../../../values/primitive-values.ts';
import { typeAttribute } from './attributes.ts';
import { implemented, isTokenType } from '../../../System.Reflection/data-members.ts';

const stringTypes: ReadonlySet<string> = new Set([
  'Version',
  'DateOnly',
  'TimeOnly',
  'CultureInfo',
  'Type',
  'RuntimeType',
  'Half',
  'Int128',
  'UInt128',
]);
/** A type as that of its members: that of an array is `System.Array`. */
export function namedType(type: NamedType | ArrayType): NamedType {
  return type.kind === 'array' ? type.baseType : type;
}
/** The kinds, as the methods that make them are named. */
export type ContractKind =
  'Primitive' | 'String' | 'Linq' | 'Array' | 'Dictionary' | 'Dynamic' | 'ISerializable' | 'Object';
/** Which kind of contract a type has as it is declared, `ISerializable` apart. */
export function kindOf(type: NamedType | ArrayType): ContractKind {
  if (primitiveOf(type) !== undefined) return 'Primitive';
  if (type.kind === 'array') return 'Array';
  if (typeAttribute(type, 'JsonObject')) return 'Object';
  if (isTokenType(type)) return 'Linq';
  const isDictionary =
    implemented(type, 'IDictionary', 2) ??
    implemented(type, 'IReadOnlyDictionary', 2) ??
    implemented(type, 'IDictionary', 0) ??
    typeAttribute(type, 'JsonDictionary');
  if (isDictionary && !typeAttribute(type, 'JsonArray')) return 'Dictionary';
  if (implemented(type, 'IEnumerable', 1) ?? implemented(type, 'IEnumerable', 0)) return 'Array';
  const isSystem = type.namespace === 'System' || type.namespace === 'System.Globalization';
  if (isSystem && stringTypes.has(type.name)) return 'String';
  if (isDynamic(type)) return 'Dynamic';
  return isConvertible(type) ? 'Primitive' : 'Object';
}
/** Whether values of a type are converted as single ones are (`IConvertible`). */
export function isConvertible(type: Type): boolean {
  return 'allInterfaces' in type && type.allInterfaces.includes(coreType('System.IConvertible'));
}
function isDynamic(type: NamedType): boolean {
  return '$dynamicMember' in (type.definition.runtime?.constructorFunction?.prototype ?? {});
}
