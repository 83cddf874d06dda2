// What `System.Type` says of a type, computed from its symbol.
import { askedOnce, joinArguments } from '@mockwright/language/metadata/asked-once';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { ArrayTypeSymbol } from '@mockwright/language/metadata/array-type';
import type { NamedType, Member, Type } from '@mockwright/language/metadata/symbols';
import { assemblyOf, fullAssemblyName } from '@mockwright/language/runtime/assemblies';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { typeName } from '@mockwright/language/runtime/type-name';

/** Type arguments of its own, those of containing types left out. */
function ownArity(type: NamedType): number {
  return type.definition.typeParameters.length - (type.containingType?.definition.typeParameters.length ?? 0);
}

/** `Type.Name`: ``List`1``, `Int32[]`. */
export function simpleName(type: Type): string {
  if (type.kind === 'array') return `${simpleName(type.element)}[${','.repeat(type.rank - 1)}]`;
  if (type.kind === 'typeParameter') return type.name;
  if (!(type instanceof NamedTypeSymbol)) return 'Object';
  const arity = ownArity(type);
  return arity > 0 ? `${type.name}\`${arity}` : type.name;
}

/** The assembly of a type, or of what an array is of. */
function assemblyName(type: Type): string {
  if (type.kind === 'array') return assemblyName(type.element);
  return fullAssemblyName(assemblyOf(type instanceof NamedTypeSymbol ? type : specialType('object')));
}
/** `Type.AssemblyQualifiedName`. */
export function qualifiedName(type: Type): string | null {
  const name = fullName(type);
  return name === null ? null : `${name}, ${assemblyName(type)}`;
}

/** `Type.FullName`: type arguments with the assembly they come from. */
export function fullName(type: Type): string | null {
  if (type.kind === 'array') return `${fullName(type.element) ?? ''}[${','.repeat(type.rank - 1)}]`;
  if (type.kind === 'typeParameter') return null;
  if (!(type instanceof NamedTypeSymbol)) return 'System.Object';
  if (type.typeArguments.length === 0) return typeName(type);
  return nameOfGeneric(type);
}
const nameOfGeneric = askedOnce((type) => {
  const name = typeName(type);
  const definition = name.slice(0, name.indexOf('['));
  if (type.isDefinition) return definition;
  return `${definition}[${joinArguments(type.typeArguments.map((argument) => `[${qualifiedName(argument) ?? argument.kind}]`))}]`;
});

/** `Type.Namespace`. */
export function namespaceOf(type: Type): string | null {
  if (type.kind === 'array') return namespaceOf(type.element);
  return type instanceof NamedTypeSymbol && type.namespace !== '' ? type.namespace : null;
}

/** Whether the template declares it: what is internal in a script is public for .NET. */
function isOfScript(type: NamedType | null): boolean {
  return type !== null && (type.flags.submission !== undefined || isOfScript(type.containingType));
}
/** Whether reflection takes a type or a member for a public one. */
export function isPublic(member: Exclude<Member, NamedType> | NamedType): boolean {
  if (member.accessibility === 'public') return true;
  if (member.accessibility !== 'internal') return false;
  return isOfScript(member instanceof NamedTypeSymbol ? member : member.containingType);
}

/** `Type.IsValueType`. */
export function isValueType(type: Type): boolean {
  return type instanceof NamedTypeSymbol && type.isValueType;
}
/** `Type.IsClass`. */
export function isClass(type: Type): boolean {
  return (
    type instanceof ArrayTypeSymbol ||
    (type instanceof NamedTypeSymbol && !type.isValueType && type.kind !== 'interface')
  );
}
const primitives = new Set([
  'bool',
  'char',
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'nint',
  'nuint',
  'float',
  'double',
]);
/** `Type.IsPrimitive`. */
export function isPrimitive(type: Type): boolean {
  return type instanceof NamedTypeSymbol && type.special !== undefined && primitives.has(type.special);
}

/** `Type.BaseType`. */
export function baseTypeOf(type: Type): Type | null {
  if (type.kind === 'array') return type.baseType;
  if (type.kind === 'typeParameter') return specialType('object');
  if (!(type instanceof NamedTypeSymbol) || type.kind === 'interface') return null;
  if (type.kind === 'enum') return coreType('System.Enum');
  return type.special === 'object' ? null : type.baseType;
}
/** `Type.GetInterfaces()`. */
export function interfacesOf(type: Type): readonly Type[] {
  if (type.kind === 'array')
    return [
      ...new Set([
        ...type.baseType.allInterfaces,
        ...type.interfaces.flatMap((one) => [one, ...one.allInterfaces]),
      ]),
    ];
  return type instanceof NamedTypeSymbol ? type.allInterfaces : [];
}

/** A `ref struct`: no object holds one. */
export function isRefLike(type: Type | null): boolean {
  return type?.kind === 'struct' && type.flags.isRefLike === true;
}
