// Says why no method takes the arguments, or why several do, in Roslyn's order of importance.
import type { MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import { displayMember, displayParameter, displayParameterType, displayType } from '../../symbols/display.ts';
import { isDelegate, isNameless, mentions } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { hasAnyErrors, isOfBadLambda } from '../bound-tree/has-errors.ts';
import { reportMethodArity } from '../lookup/inaccessible.ts';
import { checkConstraints } from '../types/constraints.ts';
import { conversionHint } from '../conversions/conversion-hints.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { reportNoImplicit } from '../conversions/convert.ts';
import { describe } from '../messages/describe.ts';
import type { Inapplicable } from './applicability.ts';
import { acceptsRefKind, hasBadArgument } from './argument.ts';
import { inferTypeArguments } from './inference.ts';
import type { UnboundLambda } from '../bound-tree/unconverted.ts';
import type { Argument } from './argument.ts';
import { formalType, isReference, reportLambdaBodies, reportLambdas } from './report-lambdas.ts';
import type { CallDescription } from './report-lambdas.ts';
import type { Resolution } from './resolve.ts';

/** Reports what went wrong, unless an argument was reported already. */
export function reportResolution(
  binder: Binder,
  resolution: Resolution,
  arguments_: readonly Argument[],
  call: CallDescription,
): void {
  if (resolution.kind === 'ambiguous') {
    // Parameters of types that nobody knows were told.
    const isUnknown = resolution.candidates.some(({ method }) =>
      method.parameters.some(({ type }) => isNameless(type)),
    );
    if (isUnknown || hasBadArgument(arguments_)) return;
    const [first, second] = resolution.candidates;
    binder.error(
      'CS0121',
      call.span,
      [first!, second!].map(({ method }) =>
        displayMember(memberOf(method.typeParameters.length > 0 ? method.definition : method), {
          isQualified: true,
        }),
      ),
    );
  } else if (resolution.kind === 'failed') reportFailures(binder, resolution.failures, arguments_, call);
}

/** The property of an accessor: indexers are resolved by their accessors. */
function memberOf(method: MethodSymbol): MethodSymbol | PropertySymbol {
  return method.associated?.kind === 'property' ? method.associated : method;
}

function reportFailures(
  binder: Binder,
  failures: readonly Inapplicable[],
  arguments_: readonly Argument[],
  call: CallDescription,
): void {
  // Constructors are told of whatever is wrong with other arguments.
  const hasBad = call.kind !== 'constructor' && hasBadArgument(arguments_);
  for (const [index, { expression }] of arguments_.entries())
    if (expression.kind === 'UnboundLambda' && isOfOtherLength(expression, index, failures))
      expression.keepMistakes();
  if (!hasBad && reportConstraints(binder, failures, call)) return;
  if (hasBad) {
    reportLambdaBodies(binder, failures, arguments_);
    return;
  }
  if (failures.length > 0 && failures.every(({ failure }) => failure.kind === 'typeArgumentCount')) {
    const methods = failures.map(({ method }) => reduced(method, call));
    for (const { expression } of arguments_)
      if (expression.kind === 'UnboundLambda') expression.keepMistakes();
    return reportMethodArity(binder, methods, call.span);
  }
  if (reportLambdas(binder, failures, arguments_, call)) return;
  const bad = failures.find(({ failure }) => failure.kind === 'arguments');
  if (bad && bad.failure.kind === 'arguments') return reportBadArguments(binder, bad, arguments_, call);
  const lambdas = arguments_.flatMap(({ expression }) =>
    expression.kind === 'UnboundLambda' ? [expression] : [],
  );
  for (const [index, { expression, name }] of arguments_.entries())
    if (expression.kind === 'UnboundLambda' && !isDelegateAskedFor(index, name?.text, failures))
      expression.keepMistakes();
  const uninferred = failures.filter(({ failure }) => failure.kind === 'inference');
  const inference =
    uninferred.find(({ method }) => !call.isExtension || takesReceiver(binder, method, arguments_[0]!)) ??
    uninferred[0];
  // Where inference did not get as far as their bodies, that it failed is what is told.
  const seen = lambdas.filter((lambda) => !inference || (lambda.isBound && fitsAny(lambda, failures)));
  if (seen.filter((lambda) => lambda.tellMistakes()).length > 0) return;
  if (inference) {
    binder.error('CS0411', call.span, [displayMember(inference.method)]);
    for (const lambda of lambdas) lambda.keepMistakes();
    return;
  }
  reportArgumentList(binder, failures, arguments_, call);
}

/** Whether the receiver of an extension method alone is one that its type arguments can be found for. */
function takesReceiver({ library }: Binder, method: MethodSymbol, { expression }: Argument): boolean {
  const formal = method.parameters[0]!.type;
  const open = method.typeParameters.filter((parameter) => mentions(formal, [parameter]));
  return inferTypeArguments(library, open, [{ expression, formal, refKind: 'none' }]) !== undefined;
}

/** Whether delegates are asked for in its place, but none with as many parameters as the lambda has: then its body means nothing. */
function isOfOtherLength(
  { parameters: own }: UnboundLambda,
  index: number,
  failures: readonly Inapplicable[],
): boolean {
  const delegates = failures.flatMap(({ parameters }) => {
    const type = parameters[index]?.type;
    return type && isDelegate(type) ? [type] : [];
  });
  return (
    own !== undefined &&
    delegates.length > 0 &&
    delegates.every((delegate) => delegate.delegateInvoke?.parameters.length !== own.length)
  );
}

/** Whether some method asks for a delegate in the place of the argument: otherwise the body of a lambda means nothing there. */
const isDelegateAskedFor = (
  index: number,
  name: string | undefined,
  failures: readonly Inapplicable[],
): boolean =>
  failures.some(({ parameters }) => {
    const asked = name === undefined ? parameters[index] : parameters.find((each) => each.name === name);
    return asked !== undefined && isDelegate(asked.type);
  });

/** Whether some parameter is a delegate with as many parameters as the lambda has. */
const fitsAny = ({ parameters: own }: UnboundLambda, failures: readonly Inapplicable[]): boolean =>
  failures.some(({ parameters }) =>
    parameters.some(
      ({ type }) => isDelegate(type) && (!own || type.delegateInvoke?.parameters.length === own.length),
    ),
  );

/** A method that takes the arguments, but whose type arguments may not be what they are found to be. */
function reportConstraints(
  binder: Binder,
  failures: readonly Inapplicable[],
  call: CallDescription,
): boolean {
  const constrained = failures.find(({ failure }) => failure.kind === 'constraints');
  if (!constrained) return false;
  const { definition, typeArguments, containingType } = constrained.method;
  checkConstraints(
    binder,
    definition.typeParameters,
    typeArguments,
    displayMember(constrained.declared),
    () => call.span,
    containingType,
  );
  return true;
}

/** What can be wrong with numbers and names of arguments, the most important first. */
const listFailures = [
  'repeatedName',
  'missing',
  'namedTwice',
  'unknownName',
  'tooMany',
  'outOfPosition',
] as const;

/** What does not depend on types: numbers and names of arguments. */
function reportArgumentList(
  binder: Binder,
  failures: readonly Inapplicable[],
  arguments_: readonly Argument[],
  call: CallDescription,
): void {
  const told = listFailures.find((kind) => failures.some(({ failure }) => failure.kind === kind));
  const candidates = failures.filter(({ failure }) => failure.kind === told);
  const [first, ...others] = candidates;
  if (first?.failure.kind === 'missing' && others.length === 0) {
    const text = call.kind === 'delegate' ? call.name : displayMember(memberOf(first.method));
    binder.error('CS7036', call.span, [first.failure.parameter.name, text]);
    return;
  }
  if (first && 'argument' in first.failure) return reportNamed(binder, candidates, call);
  const count = arguments_.length - (call.isExtension ? 1 : 0);
  if (call.kind === 'constructor') binder.error('CS1729', call.span, [call.name, count]);
  else if (call.kind === 'delegate') binder.error('CS1593', call.span, [call.name, count]);
  else binder.error('CS1501', call.span, [call.kind === 'indexer' ? 'this' : call.name, count]);
}

/** Of the methods that names do not fit the one which fails latest. */
function reportNamed(binder: Binder, candidates: readonly Inapplicable[], call: CallDescription): void {
  const named = candidates.flatMap(({ method, failure }) =>
    'argument' in failure ? [{ method, kind: failure.kind, name: failure.argument.name! }] : [],
  );
  const { method, kind, name } = named.reduce((one, other) =>
    other.name.start > one.name.start ? other : one,
  );
  if (kind === 'outOfPosition') binder.error('CS8323', name, [name.text]);
  else if (kind !== 'unknownName')
    binder.error(kind === 'repeatedName' ? 'CS1740' : 'CS1744', name, [name.text]);
  else if (call.kind === 'delegate') binder.error('CS1746', name, [call.name, name.text]);
  else binder.error('CS1739', name, [nameOf(method, call), name.text]);
}

function nameOf(method: MethodSymbol, call: CallDescription): string {
  return call.kind === 'indexer'
    ? 'this'
    : call.kind === 'constructor'
      ? call.isInitializer
        ? '.ctor'
        : (method.containingType?.name ?? call.name)
      : call.name;
}

/** An extension method as it is called: without its first parameter. */
function reduced(method: MethodSymbol, call: CallDescription): MethodSymbol {
  if (!call.isExtension) return method;
  const result = Object.create(method, { parameters: { value: method.parameters.slice(1) } }) as MethodSymbol;
  return result;
}

function reportBadArguments(
  binder: Binder,
  { method, parameters, failure }: Inapplicable,
  arguments_: readonly Argument[],
  call: CallDescription,
): void {
  if (failure.kind !== 'arguments') return;
  let isFirst = true;
  for (const index of failure.bad) {
    const argument = arguments_[index]!;
    if (hasAnyErrors(argument.expression)) continue;
    const parameter = parameters[failure.places[index]!]!;
    if (call.isExtension && index === 0) {
      if (isOfBadLambda(argument.expression)) return;
      binder.error('CS1929', argument.span, [
        describe(argument.expression),
        call.name,
        displayMember(method),
        displayParameterType(parameter, { isQualified: true }),
      ]);
      return;
    }
    if (call.kind === 'collectionInitializer' && isReference(parameter)) {
      binder.error('CS1954', call.span, [displayMember(method)]);
      return;
    }
    if (call.kind === 'collectionInitializer' && isFirst)
      binder.error('CS1950', call.span, [displayMember(method)]);
    isFirst = false;
    reportBadArgument(binder, argument, parameter, formalType(binder, parameters, failure, index), index + 1);
  }
}

function reportBadArgument(
  binder: Binder,
  argument: Argument,
  parameter: Inapplicable['parameters'][number],
  type: Type,
  position: number,
): void {
  const { expression, refKind } = argument;
  const { span } = expression;
  if (type.kind === 'error' && expression.kind === 'UnboundLambda') expression.keepMistakes();
  if (isNameless(type)) return;
  const passed = parameter.refKind;
  const isLambda = expression.kind === 'UnboundLambda';
  const isTypeless = expression.type === undefined && expression.kind !== 'OutDeclaration';
  if (!isTypeless && !acceptsRefKind(passed, refKind)) {
    if (passed === 'none' || passed === 'in' || passed === 'ref readonly')
      binder.error('CS1615', span, [position, refKind]);
    else binder.error('CS1620', span, [position, passed]);
    return;
  }
  // A value that would fit, but is not a variable to refer to.
  const fits = classifyImplicit(binder.library, expression, type) !== undefined;
  const isGroup =
    expression.kind === 'MethodGroup' &&
    !fits &&
    isDelegate(type) &&
    type.delegateInvoke !== undefined &&
    expression.chooseFor(type.delegateInvoke.parameters).kind === 'method';
  if (expression.kind === 'UnconvertedCollection' && fits)
    return binder.error('CS9174', span, [displayType(type)]);
  if (
    (isLambda && passed === 'none') ||
    isGroup ||
    expression.kind === 'UnconvertedCollection' ||
    (expression.kind === 'UnconvertedCreation' && passed === 'none')
  )
    return reportNoImplicit(binder, expression, type, span);
  // In the expanded form the parameter is told of by its elements.
  const told =
    type === parameter.type ? parameter : { ...parameter, type, annotation: undefined, isParams: false };
  const text = displayParameter(told, { isQualified: true });
  const source = `${refKind === 'none' ? '' : `${refKind} `}${describe(expression, { isQualified: true })}`;
  binder.error('CS1503', span, [position, source, text], {
    hint: () => conversionHint(binder, expression, parameter.type),
  });
}
