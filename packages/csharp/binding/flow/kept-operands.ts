// Which operands and targets are kept while the function waits in the rest of an expression.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type { BoundArgument, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { isStructValue } from '../expressions/members/access-member.ts';
import { argumentsOf } from './expression-parts.ts';
import type { FlowContext } from './flow-context.ts';

/** The function waits in the part of an expression: what comes before that is kept meanwhile. */
export function keepOperands(flow: FlowContext, node: BoundExpression, last: BoundExpression): void {
  switch (node.kind) {
    case 'Binary':
      keepValue(flow, node.left);
      return;
    case 'ObjectCreation':
    case 'With':
      if (!argumentsOf(node).some(({ value }) => value === last)) keepValue(flow, node);
      break;
    case 'Call':
    case 'PropertyAccess':
      if (node.receiver && node.receiver !== last) keepReceiver(flow, node.receiver);
      break;
    case 'IndexOrRangeAccess':
      if (node.receiver !== last) keepReceiver(flow, node.receiver);
      break;
    default:
  }
  for (const { value, refKind, isImplicit } of argumentsOf(node) as readonly BoundArgument[]) {
    if (value === last) return;
    if (refKind === 'none' || (isImplicit === true && methodOf(value))) keepValue(flow, value);
    else keepReference(flow, value);
  }
}

/** The function waits for what a target is to be assigned; `isRead`: which is made of its old value. */
export function keepTarget(flow: FlowContext, target: BoundExpression, isRead: boolean): void {
  switch (target.kind) {
    case 'Local':
      if (target.local.refKind !== 'none') flow.walkExpression(target);
      return;
    case 'FieldAccess': {
      // What holds the field is looked for afterwards, unless its old value is needed.
      if (isRead) keepReference(flow, target);
      else if (target.receiver?.kind === 'Local' && isStructValue(target.receiver.type))
        keepTarget(flow, target.receiver, false);
      return;
    }
    case 'PropertyAccess':
      if (!target.property.getMethod || target.property.getMethod.refKind === 'none') {
        if (target.receiver) keepReceiver(flow, target.receiver);
      } else if (isRead) keepCall(flow, target);
      else keepReference(flow, target);
      return;
    case 'IndexOrRangeAccess':
      keepReceiver(flow, target.receiver);
      return;
    case 'Call':
    case 'DelegateInvocation':
    case 'Conditional':
      keepReference(flow, target);
      return;
    default:
  }
}

function keepValue(flow: FlowContext, node: BoundExpression): void {
  if (!isRefLike(node.type) || node.kind === 'Literal' || node.kind === 'Placeholder') return;
  const isImplicit =
    node.kind === 'Conversion' &&
    node.conversion === 'span' &&
    node.operand.kind !== 'CollectionExpression' &&
    node.memory === undefined &&
    node.span.start === node.operand.span.start &&
    !(node.operand.kind === 'ArrayCreation' && node.operand.isUtf8 === true);
  const span = isImplicit ? flow.outermost : node.span;
  flow.report('CS4007', span, [displayType(node.type, { isQualified: true })]);
}

/** A call keeps variables of struct types by reference, other receivers by value. */
function keepReceiver(flow: FlowContext, receiver: BoundExpression): void {
  if (isStructValue(receiver.type) && isVariable(receiver)) keepReference(flow, receiver);
  else keepValue(flow, receiver);
}

function isVariable(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Local':
    case 'This':
    case 'ArrayAccess':
      return true;
    case 'FieldAccess':
      return !node.receiver || !isStructValue(node.receiver.type) || isVariable(node.receiver);
    default:
      return methodOf(node)?.refKind.startsWith('ref') === true;
  }
}

function methodOf(node: BoundExpression): MethodSymbol | undefined {
  switch (node.kind) {
    case 'Call':
      return node.method;
    case 'PropertyAccess':
      return node.property.getMethod;
    case 'DelegateInvocation':
      return (node.delegate.type as NamedType).delegateInvoke;
    default:
      return undefined;
  }
}

function keepReference(flow: FlowContext, node: BoundExpression): void {
  switch (node.kind) {
    case 'Local':
      if (node.local.refKind !== 'none' || isRefLike(node.type)) flow.walkExpression(node);
      return;
    case 'FieldAccess':
      if (node.receiver && isStructValue(node.receiver.type)) keepReference(flow, node.receiver);
      return;
    case 'RefExpression':
      keepReference(flow, node.operand);
      return;
    case 'Conditional':
      flow.report('CS8325', node.span);
      return;
    case 'PropertyAccess':
      // Elements of spans are looked for again.
      if (isRefLike(node.property.containingType!) && node.arguments.length > 0 && node.receiver)
        keepReceiver(flow, node.receiver);
      else keepCall(flow, node);
      return;
    case 'IndexOrRangeAccess':
      keepReceiver(flow, node.receiver);
      return;
    default:
      keepCall(flow, node);
  }
}

function keepCall(flow: FlowContext, node: BoundExpression): void {
  const method = methodOf(node);
  if (method?.refKind.startsWith('ref') === true) flow.report('CS8178', node.span, [displayMember(method)]);
  else keepValue(flow, node);
}
