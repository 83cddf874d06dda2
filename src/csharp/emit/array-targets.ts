// Elements of arrays as targets.
import type { Type } from '../../metadata/symbols.ts';
import type { BoundArrayAccess } from '../binding/bound-tree/bound-nodes.ts';
import { isQuiet } from './js-text.ts';
import type { LValue } from './target.ts';
import { TargetParts } from './target-parts.ts';

export function arrayTarget({ scope, use }: TargetParts, node: BoundArrayAccess): LValue {
  const { type } = node.array;
  // Where nothing but its own type can be stored, .NET takes an element as a variable.
  const parts = new TargetParts(scope, use === 'ahead' && !mayBeCovariant(type) ? 'kept' : use);
  return type.kind === 'array' && type.rank > 1 ? multiTarget(parts, node) : elementTarget(parts, node);
}

function elementTarget(parts: TargetParts, node: BoundArrayAccess): LValue {
  const { scope, setup } = parts;
  const owner = ownerCode(parts, node);
  const index = parts.once(scope.emit(node.indices[0]!));
  const at = placeOf(parts, () => `${scope.mark(node.span)}$r.at(${owner}, ${index})`);
  return {
    setup,
    get: () => `${owner}[${at()}]`,
    set: (value) => store(parts, owner, at(), value, node),
    setGivesValue: true,
    reference: () => `$r.elementRef(${owner}, ${at()})`,
  };
}

function multiTarget(parts: TargetParts, node: BoundArrayAccess): LValue {
  const { scope, setup } = parts;
  const owner = ownerCode(parts, node);
  const indices = node.indices.map((index) => parts.part(scope.emit(index)));
  const at = placeOf(parts, () => `${scope.mark(node.span)}$r.multiIndex(${owner}, ${indices.join()})`);
  return {
    setup,
    get: () => `$r.multiGet(${owner}, ${at()})`,
    set: (value) => `$r.multiSet(${owner}, ${at()}, ${value})`,
    setGivesValue: true,
    reference: () => `$r.elementRef(${owner}.items, ${at()})`,
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

function store(parts: TargetParts, owner: string, at: string, value: string, node: BoundArrayAccess): string {
  const isChecked = isOfClass(node.array.type);
  if (isQuiet(value) && !isChecked) return `(${owner}[${at}] = ${value})`;
  const temp = parts.scope.temp();
  const element = isChecked ? `$r.storable(${owner}, ${temp})` : temp;
  return `(${temp} = ${value}, ${owner}[${at}] = ${element})`;
}

/** Whether an array of the type may be one of a class derived from that of its elements. */
const isOfClass = (type: Type): boolean =>
  type.kind === 'array' &&
  type.element.kind === 'class' &&
  !type.element.isValueType &&
  type.element.flags.isSealed !== true;

/** Whether .NET asks an array of the type what its elements are before it gives one of them as a variable. */
function mayBeCovariant(type: Type): boolean {
  if (type.kind !== 'array') return false;
  const { element } = type;
  switch (element.kind) {
    case 'struct':
    case 'enum':
    case 'delegate':
      return false;
    case 'class':
      return !element.isValueType && element.flags.isSealed !== true;
    default:
      return true;
  }
}
