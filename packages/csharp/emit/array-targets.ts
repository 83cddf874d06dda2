// Elements of arrays as targets.
import type { ArrayType } from '@mockwright/language/metadata/symbols';
import type { BoundArrayAccess } from '../binding/bound-tree/bound-nodes.ts';
import { arrayStore, mayBeMoreDerived } from './array-stores.ts';
import type { LValue } from './target.ts';
import { TargetParts } from './target-parts.ts';

export function arrayTarget({ scope, use }: TargetParts, node: BoundArrayAccess): LValue {
  const { element, rank } = node.array.type as ArrayType;
  // Where nothing but its own type can be stored, .NET takes an element as a variable.
  const parts = new TargetParts(scope, use === 'ahead' && !mayBeMoreDerived(element) ? 'kept' : use);
  return rank > 1 ? multiTarget(parts, node) : elementTarget(parts, node);
}

function elementTarget(parts: TargetParts, node: BoundArrayAccess): LValue {
  const { scope, setup } = parts;
  const { element } = node.array.type as ArrayType;
  const owner = ownerCode(parts, node);
  const index = parts.once(scope.emit(node.indices[0]!));
  const at = placeOf(parts, () => `${scope.mark(node.span)}$r.at(${owner}, ${index})`);
  return {
    setup,
    get: () => `${owner}[${at()}]`,
    set: (value) => arrayStore(scope, owner, at(), value, element),
    setGivesValue: true,
    reference: (isReadOnly) =>
      mayBeMoreDerived(element) && isReadOnly !== true
        ? `$r.checkedElementRef(${owner}, ${at()}, ${scope.typeCode(element)})`
        : `$r.elementRef(${owner}, ${at()})`,
  };
}

function multiTarget(parts: TargetParts, node: BoundArrayAccess): LValue {
  const { scope, setup } = parts;
  const { element } = node.array.type as ArrayType;
  const owner = ownerCode(parts, node);
  const indices = node.indices.map((index) => parts.part(scope.emit(index)));
  const at = placeOf(parts, () => `${scope.mark(node.span)}$r.multiIndex(${owner}, ${indices.join()})`);
  return {
    setup,
    get: () => `$r.multiGet(${owner}, ${at()})`,
    set: (value) =>
      `$r.multiSet(${owner}, ${at()}, ${mayBeMoreDerived(element) ? `$r.storable(${owner}.$elementType, ${value}, ${scope.typeCode(element)})` : value})`,
    setGivesValue: true,
    reference: (isReadOnly) =>
      mayBeMoreDerived(element) && isReadOnly !== true
        ? `$r.checkedMultiRef(${owner}, ${at()}, ${scope.typeCode(element)})`
        : `$r.elementRef(${owner}.items, ${at()})`,
  };
}

function ownerCode(parts: TargetParts, node: BoundArrayAccess): string {
  const { code } = parts.owner(node.array, node.indices);
  return parts.isLate ? code : parts.once(code);
}

/** The place of the element, which is within the array: found now where the use asks for that, else each time. */
function placeOf(parts: TargetParts, find: () => string): () => string {
  if (parts.use !== 'kept') return find;
  parts.look();
  const at = parts.once(find());
  return () => at;
}
