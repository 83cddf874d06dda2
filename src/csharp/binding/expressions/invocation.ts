// Calls: of methods, extension methods, delegates, dynamic values; `nameof` (C# 12.8.10).
import { dynamicType, errorType } from '../../../metadata/symbols.ts';
import type { MethodSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isDelegate, isErroneous, isNamed, isRefLike } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax, InvocationExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, defaultValue, literal } from '../bound-factory.ts';
import type { BoundExpression } from '../bound-nodes.ts';
import { toNaturalValue } from '../conversions/convert.ts';
import { describe, isBad } from '../describe.ts';
import { reportObsolete } from '../obsolete.ts';
import { badOf } from '../recovery.ts';
import { dynamicArgument, dynamicCall, dynamicInvoke } from '../dynamic-operations.ts';
import type { Applicable } from '../overloads/applicability.ts';
import { hasBadArgument, valueArgument } from '../overloads/argument.ts';
import type { Argument } from '../overloads/argument.ts';
import { placeArguments } from '../overloads/placement.ts';
import { reportResolution } from '../overloads/report.ts';
import { resolveOverload } from '../overloads/resolve.ts';
import type { Resolution } from '../overloads/resolve.ts';
import { isStaticVirtual } from '../static-virtual.ts';
import type { AnyExpression, MethodGroup } from '../unconverted.ts';
import {
  bindArguments,
  declareAsErrors,
  hasDynamicArgument,
  reportOpenOutVariables,
} from './argument-list.ts';
import { bindMemberAccess, memberOf, reportMissing } from './member-access.ts';
import { bindSimpleName } from './names.ts';
import { checkReadable } from './variables.ts';

/** `callee(arguments)`. */
export function bindInvocation(binder: Binder, syntax: InvocationExpressionSyntax): BoundExpression {
  const name = nameOfOperand(binder, syntax);
  if (name !== undefined) return bindNameOf(binder, name, syntax);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const callee = bindCallee(binder, syntax.expression);
  // That a member is missing is found when its extension methods are looked for, with the arguments.
  const missing =
    isBad(callee) && syntax.expression.kind === 'SimpleMemberAccessExpression'
      ? diagnostics.takeSince(before)
      : [];
  const isAtName = ({ span }: { readonly span: TextSpan }): boolean =>
    span.start >= nameSpan(syntax.expression).start;
  for (const diagnostic of missing) if (!isAtName(diagnostic)) diagnostics.add(diagnostic);
  const arguments_ = bindArguments(binder, syntax.argumentList);
  for (const diagnostic of missing) if (isAtName(diagnostic)) diagnostics.add(diagnostic);
  return callAny(binder, callee, arguments_, syntax);
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
    default:
      return binder.bindExpression(syntax);
  }
}

/** Calls whatever the expression is. */
export function callAny(
  binder: Binder,
  callee: AnyExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (isBad(callee)) {
    declareAsErrors(arguments_, errorType);
    return bad(span);
  }
  if (callee.kind === 'MethodGroup') return callGroup(binder, callee, arguments_, span);
  if (callee.kind === 'DynamicMember') {
    return dynamicCall(
      {
        receiver: callee.receiver,
        staticReceiver: undefined,
        name: callee.name,
        typeArguments: callee.typeArguments,
        arguments: dynamicArguments(binder, arguments_),
        candidates: undefined,
      },
      span,
    );
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
      ? failed(arguments_, span, target.type ?? errorType)
      : invokeDelegate(binder, toNaturalValue(binder, target, callee.span), arguments_, span);
  }
  reportNotInvocable(binder, callee);
  return failed(arguments_, span);
}

function failed(arguments_: readonly Argument[], span: TextSpan, type: Type = errorType): BoundExpression {
  declareAsErrors(arguments_, errorType);
  return badOf(
    span,
    arguments_.map(({ expression }) => expression),
    isErroneous(type) ? errorType : type,
  );
}

function dynamicArguments(
  binder: Binder,
  arguments_: readonly Argument[],
): ReturnType<typeof dynamicArgument>[] {
  return arguments_.map(({ expression, name, refKind }) =>
    dynamicArgument(binder, expression, name?.text, refKind),
  );
}

