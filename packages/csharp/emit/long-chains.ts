// Expressions that begin with hundreds of others one inside the other. JavaScript engines read them only as deep as they
// have stack: what comes first is put into a variable, one part after the other.
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { jointsOf } from '../binding/bound-tree/first-operand.ts';
import type { FunctionScope } from './function-scope.ts';

/** How deep expressions are emitted before a long chain is looked for. */
const deepest = 60;

/** Emits an expression that stands in others. */
export function emitNested(
  scope: FunctionScope,
  node: BoundExpression,
  emit: (scope: FunctionScope, node: BoundExpression) => string,
): string {
  const { program } = scope;
  const temp = program.emittedAhead.size > 0 ? program.emittedAhead.get(node) : undefined;
  if (temp !== undefined) {
    program.emittedAhead.set(node, { ...temp, isUsed: true });
    return temp.code;
  }
  if (program.nesting < deepest) {
    program.nesting++;
    const code = emit(scope, node);
    program.nesting--;
    return code;
  }
  program.nesting = 0;
  const code = emitInParts(scope, node, emit) ?? emit(scope, node);
  program.nesting = deepest;
  return code;
}

/** `(t = …, t = …, …)`; undefined where there is no long chain. */
function emitInParts(
  scope: FunctionScope,
  node: BoundExpression,
  emit: (scope: FunctionScope, node: BoundExpression) => string,
): string | undefined {
  const joints = jointsOf(node, isApart);
  if (joints.length === 0) return undefined;
  const { emittedAhead } = scope.program;
  const temp = scope.temp();
  const parts: string[] = [];
  for (const joint of joints) {
    parts.push(`${temp} = ${emit(scope, joint)}`);
    emittedAhead.set(joint, { code: temp, isUsed: false });
  }
  const whole = emit(scope, node);
  // One that lies deeper than is reached at once was taken for a part of what stands before it.
  const isWhole = joints.every((joint) => emittedAhead.get(joint)?.isUsed === true);
  for (const joint of joints) emittedAhead.delete(joint);
  return isWhole ? `(${[...parts, whole].join(', ')})` : undefined;
}

/** Whether it is emitted as an expression of its own: a sum of texts is one with its terms, a variable may be referred to. */
function isApart(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Binary':
      return node.operandKind !== 'string';
    case 'Call':
      return node.method.refKind === 'none';
    case 'PropertyAccess':
      return node.property.getMethod?.refKind === 'none';
    case 'FieldAccess':
    case 'ArrayAccess':
      return node.type.kind === 'class' || node.type.kind === 'delegate';
    case 'Logical':
    case 'DynamicBinary':
    case 'DynamicCall':
    case 'DynamicMember':
    case 'DynamicIndex':
    case 'DynamicInvoke':
    case 'DelegateInvocation':
    case 'ConditionalAccess':
    case 'With':
    case 'As':
    case 'IsPattern':
    case 'SwitchExpression':
      return true;
    default:
      return false;
  }
}
