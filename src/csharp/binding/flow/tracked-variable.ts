// What has a value counts by the fields of structs: a variable of a struct is the bits of the fields that it is made of.
import type { FieldSymbol, Type } from '../../../metadata/symbols.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';

/** A variable, or a field in a variable of a struct type. */
export interface TrackedVariable {
  /** The bits of all that it is made of; none for a struct without fields, which always has a value. */
  readonly mask: bigint;
  /** By definitions. */
  readonly fields: ReadonlyMap<FieldSymbol, TrackedVariable>;
}

/** Makes the bits of a variable of that type. */
export function trackedVariable(
  type: Type,
  nextBit: () => bigint,
  around: readonly Type[] = [],
): TrackedVariable {
  // A struct in itself was reported.
  const stored = around.includes(type) ? undefined : storedFields(type);
  if (!stored) return { mask: nextBit(), fields: new Map() };
  const fields = new Map<FieldSymbol, TrackedVariable>();
  let mask = 0n;
  for (const field of stored) {
    const part = trackedVariable(field.type, nextBit, [...around, type]);
    fields.set(field.definition, part);
    mask |= part.mask;
  }
  return { mask, fields };
}

/** The fields that count one by one: of tuples and of structs from source. Undefined for all other types. */
function storedFields(type: Type): readonly Pick<FieldSymbol, 'definition' | 'type'>[] | undefined {
  if (type.kind !== 'struct') return undefined;
  if (type.isTuple)
    return type
      .memberNames()
      .flatMap((name) => type.members(name).filter((member) => member.kind === 'field'));
  const { definition, substitution } = type;
  return definition.source?.storedFields
    ?.filter((field) => !field.isStatic)
    .map((field) => ({ definition: field, type: substitution.apply(field.type) }));
}

/** A field in a variable of a struct: `p.x.y`. */
export interface FieldPlace {
  readonly local: LocalSymbol;
  /** From the outside in. */
  readonly path: readonly FieldSymbol[];
}

/** The place that an access to a field means; undefined where the field is not one of a local of a struct type. */
export function fieldPlace(node: BoundExpression): FieldPlace | undefined {
  if (node.kind !== 'FieldAccess' || node.field.isStatic || node.receiver?.type.kind !== 'struct')
    return undefined;
  const { receiver, field } = node;
  if (receiver.kind === 'Local')
    return isPlain(receiver.local) ? { local: receiver.local, path: [field] } : undefined;
  const outer = fieldPlace(receiver);
  return outer && { local: outer.local, path: [...outer.path, field] };
}

/** The variable is what its name says, not a reference to another one. */
const isPlain = ({ refKind }: LocalSymbol): boolean => refKind === 'none' || refKind === 'out';

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
