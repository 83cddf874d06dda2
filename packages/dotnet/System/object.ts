// The class `System.Object`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { copyValue } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { hash, objectEquals, sameObject } from '@mockwright/language/runtime/equality';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { clone } from './array-members.ts';
import type { AnyArray } from './array-members.ts';

/** A plain `new object()`. */
class PlainObject {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}

/** `MemberwiseClone`. @throws {NotSupportedException} for objects of the library that hold what a copy does not get */
function memberwiseClone(self: unknown): unknown {
  if (typeof self !== 'object' || self === null || self instanceof Box) return self;
  const type = typeOf(self);
  if (!(type instanceof NamedTypeSymbol)) return clone(self as AnyArray);
  if (type === coreType('System.RuntimeType')) return self;
  const copy = (self as { $copy?: () => object }).$copy;
  if (copy) return copy.call(self);
  if (type.isValueType) return self;
  if (hidesState(self))
    throw new NotSupportedException(`Objects of type '${typeName(type)}' cannot be copied member by member.`);
  const copied = Object.assign(Object.create(Object.getPrototypeOf(self) as object) as object, self);
  giveOwnStructs(copied as Record<string, unknown>, type);
  return copied;
}

const hiding = new WeakMap<object, boolean>();
const privateMember = /[.\s;{}*]#[A-Za-z_$]/;

/** Whether a class of the object has private members, which only its constructor gives to an object. */
function hidesState(object: object): boolean {
  const prototype = Object.getPrototypeOf(object) as object | null;
  if (prototype === null) return false;
  let hides = hiding.get(prototype);
  if (hides === undefined) {
    hides = privateMember.test(String(prototype.constructor)) || hidesState(prototype);
    hiding.set(prototype, hides);
  }
  return hides;
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
