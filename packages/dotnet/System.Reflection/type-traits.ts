// What kind of type a `Type` is: its properties that answer yes or no.
import { askedOnce } from '@mockwright/language/metadata/asked-once';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { containsParameters, isGeneric, isGenericDefinition } from './generic-types.ts';
import { isClass, isPrimitive, isPublic, isValueType } from './type-facts.ts';

const named = (type: Type): NamedType | undefined => (type instanceof NamedTypeSymbol ? type : undefined);
const isNested = (type: Type): boolean => {
  const own = named(type);
  return own !== undefined && (own.containingType !== null || own.flags.submission !== undefined);
};
const nestedAs =
  (accessibility: NamedType['accessibility']) =>
  (type: Type): boolean =>
    isNested(type) && !isPublic(named(type)!) && named(type)!.accessibility === accessibility;
const never = (): boolean => false;

function isVisible(type: Type): boolean {
  if (type.kind === 'array') return isVisible(type.element);
  const own = named(type);
  if (!own) return true;
  return isNamedVisible(own);
}
const isNamedVisible = askedOnce(
  (type) =>
    isPublic(type) &&
    (type.containingType === null || isVisible(type.containingType)) &&
    type.typeArguments.every(isVisible),
);

/** `[StructLayout(LayoutKind.Auto)]` stands at them. */
const laidOutAtWill = new Set(['DateTime', 'DateTimeOffset', 'ValueTuple']);
/** Structs lie in memory as their fields are written, unless they ask for something else. */
const isSequential = (type: Type): boolean =>
  type.kind === 'struct' && !(type.namespace === 'System' && laidOutAtWill.has(type.name));

/** Members of `System.Type`. */
export const typeTraits: Readonly<Record<string, Implementation>> = {
  'bool IsInterface { get; }': (self: Type) => self.kind === 'interface',
  'bool IsNested { get; }': isNested,
  'bool IsArray { get; }': (self: Type) => self.kind === 'array',
  'bool IsSZArray { get; }': (self: Type) => self.kind === 'array' && self.rank === 1,
  'bool IsVariableBoundArray { get; }': (self: Type) => self.kind === 'array' && self.rank > 1,
  'bool IsByRef { get; }': never,
  'bool IsPointer { get; }': never,
  'bool IsCOMObject { get; }': never,
  'bool IsByRefLike { get; }': (self: Type) => named(self)?.flags.isRefLike === true,
  'bool HasElementType { get; }': (self: Type) => self.kind === 'array',
  'bool IsGenericType { get; }': isGeneric,
  'bool IsGenericTypeDefinition { get; }': isGenericDefinition,
  'bool IsConstructedGenericType { get; }': (self: Type) => isGeneric(self) && !self.isDefinition,
  'bool IsTypeDefinition { get; }': (self: Type) => named(self)?.isDefinition === true,
  'bool IsGenericParameter { get; }': (self: Type) => self.kind === 'typeParameter',
  'bool IsGenericTypeParameter { get; }': (self: Type) =>
    self.kind === 'typeParameter' && self.owner === 'type',
  'bool IsGenericMethodParameter { get; }': (self: Type) =>
    self.kind === 'typeParameter' && self.owner === 'method',
  'bool ContainsGenericParameters { get; }': containsParameters,
  'bool IsAbstract { get; }': (self: Type) =>
    self.kind === 'interface' ||
    named(self)?.flags.isAbstract === true ||
    named(self)?.flags.isStatic === true,
  'bool IsSealed { get; }': (self: Type) =>
    self.kind === 'array' ||
    self.kind === 'delegate' ||
    named(self)?.flags.isSealed === true ||
    named(self)?.flags.isStatic === true ||
    isValueType(self),
  'bool IsClass { get; }': isClass,
  'bool IsVisible { get; }': isVisible,
  'bool IsPublic { get; }': (self: Type) => !isNested(self) && (!named(self) || isPublic(named(self)!)),
  'bool IsNotPublic { get; }': (self: Type) =>
    !isNested(self) && named(self) !== undefined && !isPublic(named(self)!),
  'bool IsNestedPublic { get; }': (self: Type) => isNested(self) && isPublic(named(self)!),
  'bool IsNestedPrivate { get; }': nestedAs('private'),
  'bool IsNestedFamily { get; }': nestedAs('protected'),
  'bool IsNestedAssembly { get; }': nestedAs('internal'),
  'bool IsAutoLayout { get; }': (self: Type) => !isSequential(self),
  'bool IsLayoutSequential { get; }': isSequential,
  'bool IsExplicitLayout { get; }': never,
  'bool IsAnsiClass { get; }': () => true,
  'bool IsAutoClass { get; }': never,
  'bool IsUnicodeClass { get; }': never,
  'bool IsImport { get; }': never,
  'bool IsContextful { get; }': never,
  'bool IsMarshalByRef { get; }': never,
  'bool IsSpecialName { get; }': never,
  'bool IsEnum { get; }': (self: Type) => self.kind === 'enum',
  'bool IsPrimitive { get; }': isPrimitive,
  'bool IsValueType { get; }': isValueType,
};
