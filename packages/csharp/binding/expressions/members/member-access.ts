// `a.b`: a member of a value, a type or a namespace (C# 12.8.7).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { FieldSymbol, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import { isUnknown, isNamed, isVoid } from '../../../symbols/type-extensions.ts';
import { checkTypeArguments, reportTypeArguments } from '../../types/type-binding.ts';
import type {
  ExpressionSyntax,
  GenericNameSyntax,
  MemberAccessExpressionSyntax,
  PostfixUnaryExpressionSyntax,
  SimpleNameSyntax,
} from '../../../syntax/nodes.ts';
import { displayGroup } from './applicable-extensions.ts';
import { isSuppression } from '../syntax-forms.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { reportTargetless, toNaturalValue } from '../../conversions/convert.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { dynamicMember } from '../../dynamic/dynamic-operations.ts';
import { lookupMembers, sameType } from '../../lookup/member-lookup.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { methodGroup } from './method-group.ts';
import { memberOfNamespace, memberOfType, nestedType } from './members-of-types.ts';
import { memberOfValue } from './members-of-values.ts';
import { bindBase, bindSimpleName, nameParts } from '../names.ts';
import type { UseOptions } from '../names.ts';

/** `expression.name`. */
export function bindMemberAccess(
  binder: Binder,
  syntax: MemberAccessExpressionSyntax,
  options: UseOptions = {},
): AnyExpression {
  if (syntax.arrow) return notPointer(binder, syntax.expression, syntax);
  const { expression, name } = syntax;
  const left = bindReceiver(binder, expression, name);
  const member = memberOf(binder, left, name, syntax, syntax.operatorToken, options);
  return member.kind === 'MethodGroup' &&
    member.receiverKind === 'value' &&
    isTypeToo(binder, expression, left)
    ? methodGroup(binder, { ...member, receiverKind: 'valueOrType' })
    : member;
}

/** `*operand`, `operand->name`: there are no pointers, so the operand is none. */
export function notPointer(binder: Binder, operand: ExpressionSyntax, span: TextSpan): BoundExpression {
  if (!isBad(binder.bindExpression(operand))) binder.error('CS0193', span);
  return bad(span);
}

/** `F<>` as a name of as many type arguments as are left out. */
const partsWithoutArguments = (name: GenericNameSyntax): ReturnType<typeof nameParts> => ({
  name: name.identifier.text,
  typeArguments: name.typeArguments.map(() => errorType),
  nameSpan: name,
});

/** `System.Collections.Generic.List<>`. */
function openType(binder: Binder, namespace: string, name: GenericNameSyntax, span: TextSpan): AnyExpression {
  const { text } = name.identifier;
  const type = binder.library.getType(`${namespace}.${text}`, name.typeArguments.length);
  if (type) {
    reportTypeArguments(binder, type, name);
    return { kind: 'TypeExpression', span, type: undefined, named: type };
  }
  return memberOfNamespace(binder, namespace, partsWithoutArguments(name), span);
}

/** `x.F<>`: no method is meant so. */
function withoutTypeArguments(
  binder: Binder,
  left: AnyExpression,
  name: GenericNameSyntax,
  span: TextSpan,
): AnyExpression {
  const { identifier } = name;
  if (left.kind === 'NamespaceExpression') return openType(binder, left.name, name, span);
  const type = left.kind === 'TypeExpression' ? left.named : left.type;
  if (!type || isUnknown(type)) return bad(span);
  const parts = partsWithoutArguments(name);
  const { length } = parts.typeArguments;
  const nested = nestedType(binder, type, identifier.text, parts.typeArguments);
  if (nested) {
    reportTypeArguments(binder, nested.definition, name);
    return { kind: 'TypeExpression', span, type: undefined, named: nested.definition };
  }
  const { members } = lookupMembers(type, identifier.text, binder.library, {
    containingType: binder.containingType,
  });
  if (members.some((member) => member.kind === 'method' && member.typeParameters.length === length))
    binder.error('CS0305', span, [identifier.text, 'method group', length]);
  else {
    binder.error('CS8389', span);
    if (left.kind === 'TypeExpression') memberOfType(binder, left.named, parts, span, {});
    else if (!isUnconverted(left)) memberOfValue(binder, left, parts, span, {});
  }
  return bad(span);
}

