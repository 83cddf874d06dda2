// When a receiver is found to be null: as in .NET, after the arguments of the call, or the value of the assignment.
import type { BoundArgument, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { isNullable, isReferenceType, isSpan } from '../symbols/type-extensions.ts';
import type { FunctionScope } from './function-scope.ts';
import { isStructVariable, isValueVariable } from './struct-variables.ts';
import type { TargetUse } from './target.ts';
import { isNeverNull } from './values.ts';

/** Whether evaluating an expression may do something or throw: then it is told from a receiver that is null. */
export function mayAct(node: BoundExpression): boolean {
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
export function mayBeNull(receiver: BoundExpression): boolean {
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
    (isValueVariable(receiver) || (mayBeNull(receiver) && receiver.type.kind !== 'delegate'))
  );
}
/** The same for a delegate that is called. */
export function isDelegateCheckedLate(delegate: BoundExpression, args: readonly BoundArgument[]): boolean {
  return !isNeverNull(delegate) && args.some(({ value, refKind }) => refKind === 'none' && mayAct(value));
}

/** How a target is evaluated that is assigned a value. */
export function assignmentUse(target: BoundExpression, value: BoundExpression): TargetUse {
  switch (target.kind) {
    case 'FieldAccess':
      return target.receiver && mayAct(value) && isLookedAt(target.receiver) ? 'late' : 'once';
    case 'PropertyAccess': {
      const { property, receiver } = target;
      if (!receiver) return 'once';
      if (property.setMethod === undefined) return isSpan(receiver.type) && mayAct(value) ? 'ahead' : 'once';
      const acts = mayAct(value) || target.arguments.some((argument) => mayAct(argument.value));
      return acts && isLookedAt(receiver) ? 'late' : 'once';
    }
    case 'ArrayAccess':
      return (mayAct(value) || target.indices.some(mayAct)) && mayBeNull(target.array) ? 'late' : 'once';
    default:
      return 'once';
  }
}
/** Whether it counts when an owner is looked at: for what it holds, or for being null. */
const isLookedAt = (owner: BoundExpression): boolean => mayBeNull(owner) || isStructVariable(owner);

/** Whether what is read by an index is looked at after that. */
export function isReadLate(node: BoundExpression): boolean {
  if (node.kind === 'PropertyAccess')
    return (
      node.receiver !== null && node.arguments.some(({ value }) => mayAct(value)) && isLookedAt(node.receiver)
    );
  return node.kind === 'ArrayAccess' && node.indices.some(mayAct) && mayBeNull(node.array);
}

/** A receiver that is evaluated now, and the code that looks at it later: for null, or for what the variable holds then. */
export function lateReceiver(scope: FunctionScope, receiver: BoundExpression, setup: string[]): string {
  if (isValueVariable(receiver)) {
    const variable = scope.areas.lvalue(scope, receiver, 'kept');
    setup.push(...variable.setup);
    return variable.get();
  }
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