function reportNotInvocable(binder: Binder, callee: AnyExpression): void {
  switch (callee.kind) {
    case 'TypeExpression':
      binder.error('CS1955', callee.span, [displayType(callee.named)]);
      break;
    case 'NamespaceExpression':
      binder.error('CS0118', callee.span, [callee.name, 'namespace', 'method']);
      break;
    case 'Local':
      binder.error('CS1955', callee.span, [callee.local.name]);
      break;
    case 'PropertyAccess':
      if (callee.arguments.length > 0) binder.error('CS0149', callee.span);
      else binder.error('CS1955', callee.span, [displayMember(callee.property)]);
      break;
    case 'FieldAccess':
      binder.error('CS1955', callee.span, [displayMember(callee.field)]);
      break;
    default:
      binder.error('CS0149', callee.span);
  }
}

// ---------------------------------------------------------------- methods

/** Resolves and calls a method group. */
export function callGroup(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (hasDynamicArgument(arguments_)) {
    const dynamic = callDynamically(binder, group, arguments_, span);
    if (dynamic) return dynamic;
  }
  const { typeArguments } = group;
  let own: Resolution | undefined;
  if (group.methods.length > 0) {
    own = resolveOverload(binder, group.methods, {
      arguments: arguments_,
      typeArguments,
      isExtension: false,
    });
    if (own.kind === 'success') {
      // A static method is none of a value's: an extension method goes before the mistake.
      const isMismatch = own.candidate.method.isStatic && group.receiverKind === 'value';
      const extension = isMismatch ? resolveExtension(binder, group, arguments_) : undefined;
      return extension?.kind === 'success'
        ? completeExtension(binder, extension.candidate, group, arguments_, span)
        : completeCall(binder, group, own.candidate, arguments_, span);
    }
    if (own.kind === 'ambiguous') {
      const [first] = own.candidates;
      if (group.receiverKind === 'value' && own.candidates.every(({ method }) => method.isStatic)) {
        binder.error('CS0176', group.span, [displayMember(first!.method)]);
        return failed(arguments_, span, commonReturnType(own));
      }
      if (!reportOpenOutVariables(binder, arguments_, group.methods))
        reportResolution(binder, own, arguments_, { kind: 'method', name: group.name, span: group.nameSpan });
      return failed(arguments_, span, commonReturnType(own));
    }
  }
  const extension = resolveExtension(binder, group, arguments_);
  if (extension?.kind === 'success')
    return completeExtension(binder, extension.candidate, group, arguments_, span);
  const outcome = own ?? extension;
  if (!outcome) {
    if (group.receiver) reportMissing(binder, group.receiver, group.name, group.nameSpan);
    return failed(arguments_, span);
  }
  const isExtension = own === undefined;
  if (!isExtension && reportOpenOutVariables(binder, arguments_, group.methods))
    return failed(arguments_, span, commonReturnType(outcome));
  reportResolution(
    binder,
    outcome,
    isExtension ? [valueArgument(group.receiver!), ...arguments_] : arguments_,
    { kind: 'method', name: group.name, span: group.nameSpan, isExtension },
  );
  return failed(arguments_, span, commonReturnType(outcome));
}

/** What the call would give had it been right, so that what follows can still be checked. */
function commonReturnType(resolution: Resolution): Type {
  const methods: readonly MethodSymbol[] =
    resolution.kind === 'failed'
      ? resolution.failures.map(({ method }) => method)
      : resolution.kind === 'ambiguous'
        ? resolution.candidates.map(({ method }) => method)
        : [];
  const [first] = methods;
  if (!first || first.typeParameters.length > 0) return errorType;
  return methods.every(({ returnType }) => returnType === first.returnType) ? first.returnType : errorType;
}

/** The nearest level of extension methods that has one which applies; the first failure otherwise. */
function resolveExtension(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
): Resolution | undefined {
  let failure: Resolution | undefined;
  if (!group.receiver) return undefined;
  const all = [valueArgument(group.receiver), ...arguments_];
  for (const level of group.extensions()) {
    const fitting =
      group.typeArguments.length > 0
        ? level.filter((method) => method.typeParameters.length === group.typeArguments.length)
        : level;
    if (fitting.length === 0) continue;
    const found = resolveOverload(binder, fitting, {
      arguments: all,
      typeArguments: group.typeArguments,
      isExtension: true,
    });
    if (found.kind !== 'failed') return found;
    failure ??= found;
  }
  return failure;
}

