// `a[i]`: arrays, indexers, dynamic values; what `^1` and ranges need beyond that is in another file (C# 12.8.12).
import { MethodSymbol, errorType } from '@mockwright/language/metadata/symbols';
import type { ArrayType, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isUnknown, isNamed, isVoid } from '../../../symbols/type-extensions.ts';
import type { ElementAccessExpressionSyntax, ElementBindingExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { convertArrayIndex } from '../../conversions/array-index.ts';
import { toNaturalValue } from '../../conversions/convert.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { dynamicIndex, dynamicOperands, reportRefLike } from '../../dynamic/dynamic-operations.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import { hasBadArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { placeArguments } from '../../overloads/placement.ts';
import { reportResolution } from '../../overloads/report.ts';
import { mayBeMeant } from '../../overloads/applicability.ts';
import { resolveOverload } from '../../overloads/resolve.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { bindBase } from '../names.ts';
import { bindArguments, declareOutVariables, hasDynamicArgument } from '../calls/argument-list.ts';
import { inlineArrayElement } from './inline-array-access.ts';
import { reportInaccessible } from '../../lookup/inaccessible.ts';

/** `expression[arguments]`. */
export function bindElementAccess(binder: Binder, syntax: ElementAccessExpressionSyntax): BoundExpression {
  const receiver =
    syntax.expression.kind === 'BaseExpression'
      ? bindBase(binder, syntax.expression)
      : binder.bindExpression(syntax.expression);
  return elementByList(binder, receiver, syntax);
}

/** The element of something that is bound already, at what brackets hold. */
export function elementByList(
  binder: Binder,
  receiver: AnyExpression,
  syntax: ElementAccessExpressionSyntax | ElementBindingExpressionSyntax,
): BoundExpression {
  const arguments_ = bindArguments(binder, syntax.argumentList);
  return (
    inlineArrayElement(binder, receiver, arguments_, syntax) ??
    elementOf(binder, receiver, arguments_, syntax)
  );
}

/** The same by arguments that are bound, too. Inline arrays have none. */
export function elementOf(
  binder: Binder,
  operand: AnyExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (isBad(operand)) return bad(span);
  if (operand.kind === 'MethodGroup' || operand.kind === 'UnboundLambda' || operand.kind === 'NullLiteral') {
    binder.error('CS0021', span, [describe(operand)]);
    return bad(span);
  }
  const receiver = toNaturalValue(binder, operand, operand.span);
  const { type } = receiver;
  if (isBad(receiver) || isUnknown(type)) return bad(span);
  if (type.kind === 'dynamic') return dynamicIndex(receiver, dynamicOperands(binder, arguments_), span);
  if (type.kind === 'array') return arrayElement(binder, receiver, type, arguments_, span);
  return indexerAccess(binder, receiver, arguments_, span);
}

/** A longer integer than `int` need not be one to be looked for; of several dimensions each takes what an `int` keeps of it. */
function placeOf(index: BoundExpression, { rank }: ArrayType): BoundExpression {
  if (index.kind !== 'Conversion' || index.conversion !== 'explicitNumeric' || index.constant) return index;
  if (index.operand.type.special === 'ulong' || index.operand.type.special === 'nuint') return index;
  return rank > 1 ? { ...index, isChecked: false } : { ...index, conversion: 'elementIndex' };
}

function arrayElement(
  binder: Binder,
  receiver: BoundExpression,
  type: ArrayType,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  if (arguments_.some(({ name }) => name !== undefined)) {
    binder.error('CS1742', span);
    return bad(span, type.element);
  }
  if (arguments_.length !== type.rank) {
    binder.error('CS0022', span, [type.rank]);
    return bad(span, type.element);
  }
  if (hasBadArgument(arguments_)) return bad(span, type.element);
  if (arguments_.some(({ refKind }) => refKind !== 'none')) {
    for (const [index, { refKind, span: place }] of arguments_.entries())
      if (refKind !== 'none') binder.error('CS1615', place, [index + 1, refKind]);
    declareOutVariables(binder, arguments_);
    return bad(span, type.element);
  }
  const [only] = arguments_;
  if (only && arguments_.length === 1 && isIndexOrRange(only))
    return (
      binder.areas.bindImplicitIndex(
        binder,
        receiver,
        toNaturalValue(binder, only.expression, only.span),
        span,
      ) ?? bad(span)
    );
  const indices = arguments_.map(({ expression, span: place }) =>
    placeOf(convertArrayIndex(binder, expression, place), type),
  );
  for (const [index, value] of indices.entries()) {
    if (typeof value.constant?.value === 'number' && value.constant.value < 0)
      binder.error('CS0251', arguments_[index]!.span);
  }
  return { kind: 'ArrayAccess', span, type: type.element, array: receiver, indices };
}

const isIndexOrRange = ({ expression }: Argument): boolean =>
  expression.type !== undefined &&
  isNamed(expression.type) &&
  expression.type.namespace === 'System' &&
  (expression.type.name === 'Index' || expression.type.name === 'Range');

const indexerMethods = new WeakMap<PropertySymbol, MethodSymbol>();

/** An indexer as a method with its parameters, for overload resolution. */
function indexerMethod(property: PropertySymbol): MethodSymbol {
  let method = indexerMethods.get(property);
  if (!method) {
    const { definition } = property;
    method = new MethodSymbol(
      'this[]',
      'getter',
      property.containingType,
      property.accessibility,
      property.flags,
      definition === property ? undefined : indexerMethod(definition),
    );
    method.parameters = property.parameters;
    method.returnType = property.type;
    method.associated = property;
    indexerMethods.set(property, method);
  }
  return method;
}

/** An indexer of the receiver's type. */
function indexerAccess(
  binder: Binder,
  receiver: BoundExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression {
  const found = lookupMembers(receiver.type, 'this[]', binder.library, {
    containingType: binder.containingType,
    anyReceiver: receiver.kind === 'Base',
  });
  const properties = found.members.filter(
    (member): member is PropertySymbol => member.kind === 'property' && member.parameters.length > 0,
  );
  const [only] = arguments_;
  const mayBeImplicit = only !== undefined && arguments_.length === 1 && isIndexOrRange(only);
  const implicit = (): BoundExpression | undefined =>
    mayBeImplicit ? implicitAccess(binder, receiver, only, span) : undefined;
  if (properties.length === 0) {
    const access = implicit();
    if (access) return access;
    if (!hasBadArgument(arguments_)) {
      if (found.inaccessible.length > 0)
        reportInaccessible(binder, found.inaccessible[0]!, receiver.type, span);
      else if (
        isVoid(receiver.type) ||
        receiver.type.special !== undefined ||
        isNamed(receiver.type) ||
        receiver.type.kind === 'typeParameter'
      ) {
        binder.error('CS0021', span, [displayType(receiver.type)], {
          hint: isSequence(receiver) ? "use '.ElementAt(…)', or '.ToList()' first" : undefined,
        });
      }
    }
    declareOutVariables(binder, arguments_);
    return bad(span);
  }
  const methods = properties.map(indexerMethod);
  if (hasDynamicArgument(arguments_) && mayBeMeant(binder, methods, arguments_)) {
    if (receiver.kind === 'Base') {
      binder.error('CS1972', span);
      return bad(span);
    }
    if (reportRefLike(binder, receiver)) return bad(span);
    return dynamicIndex(receiver, dynamicOperands(binder, arguments_), span);
  }
  const resolution = resolveOverload(binder, methods, {
    arguments: arguments_,
    typeArguments: [],
    isExtension: false,
  });
  if (resolution.kind === 'success') {
    const property = resolution.candidate.method.associated as PropertySymbol;
    const placed = placeArguments(binder, resolution.candidate, arguments_, span, receiver);
    reportObsolete(binder, property, span);
    if (receiver.kind === 'Base' && property.flags.isAbstract)
      binder.error('CS0205', span, [displayMember(property)]);
    return {
      kind: 'PropertyAccess',
      span,
      type: property.type,
      receiver: placed.receiver ?? receiver,
      property,
      arguments: placed.arguments,
      evaluationOrder: placed.evaluationOrder,
    };
  }
  const access = implicit();
  if (access) return access;
  reportResolution(binder, resolution, arguments_, { kind: 'indexer', name: 'this', span });
  const [first] = properties;
  return bad(span, properties.every(({ type }) => type === first!.type) ? first!.type : errorType);
}

/** `[^1]` and `[1..]` by way of `Length` and the indexer, or `Slice`; undefined where there are none. */
function implicitAccess(
  binder: Binder,
  receiver: BoundExpression,
  { expression, name, span: place }: Argument,
  span: TextSpan,
): BoundExpression | undefined {
  const index = toNaturalValue(binder, expression, place);
  const access = binder.areas.bindImplicitIndex(binder, receiver, index, span);
  if (access && name) {
    binder.error((index.type as NamedType).name === 'Range' ? 'CS8429' : 'CS8428', name);
    return bad(span, access.type);
  }
  return access;
}

const isSequence = (receiver: BoundExpression): boolean =>
  isNamed(receiver.type) &&
  receiver.type.namespace === 'System.Collections.Generic' &&
  receiver.type.name === 'IEnumerable';
