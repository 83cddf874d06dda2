// Fields in variables of struct types: whether these have a value counts by the fields that code names.
import type { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol, NamedFields } from '../../symbols/local-symbols.ts';
import type { BoundExpression, BoundFieldAccess } from './bound-nodes.ts';

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

/** Notes that the code names the field, where it is one in a local. @returns the access itself */
export function namingField(access: BoundFieldAccess): BoundFieldAccess {
  const place = fieldPlace(access);
  if (!place) return access;
  let named = (place.local.namedFields ??= new Map());
  for (const { definition } of place.path) {
    const inner: NamedFields = named.get(definition) ?? new Map();
    named.set(definition, inner);
    named = inner;
  }
  return access;
}
