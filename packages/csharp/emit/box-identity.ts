// Whether a program may notice that two boxes are not the same object. In most programs nothing does, and `int` and `long`
// become objects without a box.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';

/** Types of the library whose members ask whether objects are the same one. */
const identityTypes: ReadonlySet<string> = new Set([
  'ConditionalWeakTable',
  'Interlocked',
  'ReferenceEqualityComparer',
  'RuntimeHelpers',
]);

/** Whether the node asks if two objects are the same one that may be boxes. */
export function tellsBoxesApart(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Binary':
      return (
        node.operandKind === 'object' &&
        node.left.constant === undefined &&
        node.right.constant === undefined &&
        mayHoldBox(node.left.type) &&
        mayHoldBox(node.right.type)
      );
    case 'Call':
    case 'DelegateCreation':
      return isIdentityMethod(node.method);
    case 'ObjectCreation':
    case 'PropertyAccess':
      return isIdentityType(node.type);
    default:
      return false;
  }
}

function isIdentityMethod({ name, containingType }: MethodSymbol): boolean {
  return name === 'ReferenceEquals' || (containingType !== null && isIdentityType(containingType));
}

function isIdentityType(type: Type): boolean {
  return 'name' in type && identityTypes.has(type.name);
}

function mayHoldBox(type: Type): boolean {
  return (
    type.special === 'object' ||
    type.kind === 'dynamic' ||
    type.kind === 'typeParameter' ||
    (type.kind === 'interface' && type.definition.flags.submission === undefined)
  );
}
