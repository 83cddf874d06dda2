// What is told of lambdas where no method takes the arguments: what is wrong with their bodies comes before the call's own mistake.
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isDelegate, isNameless } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import type { UnboundLambda } from '../bound-tree/unconverted.ts';
import { constructed, isOpenGeneric } from './applicability.ts';
import type { Inapplicable } from './applicability.ts';
import { elementOfParams } from './argument.ts';
import type { Argument } from './argument.ts';
import { inferTypeArguments } from './inference.ts';

/** What was called, for the messages. */
export interface CallDescription {
  readonly kind: 'method' | 'constructor' | 'indexer' | 'delegate' | 'collectionInitializer';
  /** The method's name; the type of a constructor or delegate. */
  readonly name: string;
  /** Where the name stands. */
  readonly span: TextSpan;
  /** The first argument is an extension method's receiver, which is not counted. */
  readonly isExtension?: boolean;
  /** Of a constructor: called by another's `base(…)` or `this(…)`. */
  readonly isInitializer?: boolean;
  /** Those that are written. */
  readonly typeArguments?: readonly Type[];
}

/** Lambdas that become none of the delegates which the candidates take: what is wrong with them says enough. */
export function reportLambdas(
  binder: Binder,
  failures: readonly Inapplicable[],
  arguments_: readonly Argument[],
  call: CallDescription,
): boolean {
  let isTold = false;
  for (const [index, { expression }] of arguments_.entries()) {
    if (expression.kind !== 'UnboundLambda') continue;
    const delegates = new Set<NamedType>();
    for (const failed of failures) {
      const each = withTypeArguments(binder, failed, arguments_, call);
      const { method, parameters, failure } = each;
      if (isOpenGeneric(method)) continue;
      const type =
        failure.kind === 'arguments'
          ? formalType(binder, parameters, failure, index)
          : isOfOtherCount(failure) && call.kind !== 'constructor'
            ? parameters[index]?.type
            : undefined;
      const parameter = parameters[failure.kind === 'arguments' ? failure.places[index]! : index];
      if (
        type &&
        !isReference(parameter) &&
        isDelegate(type) &&
        type.delegateInvoke &&
        !type.delegateInvoke.parameters.some(isOfNamelessType) &&
        (!call.isExtension ||
          acceptsReceiver(binder, each, arguments_) ||
          wasInferred(expression, type.delegateInvoke))
      )
        delegates.add(type);
    }
    isTold = expression.tellCommonMistakes([...delegates]) || isTold;
  }
  return isTold;
}

/** Whether an extension method takes the receiver: without that only inference looks into lambdas. */
const acceptsReceiver = (
  binder: Binder,
  { failure, parameters: [first] }: Inapplicable,
  [receiver]: readonly Argument[],
): boolean =>
  failure.kind === 'arguments'
    ? failure.bad[0] !== 0
    : classifyImplicit(binder.library, receiver!.expression, first!.type) !== undefined;

const wasInferred = (lambda: UnboundLambda, { parameters }: MethodSymbol): boolean =>
  lambda.isBoundFor(parameters.map(({ type }) => type));

/** Methods called with too many or too few arguments are still asked what they make of a lambda. */
const isOfOtherCount = ({ kind }: Inapplicable['failure']): boolean =>
  kind === 'tooMany' || kind === 'missing';

/** Such a method with its type arguments: those written, or those that the arguments give which it has parameters for. */
function withTypeArguments(
  binder: Binder,
  failed: Inapplicable,
  arguments_: readonly Argument[],
  { typeArguments = [] }: CallDescription,
): Inapplicable {
  const { method, parameters } = failed;
  if (!isOpenGeneric(method) || !isOfOtherCount(failed.failure)) return failed;
  const found =
    typeArguments.length > 0
      ? typeArguments
      : inferTypeArguments(
          binder.library,
          method.typeParameters,
          arguments_.slice(0, parameters.length).map(({ expression, refKind }, index) => ({
            expression,
            formal: parameters[index]!.type,
            refKind,
          })),
        );
  if (!found) return failed;
  const chosen = constructed(binder, method, found);
  return { ...failed, method: chosen, parameters: chosen.parameters };
}

/** Whether a parameter takes variables only, so that what a lambda says does not matter. */
export const isReference = (parameter: Inapplicable['parameters'][number] | undefined): boolean =>
  parameter?.refKind === 'ref' || parameter?.refKind === 'out';

const isOfNamelessType = ({ type }: ParameterSymbol): boolean => isNameless(type);

/** Lambdas whose bodies do not bind for the parameters they would have: what they say says enough. */
export function reportLambdaBodies(
  binder: Binder,
  failures: readonly Inapplicable[],
  arguments_: readonly Argument[],
): boolean {
  for (const { method, parameters, failure } of failures) {
    if (failure.kind !== 'arguments') continue;
    for (const index of failure.bad) {
      const { expression } = arguments_[index]!;
      if (expression.kind !== 'UnboundLambda') continue;
      const type = formalType(binder, parameters, failure, index);
      if (!isDelegate(type) || isReference(parameters[failure.places[index]!])) continue;
      const invoke = type.delegateInvoke!;
      if (invoke.parameters.some((parameter) => isNameless(parameter.type))) continue;
      if (expression.parameters && expression.parameters.length !== invoke.parameters.length) continue;
      if (!expression.resultFor(invoke.parameters.map((parameter) => parameter.type)).hasErrors) continue;
      if (isOpenGeneric(method)) continue;
      expression.convertTo(type);
      return true;
    }
  }
  return false;
}

/** The type of the parameter that an argument goes to. */
export function formalType(
  { library }: Binder,
  parameters: Inapplicable['parameters'],
  failure: Extract<Inapplicable['failure'], { kind: 'arguments' }>,
  index: number,
): Type {
  const at = failure.places[index]!;
  const { type } = parameters[at]!;
  return failure.isExpanded && at === parameters.length - 1 ? elementOfParams(type, library) : type;
}
