// `a[i]`, `a[^1]`, `a[1..]` of inline arrays.
import { displayType } from '../../../symbols/display.ts';
import { inlineArrayOf } from '../../../symbols/inline-arrays.ts';
import type { InlineArray } from '../../../symbols/inline-arrays.ts';
import { isRefLike } from '../../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { inlineArrayItems, spanOfItems } from '../../conversions/inline-array-spans.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import { hasBadArgument } from '../../overloads/argument.ts';
import type { Argument } from '../../overloads/argument.ts';
import { isRange } from '../../patterns/subpattern-members.ts';
import { variableKind } from '../assignments/variable-kind.ts';

/** The element or the part of an inline array; undefined where the receiver is none, or its own indexers are meant. */
export function inlineArrayElement(
  binder: Binder,
  receiver: AnyExpression,
  arguments_: readonly Argument[],
  span: TextSpan,
): BoundExpression | undefined {
  const inline = isUnconverted(receiver) ? undefined : inlineArrayOf(receiver.type);
  if (isUnconverted(receiver) || !inline) return undefined;
  if (hasBadArgument(arguments_)) return bad(span, inline.element);
  const [only] = arguments_;
  const index = only && arguments_.length === 1 ? indexOf(binder, only) : undefined;
  if (!only || !index) {
    if (hasIndexer(binder, receiver)) return undefined;
    binder.error('CS9172', span);
    return bad(span, inline.element);
  }
  if (only.name) {
    binder.error('CS9173', span);
    return bad(span, inline.element);
  }
  if (only.refKind !== 'none') {
    binder.error('CS1615', only.span, [1, only.refKind]);
    return bad(span, inline.element);
  }
  // The elements are reached by generic methods.
  for (const type of [receiver.type, inline.element])
    if (isRefLike(type)) binder.error('CS0306', span, [displayType(type)]);
  checkBounds(binder, index, inline);
  return accessBy(binder, receiver, inline, index, span);
}

/** The argument as the first of `int`, `Index` and `Range` to which it converts. */
function indexOf(binder: Binder, { expression, span }: Argument): BoundExpression | undefined {
  const { library } = binder;
  const targets = [
    () => library.special('int'),
    () => library.core('System.Index'),
    () => library.core('System.Range'),
  ];
  for (const target of targets) {
    const type = target();
    const conversion = classifyImplicit(library, expression, type);
    if (conversion && !conversion.ambiguous) return binder.convert(expression, type, span);
  }
  return undefined;
}

const hasIndexer = (binder: Binder, receiver: BoundExpression): boolean =>
  lookupMembers(receiver.type, 'this[]', binder.library, binder).members.length > 0;

/** Reports what is known to lie outside. */
function checkBounds(binder: Binder, index: BoundExpression, { length }: InlineArray): void {
  const check = (end: BoundExpression | undefined, last: number): void => {
    const known = end && knownOffset(end, length);
    if (known && (known.offset < 0 || known.offset > last)) binder.error('CS9166', known.span);
  };
  if (index.kind === 'Range') {
    check(index.left, length);
    check(index.right, length);
  } else check(index, length - 1);
}

/** Where an index lies that is written with constants, and where it is written. */
function knownOffset(
  index: BoundExpression,
  length: number,
): { readonly offset: number; readonly span: TextSpan } | undefined {
  switch (index.kind) {
    case 'FromEndIndex': {
      const value = index.operand.constant?.value;
      return typeof value === 'number' ? { offset: length - value, span: index.span } : undefined;
    }
    case 'Conversion':
      return knownOffset(index.operand, length);
    case 'ObjectCreation': {
      const [first, isFromEnd] = index.arguments.map(({ value }) => value);
      const known = first && knownOffset(first, length);
      if (!known || (isFromEnd && !isFromEnd.constant)) return undefined;
      return isFromEnd?.constant?.value === true ? { ...known, offset: length - known.offset } : known;
    }
    default: {
      const value = index.constant?.value;
      return typeof value === 'number' ? { offset: value, span: index.span } : undefined;
    }
  }
}

function accessBy(
  binder: Binder,
  receiver: BoundExpression,
  { element }: InlineArray,
  index: BoundExpression,
  span: TextSpan,
): BoundExpression {
  if (index.type.special === 'int')
    return { kind: 'ArrayAccess', span, type: element, array: inlineArrayItems(receiver), indices: [index] };
  if (!isRange(index.type))
    return binder.areas.bindImplicitIndex(binder, inlineArrayItems(receiver), index, span) ?? bad(span);
  const kind = variableKind(binder, receiver);
  if (kind === 'value') {
    binder.error('CS8156', receiver.span);
    return bad(span);
  }
  const name = kind === 'variable' ? 'Span' : 'ReadOnlySpan';
  const type = binder.library.core(`System.${name}`, 1).construct([element]);
  return (
    binder.areas.bindImplicitIndex(binder, spanOfItems(binder, receiver, type), index, span) ?? bad(span)
  );
}