function completeExtension(
  binder: Binder,
  candidate: Applicable,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const { method } = candidate;
  reportObsolete(binder, method, span);
  const placed = placeArguments(binder, candidate, [valueArgument(group.receiver!), ...arguments_], span);
  return isLeftOut(binder, method)
    ? defaultValue(method.returnType, span)
    : { kind: 'Call', span, type: method.returnType, receiver: null, method, ...placed };
}

function completeCall(
  binder: Binder,
  group: MethodGroup,
  candidate: Applicable,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const { method } = candidate;
  reportObsolete(binder, method, span);
  const placed = placeArguments(binder, candidate, arguments_, span);
  const isFree = method.containingType === null || method.methodKind === 'localFunction';
  let receiver: BoundExpression | null = null;
  if (method.isStatic && !isFree) {
    if (group.receiverKind === 'value') {
      binder.error('CS0176', group.span, [displayMember(method)]);
      return bad(span, method.returnType);
    }
    if (group.receiverType?.kind === 'interface' && isStaticVirtual(method)) {
      binder.error('CS8926', group.span);
      return bad(span, method.returnType);
    }
  } else if (!isFree) {
    if (!group.receiver || group.receiverKind === 'type') {
      binder.error(
        binder.function?.kind === 'initializer' && group.receiverKind === 'implicit' ? 'CS0236' : 'CS0120',
        group.span,
        [displayMember(method)],
      );
      return bad(span, method.returnType);
    }
    receiver = group.receiver;
    if (isRefLike(receiver.type) && !method.containingType?.isValueType) {
      binder.error('CS0029', receiver.span, [displayType(receiver.type, { isQualified: true }), 'object']);
      return bad(span, method.returnType);
    }
    if (receiver.kind === 'Base' && method.flags.isAbstract)
      binder.error('CS0205', span, [displayMember(method)]);
  }
  return isLeftOut(binder, method)
    ? defaultValue(method.returnType, span)
    : { kind: 'Call', span, type: method.returnType, receiver, method, ...placed };
}

/** Calls of `[Conditional]` methods are left out, arguments and all, unless a symbol of theirs is defined. */
function isLeftOut({ source }: Binder, { definition }: MethodSymbol): boolean {
  const conditions = definition.attributes.filter(
    ({ type }) => type.name === 'ConditionalAttribute' && type.namespace === 'System.Diagnostics',
  );
  if (conditions.length === 0) return false;
  const defined = new Set(
    [...source.text.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, symbol]) => symbol),
  );
  return !conditions.some(({ arguments: [symbol] }) => typeof symbol === 'string' && defined.has(symbol));
}

/** A call with dynamic arguments: the candidates that could be meant go along to run time. */
function callDynamically(
  binder: Binder,
  group: MethodGroup,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const candidates = group.methods;
  if (candidates.length === 0) {
    binder.error('CS1973', span, [describe(group.receiver ?? group), group.name]);
    return failed(arguments_, span);
  }
  const found = resolveOverload(binder, candidates, {
    arguments: arguments_,
    typeArguments: group.typeArguments,
    isExtension: false,
  });
  if (found.kind === 'failed') {
    const bearable = candidates.filter(
      (method) => arguments_.length <= method.parameters.length || method.parameters.at(-1)?.isParams,
    );
    if (
      bearable.length === 0 ||
      found.failures.every(({ failure }) => failure.kind !== 'inference' && failure.kind !== 'arguments')
    )
      return undefined;
    if (found.failures.every(({ failure }) => failure.kind === 'arguments')) return undefined;
  }
  // Functions of the script and local functions have no type to look them up in at run time: they are bound now.
  if (
    found.kind === 'success' &&
    (found.candidate.method.methodKind === 'localFunction' ||
      (candidates.length === 1 && found.candidate.method.containingType === null))
  ) {
    return completeCall(binder, group, found.candidate, arguments_, span);
  }
  const isStatic =
    group.receiverKind === 'type' || (found.kind === 'success' && found.candidate.method.isStatic);
  const staticReceiver =
    isStatic && group.receiverType && isNamed(group.receiverType) ? group.receiverType : undefined;
  return dynamicCall(
    {
      receiver: isStatic ? null : group.receiver,
      staticReceiver,
      name: group.name,
      typeArguments: group.typeArguments,
      arguments: dynamicArguments(binder, arguments_),
      candidates,
    },
    span,
    dynamicType,
  );
}

