// Calls: of methods, delegates and dynamic values (C# 12.8.10).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { FieldSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isDelegate, isErroneous, isNamed } from '../../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  InvocationExpressionSyntax,
  SimpleNameSyntax,
} from '../../../syntax/nodes.ts';
import { isSuppression } from '../syntax-forms.ts';
import { reportMissing } from '../members/missing-members.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { toNaturalValue } from '../../conversions/convert.ts';
import { isBad } from '../../messages/describe.ts';
import { dynamicArguments, dynamicMemberCall, dynamicInvoke } from '../../dynamic/dynamic-operations.ts';
import { hasBadArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { lacksArity, reportMethodArity } from '../../lookup/inaccessible.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { reportResolution } from '../../overloads/report.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { AnyExpression, MethodGroup } from '../../bound-tree/unconverted.ts';
import { bindArguments, declareOutVariables, failedCall, hasDynamicArgument } from './argument-list.ts';
import { bindMemberAccess, memberOf } from '../members/member-access.ts';
import { callGroup, callOfNone, typeOfUnknownCall } from './method-calls.ts';
import { bindNameOf, nameOfOperand } from './nameof.ts';
import { bindSimpleName, nameParts, namesPrimaryParameter } from '../names.ts';
import { withoutParentheses } from '../../messages/hints.ts';
import { checkReadable } from '../assignments/readable.ts';

/** `callee(arguments)`. */
export function bindInvocation(binder: Binder, syntax: InvocationExpressionSyntax): BoundExpression {
  const name = nameOfOperand(binder, syntax);
  if (name !== undefined) return binder.compilation.parts.apart(() => bindNameOf(binder, name, syntax));
  const { compilation } = binder;
  const { diagnostics } = compilation;
  const before = diagnostics.count;
  const count = compilation.parts.count;
  const callee = compilation.parts.join(count, bindCallee(binder, syntax.expression));
  // That a member is missing is found when its extension methods are looked for, with the arguments.
  const missing =
    isBad(callee) && syntax.expression.kind === 'SimpleMemberAccessExpression'
      ? diagnostics.takeSince(before)
      : [];
  const isAtName = ({ span }: { readonly span: TextSpan }): boolean =>
    span.start >= nameSpan(syntax.expression).start;
  for (const diagnostic of missing) if (!isAtName(diagnostic)) diagnostics.add(diagnostic);
  if (
    callee.kind === 'TypeExpression' &&
    callee.span === syntax.expression &&
    isSimpleName(syntax.expression)
  ) {
    reportNotInvocable(binder, callee, syntax);
    return failedCall(binder, bindArguments(binder, syntax.argumentList), syntax);
  }
  if (
    callee.kind === 'MethodGroup' &&
    !mayBeExtension(callee) &&
    lacksArity(callee.methods, callee.typeArguments)
  ) {
    reportMethodArity(binder, callee.methods, callee.nameSpan);
    return callOfNone(binder, callee, bindArguments(binder, syntax.argumentList), syntax);
  }
  const arguments_ = bindArguments(binder, syntax.argumentList);
  for (const diagnostic of missing) if (isAtName(diagnostic)) diagnostics.add(diagnostic);
  // A type that is called is told of where its name stands, not what contains it.
  const told = callee.kind === 'TypeExpression' ? { ...callee, span: nameSpan(syntax.expression) } : callee;
  const call = callAny(binder, told, arguments_, syntax, nameSpan(syntax.expression));
  const isOfUnknown =
    isBad(callee) &&
    syntax.expression.kind === 'SimpleMemberAccessExpression' &&
    !missing.some((each) => isAtName(each) || each.code === 'CS0023');
  if (!isOfUnknown || call.kind !== 'Bad' || call.type !== errorType) return call;
  const { name: method } = syntax.expression;
  // An extension method of that name would look into the lambdas.
  const [known] = binder.extensionMethods(
    method.kind === 'IdentifierName' ? method.text : method.identifier.text,
  );
  if (known)
    for (const { expression } of arguments_)
      if (expression.kind === 'UnboundLambda') expression.tellMistakes();
  return { ...call, type: typeOfCall(binder, method) };
}

/** Whether extension methods may be meant, which are looked for with the arguments: not by a name alone, nor by `base`. */
const mayBeExtension = ({ receiver, receiverKind }: MethodGroup): boolean =>
  receiver?.kind === 'Base' ? false : receiverKind !== 'implicit' && receiverKind !== 'none';

const isSimpleName = ({ kind }: ExpressionSyntax): boolean =>
  kind === 'IdentifierName' || kind === 'GenericName';

/** What a method of that name gives, whatever it is called on. */
export function typeOfCall(binder: Binder, name: SimpleNameSyntax): Type {
  const { result } = binder.speculate(() => nameParts(binder, name));
  return typeOfUnknownCall(binder, result.name, result.typeArguments);
}

const nameSpan = (syntax: ExpressionSyntax): TextSpan =>
  syntax.kind === 'SimpleMemberAccessExpression' ? syntax.name : syntax;

/** The called expression: what can be called is preferred to what cannot. */
function bindCallee(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  switch (syntax.kind) {
    case 'IdentifierName':
    case 'GenericName':
      return bindSimpleName(binder, syntax, { isInvoked: true });
    case 'SimpleMemberAccessExpression':
      return bindMemberAccess(binder, syntax, { isInvoked: true });
    case 'MemberBindingExpression': {
      const receiver = binder.conditionalReceiver;
      return receiver
        ? memberOf(binder, receiver, syntax.name, syntax, syntax, { isInvoked: true })
        : bad(syntax);
    }
    default: {
      const callee = binder.bindExpressionOrType(syntax);
      if (!isSuppression(syntax) || callee.kind !== 'MethodGroup') return callee;
      binder.error('CS8598', syntax);
      if (callee.methods.length === 0 && callee.receiver)
        reportMissing(binder, callee.receiver, callee.name, callee.nameSpan);
      return bad(syntax);
    }
  }
}

/** Calls whatever the expression is; a delegate that does not take the arguments is told of at the place. */
export function callAny(
  binder: Binder,
  callee: AnyExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
  place: TextSpan = callee.span,
): BoundExpression {
  if (isBad(callee)) {
    // Nobody knows whether what a field holds can be called: Roslyn takes it that it cannot.
    if (isFieldOfUnknownType(binder, callee)) reportNotInvocable(binder, callee, span);
    declareOutVariables(binder, arguments_);
    return bad(span);
  }
  if (callee.kind === 'MethodGroup') return callGroup(binder, callee, arguments_, span);
  if (callee.kind === 'DynamicMember') {
    const values = dynamicArguments(binder, arguments_);
    return dynamicMemberCall(callee.receiver, callee.name, callee.typeArguments, values, span);
  }
  if (callee.type?.kind === 'dynamic') {
    const target = checkReadable(binder, callee);
    return dynamicInvoke(
      toNaturalValue(binder, target, callee.span),
      dynamicArguments(binder, arguments_),
      span,
    );
  }
  if (callee.type && isDelegate(callee.type)) {
    const target = checkReadable(binder, callee);
    return isBad(target)
      ? failedCall(binder, arguments_, span, [], target.type ?? errorType)
      : invokeDelegate(binder, toNaturalValue(binder, target, callee.span), arguments_, span, place);
  }
  reportNotInvocable(binder, callee, span);
  return failedCall(binder, arguments_, span);
}

/** A field whose type was told to be wrong. While nothing was told, the type of a variable is still being looked for. */
function isFieldOfUnknownType(binder: Binder, callee: AnyExpression): boolean {
  if (callee.kind === 'Local') return callee.local.owner === null && binder.compilation.diagnostics.hasErrors;
  return callee.kind === 'FieldAccess' || callee.kind === 'PropertyAccess';
}

function reportNotInvocable(binder: Binder, callee: AnyExpression, call: TextSpan): void {
  switch (callee.kind) {
    case 'TypeExpression': {
      const place = 'kind' in callee.span ? nameSpan(callee.span as ExpressionSyntax) : callee.span;
      const { named } = callee;
      // Type parameters of types are not looked at where something is called.
      if (named.kind === 'typeParameter' && named.owner === 'method')
        binder.error('CS0119', place, [named.name, 'type']);
      else if (named.kind === 'typeParameter') binder.error('CS0103', place, [named.name]);
      else
        binder.error('CS1955', place, [displayType(isNamed(named) ? named.definition : named)], {
          hint: `write 'new ${displayType(named)}(…)'`,
        });
      break;
    }
    case 'NamespaceExpression':
      binder.error('CS0118', callee.span, [
        callee.name,
        'namespace',
        callee.name.includes('.') ? 'variable' : 'method',
      ]);
      break;
    case 'Local':
      // Only variables of the script are members.
      if (callee.local.owner === null) binder.error('CS1955', callee.span, [callee.local.name]);
      else binder.error('CS0149', callee.span);
      break;
    case 'PropertyAccess':
      if (callee.arguments.length > 0 && isErroneous(callee.type)) break;
      if (callee.arguments.length > 0 || isPrimaryParameter(binder, callee.span, callee.property))
        binder.error('CS0149', callee.span);
      else
        binder.error('CS1955', callee.span, [displayMember(callee.property)], { hint: withoutParentheses });
      break;
    case 'FieldAccess':
      if (isPrimaryParameter(binder, callee.span, callee.field)) binder.error('CS0149', callee.span);
      else binder.error('CS1955', callee.span, [displayMember(callee.field)], { hint: withoutParentheses });
      break;
    default:
      // What is called, its parentheses included.
      if (!reportConstant(binder, callee.span))
        binder.error('CS0149', { start: call.start, end: callee.span.end });
  }
}

/** Reports a constant at the top of the script, which is a member of its class (CS1955). @returns whether it is one */
function reportConstant(binder: Binder, span: TextSpan): boolean {
  const syntax = 'kind' in span ? (span as ExpressionSyntax) : undefined;
  if (syntax?.kind !== 'IdentifierName') return false;
  const found = binder.lookupName(syntax.text, syntax, { arity: 0 });
  const isConstant =
    found?.kind === 'variable' && found.local.localKind === 'constant' && found.local.owner === null;
  if (isConstant) binder.error('CS1955', span, [syntax.text]);
  return isConstant;
}

/** A name that is a parameter of the type's primary constructor as well: where it is called, that one is meant. */
function isPrimaryParameter(
  binder: Binder,
  { start, end }: TextSpan,
  { name }: FieldSymbol | PropertySymbol,
): boolean {
  return end - start === name.length && namesPrimaryParameter(binder, name);
}

/** `f(arguments)` of a delegate. */
export function invokeDelegate(
  binder: Binder,
  delegate: BoundExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
  place: TextSpan = delegate.span,
): BoundExpression {
  const invoke = isDelegate(delegate.type) ? delegate.type.delegateInvoke : undefined;
  if (!invoke) return failedCall(binder, arguments_, span);
  const resolution = resolveOverload(binder, [invoke], {
    arguments: arguments_,
    typeArguments: [],
    isExtension: false,
  });
  if (resolution.kind === 'success' && hasDynamicArgument(arguments_) && !hasBadArgument(arguments_))
    return dynamicInvoke(delegate, dynamicArguments(binder, arguments_), span);
  if (resolution.kind !== 'success') {
    reportResolution(binder, resolution, arguments_, {
      kind: 'delegate',
      name: displayType(delegate.type),
      span: place,
    });
    return failedCall(binder, arguments_, span, [invoke], invoke.returnType);
  }
  const placed = placeArguments(binder, resolution.candidate, arguments_, span);
  return {
    kind: 'DelegateInvocation',
    span,
    type: invoke.returnType,
    delegate,
    arguments: placed.arguments,
    evaluationOrder: placed.evaluationOrder,
  };
}
