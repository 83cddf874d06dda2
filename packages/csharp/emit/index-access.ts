// `x[^1]` and `x[1..]`: offsets worked out from the length, then an ordinary access.
import type { BoundExpression, BoundIndexOrRangeAccess } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { mayAct, mayBeNull } from './late-checks.ts';
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
  // What acts itself is evaluated before the receiver is looked at; only an array is asked for its length before that.
  const isLate =
    (second !== undefined || node.receiver.type.kind !== 'array') &&
    mayBeNull(node.receiver) &&
    indexOperands(node.index).some(mayAct);
  setup.push(
    `${receiver} = ${isLate ? scope.emit(node.receiver) : receiverCode(scope, node.receiver, failure)}`,
  );
  const look = (): void => {
    if (isLate) setup.push(`${receiver} ?? ${scope.mark(node.receiver.span)}$r.${failure}()`);
  };
  placeholders.set(node.receiverPlaceholder, receiver);
  if (!second) {
    const offset = scope.temp();
    const offsetIn = rangeEnd(scope, node.index, false, setup);
    look();
    setup.push(`${offset} = ${offsetIn(scope.emit(node.length))}`);
    placeholders.set(first!, offset);
    return node.access;
  }
  const start = scope.temp();
  const count = scope.temp();
  const { index } = node;
  if (index.kind === 'Range') {
    // Parts of arrays are taken by a `Range`, whose ends are checked; other types get numbers.
    const isChecked = node.receiver.type.kind === 'array';
    const left = index.left ? rangeEnd(scope, index.left, isChecked, setup) : () => '0';
    const right = index.right ? rangeEnd(scope, index.right, isChecked, setup) : (length: string) => length;
    look();
    const length = scope.temp();
    if (isLengthNeeded(index.left) || !index.right || isLengthNeeded(index.right))
      setup.push(`${length} = ${scope.emit(node.length)}`);
    setup.push(`${start} = ${left(length)}`, `${count} = ${right(length)} - ${start}`);
  } else {
    const range = scope.temp();
    const length = scope.temp();
    setup.push(`${range} = ${scope.emit(index)}`);
    look();
    setup.push(
      `${length} = ${scope.emit(node.length)}`,
      `${start} = $r.rangeStart(${range}, ${length})`,
      `${count} = $r.rangeEnd(${range}, ${length}) - ${start}`,
    );
  }
  placeholders.set(first!, start);
  placeholders.set(second, count);
  return node.access;
}

/** What an index or a range is made of. */
function indexOperands(index: BoundExpression): readonly BoundExpression[] {
  if (index.kind === 'Range')
    return [index.left, index.right].flatMap((end) => (end ? indexOperands(end) : []));
  return [index.kind === 'FromEndIndex' || isNumber(index) ? index.operand : index];
}

/**
 * Evaluates an index, or an end of a range, and gives its offset in something of a length.
 * @param isChecked negative numbers make no `Index`
 */
function rangeEnd(
  scope: FunctionScope,
  index: BoundExpression,
  isChecked: boolean,
  setup: string[],
): (length: string) => string {
  const evaluated = (operand: BoundExpression, wrap: (code: string) => string): string => {
    if (operand.kind === 'Literal') return scope.emit(operand);
    const temp = scope.temp();
    setup.push(`${temp} = ${wrap(scope.emit(operand))}`);
    return temp;
  };
  const number = (operand: BoundExpression): string =>
    evaluated(operand, (code) => (isChecked ? `$r.indexValue(${code})` : code));
  if (index.kind === 'FromEndIndex') {
    const operand = number(index.operand);
    return (length) => `(${length} - ${operand})`;
  }
  if (isNumber(index)) {
    const operand = number(index.operand);
    return () => operand;
  }
  const value = evaluated(index, (code) => code);
  return (length) => `$r.indexOffset(${value}, ${length})`;
}

const isLengthNeeded = (index: BoundExpression | null | undefined): boolean => !!index && !isNumber(index);

/** An `int` that became an `Index`. */
const isNumber = (
  index: BoundExpression,
): index is Extract<BoundExpression, { readonly kind: 'Conversion' }> =>
  index.kind === 'Conversion' && index.conversion === 'userDefined' && index.operand.type.special === 'int';
