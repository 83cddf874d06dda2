// Structs in variables. A variable is a place: what is done to it after another struct was stored there is done to that one.
import { erase } from '@mockwright/language/metadata/symbols';
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';

/** Whether the expression is a variable that holds a struct, or a part of one. A struct's own `this` is the struct. */
export function isStructVariable(node: BoundExpression): boolean {
  const type = erase(node.type);
  return type.kind === 'struct' && !type.isNullable && isVariable(node);
}

/** Whether the expression is a variable that holds a value of any type of values. */
export const isValueVariable = (node: BoundExpression): boolean =>
  'isValueType' in node.type && node.type.isValueType && isVariable(node);

function isVariable(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Local':
    case 'ArrayAccess':
      return true;
    case 'FieldAccess':
      return (
        node.receiver === null ||
        node.receiver.kind === 'This' ||
        isVariable(node.receiver) ||
        isObject(node.receiver)
      );
    case 'PropertyAccess':
      return node.property.getMethod !== undefined && node.property.getMethod.refKind !== 'none';
    case 'Call':
      return node.method.refKind !== 'none';
    case 'Conditional':
      return node.isRef;
    case 'IndexOrRangeAccess':
      return isVariable(node.access);
    default:
      return false;
  }
}

/** What has fields of its own wherever it is named. */
const isObject = ({ type }: BoundExpression): boolean => !('isValueType' in type && type.isValueType);
