// `new T(…) { … }`, `new(…)`: constructors and their arguments (C# 12.8.17).
import { MethodSymbol, errorType } from '@mockwright/language/metadata/symbols';
import type { ErrorType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isDelegate, isReferenceType, isUnknown, isNamed } from '../../../symbols/type-extensions.ts';
import type {
  ArgumentListSyntax,
  ImplicitObjectCreationExpressionSyntax,
  InitializerExpressionSyntax,
  ObjectCreationExpressionSyntax,
} from '../../../syntax/nodes.ts';
import type { BoundConstructorCall } from '../../binding-functions.ts';
import type { Binder } from '../../binder.ts';
import { checkDelegateMethod } from '../members/method-group.ts';
import { bad, defaultValue } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundInitializer } from '../../bound-tree/bound-nodes.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { dynamicArguments, dynamicCreation } from '../../dynamic/dynamic-operations.ts';
import { isAccessible } from '../../lookup/member-lookup.ts';
import { mayBeMeant } from '../../overloads/applicability.ts';
import type { CallShape } from '../../overloads/applicability.ts';
import { hasBadArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { reportResolution } from '../../overloads/report.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { UnconvertedCreation } from '../../bound-tree/unconverted.ts';
import { isCopyConstructor } from '../../lookup/copy-constructor.ts';
import { bindArguments, declareOutVariables, hasDynamicArgument } from '../calls/argument-list.ts';
import { bindInitializer } from './initializers.ts';
import { checkRequired } from './required-members.ts';

/** `new T(…) { … }`. */
export function bindObjectCreation(binder: Binder, syntax: ObjectCreationExpressionSyntax): BoundExpression {
  const type = binder.bindType(syntax.type);
  if (syntax.type.kind === 'TupleType') {
    binder.error('CS8181', syntax.type);
    return bad(syntax, type);
  }
  if (syntax.type.kind === 'NullableType' && isReferenceType(type)) binder.error('CS8628', syntax);
  const arguments_ = bindArguments(binder, syntax.argumentList);
  return createObject(binder, type, arguments_, syntax.initializer, syntax, syntax.type);
}

/** `new(…) { … }`: the type comes with the target. */
export function bindImplicitCreation(
  binder: Binder,
  syntax: ImplicitObjectCreationExpressionSyntax,
): UnconvertedCreation {
  const arguments_ = bindArguments(binder, syntax.argumentList);
  return {
    kind: 'UnconvertedCreation',
    span: syntax,
    type: undefined,
    text: `new(${arguments_.map(({ expression }) => describe(expression, { isQualified: true })).join(', ')})`,
    arguments: arguments_.map(({ expression }) => expression),
    convertTo: (type) => {
      if (type.kind !== 'array' && type.kind !== 'dynamic')
        return createObject(binder, type, arguments_, syntax.initializer, syntax, syntax);
      binder.error('CS8752', syntax, [displayType(type)]);
      return bad(syntax, type);
    },
  };
}

/** `new type(arguments) { initializer }` of arguments that are bound. */
export function createObject(
  binder: Binder,
  type: Type,
  arguments_: readonly Argument[],
  initializer: InitializerExpressionSyntax | undefined,
  span: TextSpan,
  typeSpan: TextSpan,
): BoundExpression {
  if (isUnknown(type)) {
    declareOutVariables(binder, arguments_);
    if (initializer) bindInitializer(binder, initializer, errorType);
    return bad(span, type);
  }
  if (type.kind === 'typeParameter')
    return createTypeParameter(binder, type, arguments_, initializer, span, typeSpan);
  if (type.kind === 'dynamic' && typeSpan === span) {
    binder.error('CS8752', typeSpan, [displayType(type)]);
    return bad(span, type);
  }
  if (!isNamed(type)) {
    binder.error('CS8386', typeSpan, [displayType(type)]);
    return bad(span, type);
  }
  if (isDelegate(type)) {
    const created = createDelegate(binder, type, arguments_, span);
    if (initializer) binder.error('CS1958', span);
    return created;
  }
  if (type.flags.isStatic) {
    if (typeSpan === span) binder.error('CS1729', span, [displayType(type), arguments_.length]);
    else binder.error('CS0712', span, [displayType(type)]);
    return bad(span, type);
  }
  if (type.kind === 'interface' || type.flags.isAbstract) {
    binder.error('CS0144', span, [displayType(type)]);
    return bad(span, type);
  }
  if (hasDynamicArgument(arguments_) && mayBeMeant(binder, constructorsOf(type), arguments_))
    return dynamicCreation(
      type,
      dynamicArguments(binder, arguments_),
      initializer && bindInitializer(binder, initializer, type),
      span,
    );
  const call = chooseConstructor(
    binder,
    type,
    arguments_,
    typeSpan,
    span === typeSpan ? 'implicit' : 'explicit',
  );
  const bound = initializer && bindInitializer(binder, initializer, type);
  if (!call) return bad(span, type);
  if (call.method) reportObsolete(binder, call.method, span);
  checkRequired(binder, type, call.method, initializer, typeSpan);
  if (call.method === undefined && !initializer && type.kind !== 'class') return defaultValue(type, span);
  return {
    kind: 'ObjectCreation',
    span,
    type,
    constructorMethod: call.method,
    arguments: call.arguments,
    evaluationOrder: call.evaluationOrder,
    initializer: bound,
  };
}

function createTypeParameter(
  binder: Binder,
  type: Type & { kind: 'typeParameter' },
  arguments_: readonly Argument[],
  initializer: InitializerExpressionSyntax | undefined,
  span: TextSpan,
  typeSpan: TextSpan,
): BoundExpression {
  if (!type.constraints.hasConstructor && !type.constraints.isValue) {
    binder.error('CS0304', typeSpan === span ? span : span, [type.name]);
    return bad(span, type);
  }
  if (arguments_.length > 0) {
    binder.error('CS0417', span, [type.name]);
    return bad(span, type);
  }
  const bound: BoundInitializer | undefined = initializer && bindInitializer(binder, initializer, type);
  return {
    kind: 'ObjectCreation',
    span,
    type,
    constructorMethod: undefined,
    arguments: [],
    initializer: bound,
  };
}

/** `new Func<int>(f)`: the delegate that the argument converts to. */
function createDelegate(
  binder: Binder,
  type: NamedType,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const [argument] = arguments_;
  if (!argument || arguments_.length !== 1) {
    if (argument && !hasBadArgument(arguments_)) binder.error('CS0149', argument.span);
    else if (!argument) binder.error('CS1729', span, [displayType(type), 0]);
    return bad(span, type);
  }
  const { expression } = argument;
  if (expression.kind !== 'OutDeclaration' && expression.type && isDelegate(expression.type)) {
    const invoke = expression.type.delegateInvoke;
    const value = binder.convert(expression, expression.type, argument.span);
    return invoke && checkDelegateMethod(binder, invoke, type, span, argument.span)
      ? { kind: 'DelegateCreation', span, type, receiver: value, method: invoke }
      : bad(span, type);
  }
  if (expression.kind !== 'UnboundLambda' && expression.kind !== 'MethodGroup') {
    if (!isBad(expression)) binder.error('CS0149', argument.span);
    return bad(span, type);
  }
  return { ...expression.convertTo(type), span };
}

/** The constructor for the arguments, with them in place; undefined after reporting. */
function chooseConstructor(
  binder: Binder,
  type: NamedType,
  arguments_: readonly Argument[],
  span: TextSpan,
  form: 'explicit' | 'implicit' | 'base',
): BoundConstructorCall | undefined {
  const isBaseCall = form === 'base';
  const hasErrors = !binder.compilation.diagnostics.isPristine && hasBadArgument(arguments_);
  const written = constructorsOf(type);
  const isCopied = isBaseCall && isRecordClass(type) && !written.some(isCopyConstructor);
  const all = isCopied ? [...written, copyConstructor(binder, type)] : written;
  if (type.isValueType && arguments_.length === 0 && !all.some(({ parameters }) => parameters.length === 0))
    return { method: undefined, arguments: [] };
  const access = { containingType: binder.containingType };
  const accessible = all.filter(
    (method) =>
      isAccessible(method, access, isBaseCall ? undefined : type) &&
      (isBaseCall ||
        method.accessibility !== 'protected' ||
        binder.containingType?.definition === type.definition),
  );
  const shape: CallShape = {
    arguments: arguments_,
    typeArguments: [],
    isExtension: false,
    refusesErrors: hasErrors && form !== 'implicit',
  };
  const resolution = resolveOverload(binder, accessible, shape);
  if (resolution.kind === 'failed' && accessible.length < all.length) {
    const hidden = resolveOverload(binder, all, shape);
    if (
      hidden.kind === 'success' &&
      !accessible.some(({ definition }) => definition === hidden.candidate.method.definition)
    ) {
      binder.error('CS0122', span, [displayMember(hidden.candidate.method)]);
      declareOutVariables(binder, arguments_);
      return undefined;
    }
  }
  // Attributes are no calls: their arguments are constants.
  if (binder.isConstructor && isBaseCall && resolution.kind !== 'failed' && hasDynamicArgument(arguments_)) {
    binder.error('CS1975', span);
    return undefined;
  }
  if (resolution.kind === 'success')
    return {
      method: resolution.candidate.method,
      ...placeArguments(binder, resolution.candidate, arguments_, span),
    };
  const isInitializer = binder.isConstructor && isBaseCall;
  const call = { kind: 'constructor', name: displayType(type), span, isInitializer } as const;
  if (!isBaseCall && resolution.kind === 'failed') {
    const hidden = inaccessibleConstructor(binder, type, shape);
    if (hidden) {
      binder.error('CS0122', span, [displayMember(hidden)]);
      declareOutVariables(binder, arguments_, accessible);
      return undefined;
    }
  }
  // `new(…)` is told of when all its arguments are right.
  if (!hasErrors || form !== 'implicit') reportResolution(binder, resolution, arguments_, call);
  declareOutVariables(binder, arguments_, accessible);
  return undefined;
}

const constructorsOf = (type: NamedType): readonly MethodSymbol[] =>
  type
    .members('.ctor')
    .filter((member): member is MethodSymbol => member.kind === 'method' && !member.isStatic);

const isRecordClass = (type: NamedType): boolean => type.flags.isRecord === true && !type.isValueType;

/** A constructor that takes the arguments, but not from here. */
function inaccessibleConstructor(
  binder: Binder,
  type: NamedType,
  shape: CallShape,
): MethodSymbol | undefined {
  const all = constructorsOf(type);
  const hasCopy = isRecordClass(type) && !all.some(isCopyConstructor);
  const resolution = resolveOverload(binder, hasCopy ? [...all, copyConstructor(binder, type)] : all, shape);
  return resolution.kind === 'success' ? resolution.candidate.method : undefined;
}

/** The one that the compiler gives a record where its author wrote none. */
function copyConstructor(binder: Binder, type: NamedType): MethodSymbol {
  const copy = new MethodSymbol('.ctor', 'constructor', type, 'protected', {});
  copy.returnType = binder.library.special('void');
  copy.parameters = [{ name: 'original', type, refKind: 'none', isParams: false, isThis: false }];
  return copy;
}

/** Chooses a constructor for written arguments: of `base(…)`, `this(…)`, attributes. A type that nobody declares has none. */
export function bindConstructorCall(
  binder: Binder,
  type: NamedType | ErrorType,
  list: ArgumentListSyntax | undefined,
  span: TextSpan,
): BoundConstructorCall {
  if (type.kind === 'error') {
    binder.error('CS1729', span, [displayType(type), bindArguments(binder, list).length]);
    return { method: undefined, arguments: [] };
  }
  return (
    chooseConstructor(binder, type, bindArguments(binder, list), span, 'base') ?? {
      method: undefined,
      arguments: [],
    }
  );
}
