// What has a value counts by the fields of structs: a variable of a struct is the bits of the fields that it is made of.
import { substitutionOf } from '@mockwright/language/metadata/substitution';
import type { FieldSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { NamedFields } from '../../symbols/local-symbols.ts';

/** A variable, or a field in a variable of a struct type. */
export interface TrackedVariable {
  /** The bits of all that it is made of; none for a struct without fields, which always has a value. */
  readonly mask: bigint;
  /** By definitions. */
  readonly fields: ReadonlyMap<FieldSymbol, TrackedVariable>;
}

/** Makes the bits of a variable: one for each field that code names, and one for all others together. */
export function trackedVariable(
  type: Type,
  named: NamedFields | undefined,
  nextBit: () => bigint,
): TrackedVariable {
  const stored = named && storedFields(type);
  if (!stored) return { mask: isEmptyStruct(type) ? 0n : nextBit(), fields: new Map() };
  const fields = new Map<FieldSymbol, TrackedVariable>();
  let mask = 0n;
  let hasOthers = false;
  for (const field of stored) {
    const namedInField = named.get(field.definition);
    if (namedInField) {
      const part = trackedVariable(field.type, namedInField.size > 0 ? namedInField : undefined, nextBit);
      fields.set(field.definition, part);
      mask |= part.mask;
    } else hasOthers ||= !isEmptyStruct(field.type);
  }
  return { mask: hasOthers ? mask | nextBit() : mask, fields };
}

/** Whether there is nothing in values of the type that could have a value. */
function isEmptyStruct(type: Type, depth = 0): boolean {
  const stored = depth < deepest ? storedFields(type) : undefined;
  if (!stored) return false;
  const known = emptyStructs.get(type);
  if (known !== undefined) return known;
  // A struct in itself was reported.
  emptyStructs.set(type, false);
  const isEmpty = stored.every((field) => isEmptyStruct(field.type, depth + 1));
  emptyStructs.set(type, isEmpty);
  return isEmpty;
}
/** `struct S<T> { S<S<T>> s; }` was reported, too, but has no end. */
const deepest = 500;
/** A struct of two structs of two structs would ask for them again and again. */
const emptyStructs = new WeakMap<Type, boolean>();

/** The fields that count one by one: of tuples and of structs from source. Undefined for all other types. */
function storedFields(type: Type): readonly Pick<FieldSymbol, 'definition' | 'type'>[] | undefined {
  if (type.kind !== 'struct') return undefined;
  if (type.isTuple)
    return type
      .memberNames()
      .flatMap((name) => type.members(name).filter((member) => member.kind === 'field'));
  const { definition } = type;
  const substitution = substitutionOf(type);
  return definition.source?.storedFields
    ?.filter((field) => !field.isStatic)
    .map((field) => ({ definition: field, type: substitution.apply(field.type) }));
}

/** The part of a variable; of what is not told apart the whole. */
export function partOf(variable: TrackedVariable, path: readonly FieldSymbol[]): TrackedVariable {
  let part = variable;
  for (const field of path) {
    const next = part.fields.get(field.definition);
    if (!next) return part;
    part = next;
  }
  return part;
}
