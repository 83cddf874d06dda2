// `^a`, `a..b`, and access by them where a type has no indexer for `Index` or `Range` (C# 12.9.6, 12.10, 12.8.12.4).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isNullable } from '../../symbols/type-extensions.ts';
import type { PrefixUnaryExpressionSyntax, RangeExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { convertElement } from '../conversions/convert.ts';
import { isBad } from '../messages/describe.ts';
import { accessElement, isIndex, isRange, readLength, readSlice } from '../patterns/subpattern-members.ts';

const indexType = (binder: Binder): NamedType => binder.library.core('System.Index');

/** The type, or, where an operand may be null, what may be null of it. */
const liftedBy = (
  binder: Binder,
  type: NamedType,
  ...operands: readonly (AnyExpression | undefined)[]
): NamedType =>
  operands.some((operand) => operand?.type !== undefined && isNullable(operand.type))
    ? binder.library.nullable(type)
    : type;

/** `^n`; of an `int?` an `Index?`. */
export function bindFromEnd(binder: Binder, syntax: PrefixUnaryExpressionSyntax): BoundExpression {
  const bound = binder.bindExpression(syntax.operand);
  const type = liftedBy(binder, indexType(binder), bound);
  const operand = convertElement(
    binder,
    bound,
    liftedBy(binder, binder.library.special('int'), bound),
    syntax,
  );
  return isBad(operand) ? bad(syntax, type) : { kind: 'FromEndIndex', span: syntax, type, operand };
}

/** `a..b`; with an end that may be null a `Range?`. */
export function bindRange(binder: Binder, syntax: RangeExpressionSyntax): BoundExpression {
  const [left, right] = [syntax.left, syntax.right].map((end) => {
    if (!end) return undefined;
    const bound = binder.bindExpression(end);
    return convertElement(binder, bound, liftedBy(binder, indexType(binder), bound), end);
  });
  const type = liftedBy(binder, binder.library.core('System.Range'), left, right);
  return (left && isBad(left)) || (right && isBad(right))
    ? bad(syntax, type)
    : { kind: 'Range', span: syntax, type, left, right };
}

/** `receiver[index]` by `Length` or `Count` and an indexer, `Slice` or `Substring`; undefined where the type has them not. */
export function bindImplicitIndex(
  binder: Binder,
  receiver: BoundExpression,
  index: BoundExpression,
  span: TextSpan,
): BoundExpression | undefined {
  if (isNullable(receiver.type) || !(isIndex(index.type) || isRange(index.type))) return undefined;
  const int: Type = binder.library.special('int');
  const receiverPlaceholder = placeholder(receiver.type, receiver.span);
  const length = readLength(binder, receiverPlaceholder, span);
  if (!length) return undefined;
  const first = placeholder(int, index.span);
  const placeholders = isIndex(index.type) ? [first] : [first, placeholder(int, index.span)];
  const [, second] = placeholders;
  const access = second
    ? readSlice(binder, receiverPlaceholder, first, second, span)
    : accessElement(binder, receiverPlaceholder, first, span);
  return (
    access && {
      kind: 'IndexOrRangeAccess',
      span,
      type: access.type,
      receiver,
      index,
      receiverPlaceholder,
      length,
      placeholders,
      access,
    }
  );
}
