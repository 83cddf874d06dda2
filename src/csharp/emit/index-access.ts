// `x[^1]` and `x[1..]`: offsets worked out from the length, then an ordinary access.
import type { BoundExpression, BoundIndexOrRangeAccess } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { receiverCode } from './values.ts';

/** Evaluates receiver, length and offsets into temporaries (`setup`) and gives the access that reads them. */
export function indexAccess(
  scope: FunctionScope,
  node: BoundIndexOrRangeAccess,
  setup: string[],
): BoundExpression {
  const { placeholders } = scope.program;
  const receiver = scope.temp();
  const [first, second] = node.placeholders;
  const failure = second && node.receiver.type.kind === 'array' ? 'nullArray' : 'nre';
  setup.push(`${receiver} = ${receiverCode(scope, node.receiver, failure)}`);
  placeholders.set(node.receiverPlaceholder, receiver);
  if (!second) {
    const offset = scope.temp();
    setup.push(`${offset} = ${offsetCode(scope, node.index, () => scope.emit(node.length))}`);
    placeholders.set(first!, offset);
    return node.access;
  }
  const length = scope.temp();
  const start = scope.temp();
  const count = scope.temp();
  setup.push(`${length} = ${scope.emit(node.length)}`);
  const { index } = node;
  if (index.kind === 'Range') {
    // Parts of arrays are taken by a `Range`, whose ends are checked; other types get numbers.
    const isChecked = node.receiver.type.kind === 'array';
    const offset = (end: BoundExpression): string => offsetCode(scope, end, () => length, isChecked);
    setup.push(
      `${start} = ${index.left ? offset(index.left) : '0'}`,
      `${count} = ${index.right ? offset(index.right) : length} - ${start}`,
    );
  } else {
    const range = scope.temp();
    setup.push(
      `${range} = ${scope.emit(index)}`,
      `${start} = $r.rangeStart(${range}, ${length})`,
      `${count} = $r.rangeEnd(${range}, ${length}) - ${start}`,
    );
  }
  placeholders.set(first!, start);
  placeholders.set(second, count);
  return node.access;
}

/** The offset that an `Index` means. @param isChecked negative numbers make no `Index` */
function offsetCode(
  scope: FunctionScope,
  index: BoundExpression,
  length: () => string,
  isChecked: boolean = false,
): string {
  const number = (operand: BoundExpression): string =>
    isChecked && operand.kind !== 'Literal' ? `$r.indexValue(${scope.emit(operand)})` : scope.emit(operand);
  if (index.kind === 'FromEndIndex') return `(${length()} - ${number(index.operand)})`;
  // An `int` that became an `Index`.
  if (
    index.kind === 'Conversion' &&
    index.conversion === 'userDefined' &&
    index.operand.type.special === 'int'
  )
    return number(index.operand);
  return `$r.indexOffset(${scope.emit(index)}, ${length()})`;
}
