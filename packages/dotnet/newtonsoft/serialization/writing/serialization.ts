// What the parts of serialization share: the state of one call of `Serialize`, and the way back to any value.
import { Box } from '@mockwright/language/runtime/box';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { dynamicType } from '@mockwright/language/metadata/symbols';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { JsonWriter } from '../../writing/json-writer.ts';
import type { ContainerContract, Contract, JsonProperty } from '../contracts/contracts.ts';
import { withoutNullable } from '../../../System.Reflection/data-members.ts';
import type { ErrorHandling, SerializerOptions } from '../serializer-options.ts';

import type { References } from '../references.ts';

/** A value in natural form with the type it has at run time. */
export interface Typed {
  readonly value: unknown;
  readonly type: NamedType | ArrayType;
}
/** A value in the form of its declared type, as what it is at run time; undefined for null. */
export function actual(value: unknown, declared: Type): Typed | undefined {
  if (value === null) return undefined;
  const type = withoutNullable(declared);
  if (type.kind !== 'array' && type.kind !== 'dynamic' && 'isValueType' in type && type.isValueType)
    return { value, type: type.erased };
  return value instanceof Box ? { value: value.value, type: value.$type } : { value, type: typeOf(value) };
}

/** A boxed value is as declared: it tells its type itself. */
export function typeOfRoot(boxed: unknown): Type {
  return boxed === null || boxed instanceof Box || typeof boxed === 'object' || typeof boxed === 'function'
    ? dynamicType
    : typeOf(boxed);
}

/** Where a value stands: who says how it is written. Whoever writes the values of a container uses one for all of them. */
export interface Place {
  /** The property whose value it is; null for items and for the root. */
  member: JsonProperty | null;
  /** What it is in; null for the root. */
  readonly container: ContainerContract | null;
  /** The property whose value the container is. */
  readonly containerMember: JsonProperty | null;
}
/** Of the value that `Serialize` was called with. */
export const rootPlace: Place = Object.freeze({ member: null, container: null, containerMember: null });
/** Of what is in a container that stands at `outer`. */
export function placeIn(container: ContainerContract, outer: Place): Place {
  return { member: null, container, containerMember: outer.member };
}

/** One call of `Serialize`, and those that converters make inside it. */
export interface Serialization {
  readonly options: SerializerOptions;
  readonly errors: ErrorHandling;
  readonly references: References;
  /** The objects that are being written, the outermost first. */
  readonly stack: unknown[];
  readonly rootContract: Contract | null;
  readonly rootLevel: number;
  writeValue(writer: JsonWriter, found: Typed | undefined, contract: Contract | null, place: Place): void;
  /** False when the value is passed over because it contains itself. */
  goesRound(writer: JsonWriter, found: Typed | undefined, contract: Contract | null, place: Place): boolean;
  recover(writer: JsonWriter, depth: number): void;
}