// ---------------------------------------------------------------- delegates

/** `f(arguments)` of a delegate. */
export function invokeDelegate(
  binder: Binder,
  delegate: BoundExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const invoke = isDelegate(delegate.type) ? delegate.type.delegateInvoke : undefined;
  if (!invoke) return failed(arguments_, span);
  if (hasDynamicArgument(arguments_) && !hasBadArgument(arguments_))
    return dynamicInvoke(delegate, dynamicArguments(binder, arguments_), span);
  const resolution = resolveOverload(binder, [invoke], {
    arguments: arguments_,
    typeArguments: [],
    isExtension: false,
  });
  if (resolution.kind !== 'success') {
    reportResolution(binder, resolution, arguments_, {
      kind: 'delegate',
      name: displayType(delegate.type),
      span: delegate.span,
    });
    return failed(arguments_, span, invoke.returnType);
  }
  const { arguments: placed } = placeArguments(binder, resolution.candidate, arguments_, span);
  return { kind: 'DelegateInvocation', span, type: invoke.returnType, delegate, arguments: placed };
}

// ---------------------------------------------------------------- nameof

/** The operand of `nameof(…)`, unless something is called `nameof`. */
function nameOfOperand(
  binder: Binder,
  { expression, argumentList }: InvocationExpressionSyntax,
): ExpressionSyntax | undefined {
  if (
    expression.kind !== 'IdentifierName' ||
    expression.text !== 'nameof' ||
    argumentList.arguments.length !== 1
  )
    return undefined;
  return binder.lookupName('nameof', expression, { arity: 0, isInvoked: true })
    ? undefined
    : argumentList.arguments[0]!.expression;
}

function bindNameOf(binder: Binder, operand: ExpressionSyntax, span: TextSpan): BoundExpression {
  const name = lastName(operand);
  if (name === undefined) {
    binder.error('CS8081', operand);
    return bad(span, binder.library.special('string'));
  }
  const isNative = operand.kind === 'IdentifierName' && (name === 'nint' || name === 'nuint');
  // There the words are names like others.
  if (isNative && !binder.lookupName(name, operand, { arity: 0 })) {
    binder.error('CS0103', operand, [name]);
    return bad(span, binder.library.special('string'));
  }
  const bound = operand.kind === 'PredefinedType' ? undefined : bindNamed(binder, operand);
  if (bound && isBad(bound)) return bad(span, binder.library.special('string'));
  return literal(name, binder.library.special('string'), span);
}

/** What is named must exist; members of instances may be named through their type. */
function bindNamed(binder: Binder, operand: ExpressionSyntax): AnyExpression {
  const result = binder.speculate(() => binder.bindExpression(operand));
  if (!result.hasErrors) return result.result;
  return withoutInstance(binder, operand)
    ? { kind: 'TypeExpression', span: operand, type: undefined, named: errorTypeless(binder) }
    : binder.bindExpression(operand);
}
const errorTypeless = (binder: Binder): Type => binder.library.special('object');

/** The only thing wrong is that there is no instance. */
function withoutInstance(binder: Binder, operand: ExpressionSyntax): boolean {
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  binder.bindExpression(operand);
  return diagnostics
    .takeSince(before)
    .every(
      ({ code }) =>
        code === 'CS7003' ||
        code === 'CS0120' ||
        code === 'CS0236' ||
        code === 'CS0154' ||
        code === 'CS0070' ||
        code === 'CS9105',
    );
}

function lastName(operand: ExpressionSyntax): string | undefined {
  switch (operand.kind) {
    case 'IdentifierName':
      return operand.text;
    case 'GenericName':
      return operand.identifier.text;
    case 'SimpleMemberAccessExpression':
      return lastName(operand.name);
    case 'QualifiedName':
      return lastName(operand.right);
    case 'AliasQualifiedName':
      return lastName(operand.name);
    default:
      return undefined;
  }
}
