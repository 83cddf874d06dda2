// Puts the arguments of a call in the places of the parameters: converted, optional and `params` ones filled in.
import type {
  FieldSymbol,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../symbols/display.ts';
import { isNullable } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad, defaultValue, literal } from '../bound-tree/bound-factory.ts';
import type { BoundArgument, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { applyConversion } from '../conversions/apply.ts';
import { implicitBetween } from '../conversions/classify.ts';
import { convertOrReport } from '../conversions/convert.ts';
import { variableKind } from '../expressions/assignments/variable-kind.ts';
import { callerValue } from '../source/members/caller-info.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { Applicable } from './applicability.ts';
import { elementOfParams } from './argument.ts';
import type { Argument } from './argument.ts';
import { HandlerContext } from './handler-context.ts';

/** The arguments of a call in parameter order, converted, optional and `params` ones filled in. */
export interface PlacedArguments {
  readonly arguments: readonly BoundArgument[];
  /** Parameter indices in the order of evaluation, where it is not that of the parameters. */
  readonly evaluationOrder: readonly number[] | undefined;
  /** What the call is made on, where a handler made it to be kept. */
  readonly receiver?: BoundExpression | null;
}

/**
 * Puts the arguments in the places of the parameters of what was chosen.
 * @param receiver what the call is made on, which the handler of an interpolated string may ask for
 */
export function placeArguments(
  binder: Binder,
  candidate: Applicable,
  arguments_: readonly Argument[],
  span: TextSpan,
  receiver: BoundExpression | null = null,
): PlacedArguments {
  const { parameters, isExpanded, places } = candidate;
  const values: (BoundArgument | undefined)[] = parameters.map(() => undefined);
  const rest: BoundExpression[] = [];
  const order: number[] = [];
  const last = parameters.length - 1;
  const handlers = new HandlerContext(binder, receiver, parameters, values, arguments_, places);
  for (let index = 0; index < arguments_.length; index++) {
    const argument = arguments_[index]!;
    const at = places[index]!;
    const parameter = parameters[at]!;
    const isRest = isExpanded && at === last;
    const type = isRest ? elementOfParams(parameter.type, binder.library) : parameter.type;
    const isHandler = candidate.conversions[index]?.form === 'stringHandler';
    const context = isHandler ? handlers.argumentsFor(parameter, argument.span) : [];
    const value =
      context.length > 0 && argument.expression.kind === 'UnconvertedInterpolatedString'
        ? argument.expression.buildHandler(type as NamedType, context)
        : argument.expression.kind === 'UnconvertedInterpolatedString' && isAppending(candidate.method)
          ? argument.expression.build(type, candidate.conversions[index]?.form === 'interpolatedString', true)
          : convertArgument(binder, argument, type, candidate.conversions[index], parameter.refKind);
    if (argument.refKind !== 'none') checkVolatile(binder, value, candidate.method);
    if (parameter.refKind !== 'none' && !isRest) {
      const isOfReceiver = arguments_[0]!.isReceiver === true;
      checkReference(binder, argument, parameter.refKind, isOfReceiver ? index : index + 1);
    }
    if (isRest) rest.push(value);
    else if (argument.refKind !== 'none' || isHandler) values[at] = { value, refKind: parameter.refKind };
    else if (parameter.refKind === 'in' || parameter.refKind === 'ref readonly')
      values[at] = { value, refKind: parameter.refKind, isImplicit: true };
    else values[at] = { value, refKind: 'none' };
    if (!order.includes(at)) order.push(at);
  }
  for (let at = 0; at <= last; at++) {
    if (values[at]) continue;
    const parameter = parameters[at]!;
    if (isExpanded && at === last)
      values[at] = { value: paramsCollection(binder, parameter.type, rest, span), refKind: 'none' };
    else {
      const told = callerInfo(binder, candidate, parameter, arguments_, span);
      const value =
        told === undefined
          ? optionalArgument(binder, parameter, span)
          : convertOrReport(binder, told, parameter.type, span);
      values[at] = { value, refKind: parameter.refKind === 'in' ? 'in' : 'none' };
    }
  }
  const isInOrder = order.every((at, index) => index === 0 || at > order[index - 1]!);
  return {
    arguments: values as BoundArgument[],
    evaluationOrder: isInOrder ? undefined : order,
    ...(handlers.receiver !== receiver && { receiver: handlers.receiver }),
  };
}

/** Whether interpolated strings are appended part by part: `StringBuilder` has a handler that is no ref struct. */
const isAppending = ({ name, containingType }: MethodSymbol): boolean =>
  (name === 'Append' || name === 'AppendLine') &&
  containingType?.name === 'StringBuilder' &&
  containingType.namespace === 'System.Text';

/** Warns of arguments that are passed otherwise than their parameter says: CS9191, CS9192, CS9193, CS9195. */
function checkReference(
  binder: Binder,
  { refKind, expression, span, isReceiver }: Argument,
  parameter: RefKind,
  number: number,
): void {
  const values = [number];
  if (refKind === 'ref' && parameter === 'in') binder.error('CS9191', span, values);
  if (refKind !== 'none' || parameter !== 'ref readonly') return;
  const kind = isUnconverted(expression) ? 'value' : variableKind(binder, expression);
  if (kind === 'value') binder.error('CS9193', span, values);
  else if (!isReceiver) binder.error(kind === 'variable' ? 'CS9192' : 'CS9195', span, values);
}

/** Reports references to volatile fields (CS0420); `Interlocked` is made for them. */
function checkVolatile(binder: Binder, value: BoundExpression, { containingType }: MethodSymbol): void {
  if (containingType?.name === 'Interlocked' && containingType.namespace === 'System.Threading') return;
  if (value.kind === 'FieldAccess' && value.field.definition.flags.isVolatile === true)
    binder.error('CS0420', value.span, [displayMember(value.field)]);
  else if (value.kind === 'Local' && value.local.isVolatile)
    binder.error('CS0420', value.span, [value.local.name]);
}

function convertArgument(
  binder: Binder,
  argument: Argument,
  type: Type,
  conversion: Applicable['conversions'][number],
  refKind: RefKind,
): BoundExpression {
  const { expression } = argument;
  if (expression.kind === 'OutDeclaration') return expression.declare(type);
  if (
    argument.refKind === 'ref' ||
    argument.refKind === 'out' ||
    (argument.refKind === 'in' && refKind !== 'none')
  )
    return isUnconverted(expression) ? bad(argument.span) : expression;
  return conversion && !conversion.ambiguous
    ? applyConversion(binder, expression, conversion, type)
    : convertOrReport(binder, expression, type, argument.span);
}

function paramsCollection(
  binder: Binder,
  type: Type,
  elements: readonly BoundExpression[],
  span: TextSpan,
): BoundExpression {
  return type.kind === 'array'
    ? {
        kind: 'ArrayCreation',
        span,
        type,
        sizes: [],
        initializer: { elements },
        isShared: elements.length === 0,
      }
    : binder.areas.bindCollection(binder, elements, type, span);
}

/**
 * What the compiler tells of the caller. In the library `[CallerArgumentExpression]` stands on `paramName` of the
 * exceptions' `ThrowIf…` methods, for their first argument.
 */
function callerInfo(
  binder: Binder,
  { method, parameters, places }: Applicable,
  parameter: ParameterSymbol,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const textAt = (at: number): string | undefined => {
    const argument = arguments_[places.indexOf(at)];
    if (!argument) return undefined;
    // Without what only stands around it: parentheses, `checked`.
    const { start, end } = argument.expression.span;
    return binder.source.text.slice(start, end);
  };
  const isThrower =
    parameter.name === 'paramName' &&
    method.name.startsWith('ThrowIf') &&
    method.containingType?.namespace === 'System';
  const value = isThrower
    ? textAt(0)
    : callerValue(binder, parameter, openParenthesis(binder, span, arguments_), (name) =>
        textAt(parameters.findIndex((other) => other.name === name)),
      );
  if (value === undefined) return undefined;
  return literal(value, binder.library.special(typeof value === 'string' ? 'string' : 'int'), span);
}

/** Where the arguments of a call begin, which is the line that the callee is told. */
function openParenthesis(binder: Binder, span: TextSpan, arguments_: readonly Argument[]): TextSpan {
  const end = arguments_.find((argument) => argument.span.start > span.start)?.span.start ?? span.end;
  const start = binder.source.text.lastIndexOf('(', end - 1);
  return start > span.start ? { start, end: start + 1 } : span;
}

/** The value of an optional parameter that got no argument. */
function optionalArgument(
  binder: Binder,
  { optional, type }: ParameterSymbol,
  span: TextSpan,
): BoundExpression {
  if (optional && 'missing' in optional) return missingValue(binder, span);
  if (!optional || 'default' in optional) return defaultValue(type, span);
  if (optional.value === null) return defaultValue(type, span);
  const { library } = binder;
  if (isNullable(type)) {
    const inside = literal(optional.value, type.typeArguments[0]!, span);
    const conversion = implicitBetween(library, inside.type, type);
    return conversion ? applyConversion(binder, inside, conversion, type) : inside;
  }
  return literal(optional.value, type, span);
}

/** `Type.Missing`. */
function missingValue({ library }: Binder, span: TextSpan): BoundExpression {
  const field = library.getType('System.Type')!.members('Missing')[0] as FieldSymbol;
  return { kind: 'FieldAccess', span, type: field.type, receiver: null, field };
}