/** The member of that name of something that is bound already: a value, a type, a namespace. */
export function memberOf(
  binder: Binder,
  left: AnyExpression,
  name: SimpleNameSyntax,
  span: TextSpan,
  operatorSpan: TextSpan,
  options: UseOptions = {},
): AnyExpression {
  const isOpen =
    name.kind === 'GenericName' && name.typeArguments.some(({ kind }) => kind === 'OmittedTypeArgument');
  if (isOpen && (left.type || left.kind === 'NamespaceExpression' || left.kind === 'TypeExpression'))
    return withoutTypeArguments(binder, left, name, span);
  const isBinding = span === operatorSpan;
  const named = isOpen ? partsWithoutArguments(name) : nameParts(binder, name);
  const parts = isBinding ? { ...named, nameSpan: span } : named;
  if ((left.type && isUnknown(left.type)) || (name.kind === 'IdentifierName' && name.missing))
    return bad(span);
  if (left.kind === 'NamespaceExpression' || left.kind === 'TypeExpression') {
    const member =
      left.kind === 'NamespaceExpression'
        ? memberOfNamespace(binder, left.name, parts, span)
        : memberOfType(binder, left.named, parts, span, options);
    if (member.kind === 'TypeExpression' && name.kind === 'GenericName' && isNamed(member.named))
      checkTypeArguments(binder, member.named, name);
    return member;
  }
  if (left.kind === 'MethodGroup') {
    binder.error('CS0119', left.nameSpan, [displayGroup(binder, left), 'method']);
    return bad(span);
  }
  if (left.kind === 'TupleLiteral' && left.elements.some(({ type }) => type === undefined)) {
    const text = left.elements.map((element) => describe(element)).join(', ');
    if (!reportTargetless(binder, left)) binder.error('CS0117', name, [`(${text})`, parts.name]);
    return bad(span);
  }
  if (left.type === undefined ? left.kind !== 'UnconvertedChoice' : isVoid(left.type)) {
    if (left.kind === 'DefaultLiteral') binder.error('CS8716', left.span);
    else if (left.kind === 'UnconvertedCollection') binder.error('CS9176', left.span);
    else if (left.kind === 'UnconvertedCreation')
      binder.error('CS8754', left.span, [describe(left, { isQualified: true })]);
    else binder.error('CS0023', left.type === undefined ? span : operatorSpan, ['.', describe(left)]);
    return bad(span);
  }
  const receiver = isUnconverted(left) ? toNaturalValue(binder, left, left.span) : left;
  if (isUnknown(receiver.type)) return bad(span);
  if (isOpen) return withoutTypeArguments(binder, receiver, name, span);
  if (receiver.type.kind === 'dynamic') {
    const { name, typeArguments, nameSpan } = parts;
    if (typeArguments.length > 0 && options.isInvoked !== true) {
      binder.error('CS0307', nameSpan, [name, 'property']);
      return bad(span, receiver.type);
    }
    return dynamicMember(receiver, name, span, typeArguments);
  }
  return memberOfValue(binder, receiver, parts, span, options);
}

/**
 * The left side of a dot. A name may be a variable and a type at once (`Color Color`): the type is meant where only
 * it has the member as a static one.
 */
function bindReceiver(binder: Binder, syntax: ExpressionSyntax, member: SimpleNameSyntax): AnyExpression {
  if (syntax.kind === 'BaseExpression') return bindBase(binder, syntax);
  if (isSuppression(syntax)) return bindSuppressed(binder, syntax);
  if (syntax.kind !== 'IdentifierName') return binder.bindExpressionOrType(syntax);
  const isOutOfReach = binder.isInInitializer || isOfInstance(binder, syntax.text);
  if (isOutOfReach) {
    const { result, hasErrors } = binder.speculate(() => bindSimpleName(binder, syntax));
    // Where no instance is known, the type of that name is there, or was told to be unknown.
    const type = hasErrors ? typeNamed(binder, syntax.text) : undefined;
    if (type && staticMembers(binder, type, member) !== 'none') return typeExpression(syntax, type);
    if (hasErrors && result.type?.kind === 'error' && result.type.name === syntax.text) return bad(syntax);
  }
  const value = bindSimpleName(binder, syntax);
  if (isTypeToo(binder, syntax, value)) {
    const type = value.type as NamedType;
    const found = staticMembers(binder, type, member);
    if (found === 'all') return typeExpression(syntax, type);
    if (found === 'some' && value.kind === 'FieldAccess' && value.field.isCapturedParameter) {
      binder.error('CS9106', syntax, [syntax.text, displayType(type), `${displayType(type)} ${syntax.text}`]);
      return bad(syntax);
    }
  }
  binder.compilation.parts.push(value);
  return value;
}

/** Whether the name is that of a member of instances, in code that has none: static code, or that of a nested type. */
function isOfInstance({ isStatic, containingType }: Binder, name: string): boolean {
  for (let type = containingType; type; type = type.containingType) {
    const members = type.members(name);
    if (members.length > 0)
      return (isStatic || type !== containingType) && members.some((each) => !(each as FieldSymbol).isStatic);
  }
  return false;
}

/** Whether the name of a variable is that of its type, too. */
function isTypeToo(binder: Binder, syntax: ExpressionSyntax, { type }: AnyExpression): boolean {
  if (syntax.kind !== 'IdentifierName' || !type || !isNamed(type) || type.name !== syntax.text) return false;
  const found = typeNamed(binder, syntax.text);
  return found !== undefined && sameType(found, type);
}

/** `x!` before a dot: a value. */
function bindSuppressed(binder: Binder, syntax: PostfixUnaryExpressionSyntax): AnyExpression {
  if (isSuppression(syntax.operand)) return binder.bindExpression(syntax);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const operand = binder.bindExpressionOrType(syntax.operand);
  if (operand.kind !== 'TypeExpression' && operand.kind !== 'NamespaceExpression') return operand;
  diagnostics.takeSince(before);
  binder.error('CS8598', syntax);
  return bad(syntax);
}

const typeExpression = (span: ExpressionSyntax, named: NamedType): AnyExpression => ({
  kind: 'TypeExpression',
  span,
  type: undefined,
  named,
});

/** How many of the members of that name are static. */
function staticMembers(binder: Binder, type: NamedType, member: SimpleNameSyntax): 'all' | 'some' | 'none' {
  const name = member.kind === 'IdentifierName' ? member.text : member.identifier.text;
  const { members } = lookupMembers(type, name, binder.library, { containingType: binder.containingType });
  const found = members.filter((each) => isNamed(each as Type) || (each as MethodSymbol).isStatic);
  return found.length === 0 ? 'none' : found.length === members.length ? 'all' : 'some';
}

function typeNamed(binder: Binder, name: string): NamedType | undefined {
  const bound = binder.speculate(() =>
    binder.bindType({
      kind: 'IdentifierName',
      text: name,
      missing: false,
      verbatim: false,
      start: 0,
      end: 0,
    }),
  );
  return !bound.hasErrors && isNamed(bound.result) ? bound.result : undefined;
}
