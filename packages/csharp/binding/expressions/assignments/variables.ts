// What can be assigned to or passed by reference, and why something cannot (C# 12.2.2, 12.21.2).
import type { FieldSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isReadOnlyReference } from '../../../symbols/local-symbols.ts';
import { isDelegate, isValueType } from '../../../symbols/type-extensions.ts';
import type { ExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type {
  BoundExpression,
  BoundFieldAccess,
  BoundIndexOrRangeAccess,
} from '../../bound-tree/bound-nodes.ts';
import { badWith } from '../../bound-tree/bound-parts.ts';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { accessorOf } from '../../lookup/accessors.ts';
import { reportInaccessible } from '../../lookup/inaccessible.ts';
import { isAccessible } from '../../lookup/member-lookup.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { isStructValue } from '../members/access-member.ts';
import { bindElementAccess, elementByList } from '../members/element-access.ts';
import { bindMemberAccess, memberOf } from '../members/member-access.ts';
import { bindSimpleName } from '../names.ts';
import { reportSuppression, withoutParentheses, withoutSuppression } from '../syntax-forms.ts';
import { isInConstructorOf } from './in-constructor.ts';
import {
  isAutomatic,
  isBeingMade,
  isReference,
  mayInitialize,
  nameOfProperty,
  unkept,
} from './initializable.ts';
import { checkKept, checkLocal, checkReferred } from './locals.ts';
import { readOnlyCodes } from './read-only-codes.ts';
import type { VariableUse } from './read-only-codes.ts';
import { checkReadable, isOwnEvent, reportForeignEvent, throughOf } from './readable.ts';
import { readOnlyLocals, variableKind } from './variable-kind.ts';

/** The expression with nothing read of it yet: names and members are bound as targets. */
export function bindTarget(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  switch (syntax.kind) {
    case 'ParenthesizedExpression':
      return bindTarget(binder, syntax.expression);
    case 'InvocationExpression':
      if (syntax.expression.kind === 'IdentifierName' && syntax.expression.text === 'var')
        binder.error('CS8199', syntax);
      return binder.bindExpression(syntax);
    case 'PostfixUnaryExpression':
      return reportSuppression(binder, syntax) ? bad(syntax) : binder.bindExpression(syntax);
    case 'IdentifierName':
    case 'GenericName':
      return bindSimpleName(binder, syntax, { isTarget: true });
    case 'SimpleMemberAccessExpression':
      return bindMemberAccess(binder, syntax, { isTarget: true });
    case 'MemberBindingExpression':
      return binder.conditionalReceiver
        ? memberOf(binder, binder.conditionalReceiver, syntax.name, syntax, syntax, { isTarget: true })
        : bad(syntax);
    case 'ElementAccessExpression':
      return elementTarget(bindElementAccess(binder, syntax));
    case 'ElementBindingExpression':
      return binder.conditionalReceiver
        ? elementTarget(elementByList(binder, binder.conditionalReceiver, syntax))
        : bad(syntax);
    default:
      return binder.bindExpression(syntax);
  }
}

/** An element as a target: with an index that is none it takes any value. */
const elementTarget = (target: BoundExpression): BoundExpression =>
  target.kind === 'ArrayAccess' && target.indices.some(isBad)
    ? badWith(target.span, [target], target.type)
    : target;
/** The operand of `ref`, `out` or `in`: a variable, whose address is taken. */
export function bindReferenceOperand(
  binder: Binder,
  syntax: ExpressionSyntax,
  refKind: 'ref' | 'out' | 'in',
): AnyExpression {
  // A variable is one also where it may be null and that is suppressed: `out x!`.
  const operand = bindTarget(binder, withoutSuppression(syntax));
  if (isBad(operand)) return operand;
  return checkVariable(binder, operand, refKind === 'in' ? 'read' : 'reference', withoutParentheses(syntax));
}

/** The target of `op=`, `??=`, `++` and `--`, which is read and written; bad where it cannot be. */
export function checkReadAndWritten(
  binder: Binder,
  target: AnyExpression,
  use: VariableUse,
  syntax: ExpressionSyntax,
): BoundExpression {
  if (target.kind === 'Local') target.local.isRead = true;
  return checkVariable(binder, checkReadable(binder, target), use, withoutParentheses(syntax));
}

/** Whether the variable can be used so; reports and gives a bad expression where not. */
export function checkVariable(
  binder: Binder,
  target: AnyExpression,
  use: VariableUse | 'read',
  span: TextSpan,
): BoundExpression {
  if (isUnconverted(target)) return reportNoVariable(binder, target, use, span);
  // `p?.X = 1` would change a copy of what a nullable struct holds.
  if (
    (target.kind === 'FieldAccess' || target.kind === 'PropertyAccess') &&
    target.receiver !== null &&
    target.receiver === binder.conditionalReceiver &&
    isValueType(target.receiver.type)
  )
    return reportNoVariable(binder, target, use, span);
  switch (target.kind) {
    case 'Bad':
      return target;
    case 'Local':
      return checkLocal(binder, target.local, use, span) ? target : bad(span, target.type);
    case 'FieldAccess':
      if (target.field.refKind !== 'none')
        return checkReferred(binder, target.field, use, span) ? target : bad(span, target.type);
      return checkField(binder, target.field, target.receiver, use, span) ? target : bad(span, target.type);
    case 'ArrayAccess':
      return target.array.kind === 'InlineArrayItems'
        ? checkElement(binder, target, target.array.receiver, use, span)
        : target;
    case 'Discard':
      return target;
    case 'IndexOrRangeAccess':
      if (target.receiver.kind === 'InlineArrayItems')
        return checkElement(binder, target, target.receiver.receiver, use, span);
      return isBad(checkVariable(binder, elementOf(target), use, span)) ? bad(span, target.type) : target;
    case 'PropertyAccess':
      if (target.property.getMethod && target.property.getMethod.refKind !== 'none') {
        if (use === 'read' || target.property.getMethod.refKind !== 'ref readonly') return target;
        binder.error(readOnlyCodes[use].referred, span, ['property', nameOfProperty(target.property)]);
        return bad(span, target.type);
      }
      if (isReference(use)) {
        binder.error(readOnlyCodes[use === 'read' ? 'return' : use].property, span);
        return bad(span, target.type);
      }
      return checkProperty(binder, target.property, target.receiver, span) ? target : bad(span, target.type);
    case 'EventAccess':
      if (isOwnEvent(binder, target.event)) return target;
      reportForeignEvent(binder, target);
      return bad(span, target.type);
    case 'DynamicMember':
    case 'DynamicIndex':
    case 'Placeholder':
      return target;
    case 'This':
      if (isStructValue(target.type) && (!target.isReadOnly || use === 'read')) return target;
      reportReadOnlySelf(binder, use === 'read' ? 'return' : use, span, isStructValue(target.type));
      return bad(span);
    case 'Call':
      if (target.method.refKind === 'none') break;
      if (use === 'read' || target.method.refKind !== 'ref readonly') return target;
      binder.error(readOnlyCodes[use].referred, span, ['method', target.method.name]);
      return bad(span, target.type);
    case 'DelegateInvocation': {
      const refKind = isDelegate(target.delegate.type) && target.delegate.type.delegateInvoke?.refKind;
      if (refKind === 'none') break;
      if (use === 'read' || refKind !== 'ref readonly') return target;
      binder.error(readOnlyCodes[use].referred, span, ['method', 'Invoke']);
      return bad(span, target.type);
    }
    case 'Conditional': {
      if (!target.isRef) break;
      if (use === 'read') return target;
      const branches = [target.whenTrue, target.whenFalse];
      if (!branches.map((branch) => isBad(checkVariable(binder, branch, use, branch.span))).includes(true))
        return target;
      binder.error(readOnlyCodes[use].value, span);
      return bad(span, target.type);
    }
    default:
  }
  return reportNoVariable(binder, target, use, span);
}

/** What `x[^1]` and `x[1..]` access, with the receiver that is written there. */
const elementOf = ({ access, receiver }: BoundIndexOrRangeAccess): BoundExpression =>
  access.kind === 'PropertyAccess' ? { ...access, receiver } : access;
/** Whether the element of an inline array can be used so: it is a part of what holds the array. */
function checkElement(
  binder: Binder,
  target: BoundExpression,
  owner: BoundExpression,
  use: VariableUse | 'read',
  span: TextSpan,
): BoundExpression {
  const kind = variableKind(binder, owner);
  if (kind === 'value') return reportNoVariable(binder, target, use, span);
  if (kind === 'variable' || use === 'read') {
    if (owner.kind === 'Local') owner.local.isAssigned = true;
    return target;
  }
  binder.error(readOnlyCodes[use].referred, span, ['method', 'this.get']);
  return bad(span, target.type);
}

function reportNoVariable(
  binder: Binder,
  target: AnyExpression,
  use: VariableUse | 'read',
  span: TextSpan,
): BoundExpression {
  if (isBad(target)) return bad(span);
  if (target.kind === 'MethodGroup')
    binder.error(isReference(use) ? 'CS1657' : 'CS1656', span, [target.name, 'method group']);
  else if (target.kind === 'TypeExpression' || target.kind === 'NamespaceExpression')
    binder.error('CS0118', span, [
      describe(target),
      target.kind === 'TypeExpression' ? 'type' : 'namespace',
      'variable',
    ]);
  else binder.error(readOnlyCodes[use === 'read' ? 'return' : use].value, span);
  return bad(span);
}

/** Whether the field can be made to refer to another variable. */
export function checkReferenceField(
  binder: Binder,
  { field, receiver }: BoundFieldAccess,
  span: TextSpan,
): boolean {
  return checkField(binder, field, receiver, 'assign', span);
}

function checkField(
  binder: Binder,
  field: FieldSymbol,
  receiver: BoundExpression | null,
  use: VariableUse | 'read',
  span: TextSpan,
): boolean {
  if (use === 'read') return true;
  if (field.flags.isReadOnly && !isInConstructorOf(binder, field)) {
    binder.error(readOnlyCodes[use][field.isStatic ? 'staticField' : 'field'], span);
    return false;
  }
  if (receiver?.kind === 'This' && receiver.isReadOnly) {
    if (field.isCapturedParameter) binder.error(readOnlyCodes[use].primaryParameter, span);
    else reportReadOnlySelf(binder, use, span);
    return false;
  }
  if (field.containingType?.isTuple || (receiver && isStructValue(receiver.type)))
    return receiver === null || checkReceiver(binder, receiver, use, span);
  return true;
}

/** `this` and what it consists of cannot be changed in classes, read-only structs and their read-only members. */
function reportReadOnlySelf(
  binder: Binder,
  use: VariableUse,
  span: TextSpan,
  isStruct: boolean = true,
): void {
  if (use === 'increment' && !isStruct) binder.error(readOnlyCodes[use].value, span);
  else binder.error(readOnlyCodes[use].self, span, [binder.source.text.slice(span.start, span.end)]);
}

/** A struct's member can only be changed where the struct itself is a variable. */
function checkReceiver(binder: Binder, receiver: BoundExpression, use: VariableUse, span: TextSpan): boolean {
  if (!isStructValue(receiver.type)) return true;
  const codes = readOnlyCodes[use];
  switch (receiver.kind) {
    case 'PropertyAccess':
      if (receiver.property.getMethod?.refKind === 'ref readonly') {
        binder.error(codes.memberOfReferred, receiver.span, ['property', nameOfProperty(receiver.property)]);
        return false;
      }
      if (receiver.property.getMethod && receiver.property.getMethod.refKind !== 'none') return true;
      binder.error('CS1612', receiver.span, [displayMember(receiver.property)]);
      return false;
    case 'Call':
      if (receiver.method.refKind === 'ref readonly') {
        binder.error(codes.memberOfReferred, receiver.span, ['method', receiver.method.name]);
        return false;
      }
      if (receiver.method.refKind !== 'none') return true;
      binder.error('CS1612', receiver.span, [displayMember(receiver.method)]);
      return false;
    case 'Local': {
      const { local } = receiver;
      if (isReadOnlyReference(local)) {
        if (local.localKind === 'variable') binder.error(codes.value, span);
        else binder.error(codes.memberOfReferred, receiver.span, ['variable', local.name]);
        return false;
      }
      if (local.readOnly === 'range') {
        binder.error(codes.range, receiver.span, [local.name]);
        return false;
      }
      const reason = readOnlyLocals[local.localKind];
      if (!reason || local.refKind !== 'none') {
        checkKept(binder, local, receiver.span);
        local.isAssigned = true;
        return true;
      }
      binder.error(codes.memberOfStatement, receiver.span, [local.name, reason]);
      return false;
    }
    case 'FieldAccess':
      if (receiver.field.flags.isReadOnly && !isInConstructorOf(binder, receiver.field)) {
        const code = receiver.field.isStatic ? codes.memberOfStaticField : codes.memberOfField;
        binder.error(code, receiver.span, [displayMember(receiver.field)]);
        return false;
      }
      if (receiver.receiver?.kind === 'This' && receiver.receiver.isReadOnly) {
        if (receiver.field.isCapturedParameter)
          binder.error(codes.memberOfPrimaryParameter, receiver.span, [
            `${displayType(receiver.type)} ${receiver.field.name}`,
          ]);
        else reportReadOnlySelf(binder, use, span);
        return false;
      }
      return receiver.receiver === null || checkReceiver(binder, receiver.receiver, use, span);
    case 'Conditional':
      return !isBad(checkVariable(binder, receiver, use, receiver.span));
    case 'Conversion':
      if (receiver.conversion === 'unboxing') binder.error('CS0445', span);
      else binder.error(codes.value, span);
      return false;
    default:
      if (!unkept.has(receiver.kind)) return true;
      if (!hasAnyErrors(receiver)) binder.error(codes.value, receiver.span);
      return false;
  }
}

function checkProperty(
  binder: Binder,
  property: PropertySymbol,
  receiver: BoundExpression | null,
  span: TextSpan,
): boolean {
  const setter = accessorOf(property, 'setMethod');
  if (!setter) {
    if (
      isInConstructorOf(binder, property) &&
      property.parameters.length === 0 &&
      (receiver === null || receiver.kind === 'This') &&
      isAutomatic(property)
    )
      return true;
    // `anonymous with { … }`: the copy is still being made.
    if (isBeingMade(binder, receiver) && property.containingType?.flags.isAnonymous) return true;
    binder.error('CS0200', span, [displayMember(property)]);
    return false;
  }
  if (!isAccessible(setter, { containingType: binder.containingType }, throughOf(receiver))) {
    if (!receiver || !isAccessible(setter, { containingType: binder.containingType }))
      binder.error('CS0272', span, [displayMember(property)]);
    else reportInaccessible(binder, property, receiver.type, span);
    return false;
  }
  if (receiver?.kind === 'This' && receiver.isReadOnly && setter.flags.isReadOnly !== true) {
    binder.error('CS1604', span, [property.name]);
    return false;
  }
  if (setter.flags.isInitOnly && !mayInitialize(binder, property, receiver)) {
    binder.error('CS8852', span, [displayMember(property)]);
    return false;
  }
  reportObsolete(binder, setter, span);
  return (
    receiver === null || !isStructValue(receiver.type) || checkReceiver(binder, receiver, 'assign', span)
  );
}
