// When a receiver is found to be null: as in .NET, after the arguments of the call, or the value of the assignment.
import type { BoundArgument, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { isNullable, isReferenceType } from '../symbols/type-facts.ts';
import type { FunctionScope } from './function-scope.ts';
import { isNeverNull } from './values.ts';

/** Whether evaluating an expression may do something or throw: then it is told from a receiver that is null. */
function mayAct(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Literal':
    case 'Local':
    case 'This':
    case 'TypeOf':
    case 'Lambda':
      return false;
    case 'Conversion':
      switch (node.conversion) {
        case 'identity':
        case 'implicitReference':
        case 'nullLiteral':
        case 'implicitNumeric':
        case 'implicitEnum':
        case 'implicitNullable':
        case 'boxing':
        case 'defaultLiteral':
          return mayAct(node.operand);
        default:
          return true;
      }
    case 'Binary':
      return (
        node.method !== undefined ||
        node.isChecked ||
        node.operandKind === 'decimal' ||
        node.operator === '/' ||
        node.operator === '%' ||
        mayAct(node.left) ||
        mayAct(node.right)
      );
    default:
      return true;
  }
}

/** Whether a receiver may be null, as a reference that a call must look at. */
function mayBeNull(receiver: BoundExpression): boolean {
  const { type } = receiver;
  return (
    receiver.kind !== 'Base' &&
    !isNeverNull(receiver) &&
    !isNullable(type) &&
    (type.kind !== 'typeParameter' || isReferenceType(type))
  );
}

/** Whether the receiver of a call is looked at after its arguments, because those may act. */
export function isCheckedLate(receiver: BoundExpression, args: readonly BoundArgument[]): boolean {
  return (
    args.some(({ value, refKind }) => refKind === 'none' && mayAct(value)) &&
    mayBeNull(receiver) &&
    receiver.type.kind !== 'delegate'
  );
}
/** The same for a delegate that is called. */
export function isDelegateCheckedLate(delegate: BoundExpression, args: readonly BoundArgument[]): boolean {
  return !isNeverNull(delegate) && args.some(({ value, refKind }) => refKind === 'none' && mayAct(value));
}

/** Whether the object whose member or element is assigned is looked at after the value. */
export function isTargetCheckedLate(target: BoundExpression, value: BoundExpression): boolean {
  switch (target.kind) {
    case 'FieldAccess':
      return target.receiver !== null && mayAct(value) && mayBeNull(target.receiver);
    case 'PropertyAccess':
      return (
        target.receiver !== null &&
        target.property.setMethod !== undefined &&
        (mayAct(value) || target.arguments.some((argument) => mayAct(argument.value))) &&
        mayBeNull(target.receiver)
      );
    case 'ArrayAccess':
      return (mayAct(value) || target.indices.some(mayAct)) && mayBeNull(target.array);
    default:
      return false;
  }
}
/** Whether what is read by an index is looked at after that. */
export function isReadLate(node: BoundExpression): boolean {
  if (node.kind === 'PropertyAccess')
    return (
      node.receiver !== null && node.arguments.some(({ value }) => mayAct(value)) && mayBeNull(node.receiver)
    );
  return node.kind === 'ArrayAccess' && node.indices.some(mayAct) && mayBeNull(node.array);
}

/** A receiver that is evaluated now, and the code that looks at it later. */
export function lateReceiver(scope: FunctionScope, receiver: BoundExpression, setup: string[]): string {
  const temp = scope.temp();
  setup.push(`${temp} = ${scope.emit(receiver)}`);
  return `(${temp} ?? ${scope.mark(receiver.span)}$r.nre())`;
}
/** Codes that are evaluated now, in turn. */
export function evaluated(scope: FunctionScope, codes: readonly string[], setup: string[]): string[] {
  return codes.map((code) => {
    if (/^(?:null|true|false|-?\d+n?|"[^"\\]*"|\$k\d+)$/.test(code)) return code;
    const temp = scope.temp();
    setup.push(`${temp} = ${code}`);
    return temp;
  });
}
