// `System.Object`, `System.ValueType` and `System.Void`: what every value can do.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import type { TypedObject } from '../../runtime/box.ts';
import { copyValue } from '../../runtime/casting.ts';
import { hash, objectEquals, sameObject } from '../../runtime/equality.ts';
import { toText } from '../../runtime/text.ts';
import { typeOf } from '../../runtime/type-of.ts';

/** A plain `new object()`. */
class PlainObject {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}

function memberwiseClone(self: object): object {
  const copy = (self as { $copy?: () => object }).$copy;
  if (copy) return copy.call(self);
  const clone = Object.assign(Object.create(Object.getPrototypeOf(self) as object) as object, self);
  for (let type: NamedType | null = typeOf(self) as NamedType; type !== null; type = type.baseType)
    copyStructFields(clone as Record<string, unknown>, type);
  return clone;
}

/** Gives an object structs of its own in the fields that its type declares. */
function copyStructFields(clone: Record<string, unknown>, type: NamedType): void {
  for (const name of type.memberNames())
    for (const field of type.members(name)) {
      if (field.kind !== 'field' || field.isStatic || field.type.kind !== 'struct') continue;
      const key = field.definition.key ?? name;
      if (key in clone) clone[key] = copyValue(clone[key], field.type);
    }
}

/** `System.Object`. Receivers are boxed. */
export const objectType: TypeDeclaration = declareType(
  'public class System.Object',
  () => ({
    'Object()': () => new PlainObject(),
    'Type GetType()': typeOf,
    'protected object MemberwiseClone()': memberwiseClone,
    'virtual string? ToString()': toText,
    'virtual bool Equals(object? obj)': objectEquals,
    'static bool Equals(object? objA, object? objB)': objectEquals,
    'static bool ReferenceEquals(object? objA, object? objB)': sameObject,
    'virtual int GetHashCode()': hash,
  }),
  { runtime: PlainObject },
);

/** `System.ValueType`. */
export const valueTypeType: TypeDeclaration = declareType('public abstract class System.ValueType', () => ({
  'override bool Equals(object? obj)': (self: TypedObject, other: unknown) => objectEquals(self, other),
  'override int GetHashCode()': hash,
  'override string? ToString()': toText,
}));

/** `System.Void`. */
export const voidType: TypeDeclaration = declareType('public struct System.Void');
