// The class `System.Object`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { copyValue } from '@mockwright/language/runtime/casting';
import { hash, objectEquals, sameObject } from '@mockwright/language/runtime/equality';
import { toText } from '@mockwright/language/runtime/text';
import { typeOf } from '@mockwright/language/runtime/type-of';

/** A plain `new object()`. */
class PlainObject {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}

function memberwiseClone(self: object): object {
  const copy = (self as { $copy?: () => object }).$copy;
  if (copy) return copy.call(self);
  const clone = Object.assign(Object.create(Object.getPrototypeOf(self) as object) as object, self);
  giveOwnStructs(clone as Record<string, unknown>, typeOf(self) as NamedType);
  return clone;
}

const structFields = new WeakMap<NamedType, readonly StructField[]>();
type StructField = readonly [key: string, type: Type];

/** Gives an object structs of its own in its fields. */
function giveOwnStructs(clone: Record<string, unknown>, type: NamedType): void {
  let fields = structFields.get(type);
  if (!fields) structFields.set(type, (fields = structFieldsOf(type)));
  for (const [key, each] of fields) if (key in clone) clone[key] = copyValue(clone[key], each);
}

function structFieldsOf(type: NamedType): readonly StructField[] {
  const fields: StructField[] = [];
  for (let each: NamedType | null = type; each !== null; each = each.baseType)
    for (const name of each.memberNames())
      for (const field of each.members(name))
        if (field.kind === 'field' && !field.isStatic && field.type.kind === 'struct')
          fields.push([field.definition.key ?? name, field.type]);
  return fields;
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
