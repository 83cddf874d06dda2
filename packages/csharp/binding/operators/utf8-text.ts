// `"text"u8`: read-only spans of bytes, and their sum (C# 6.4.5.6).
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isSpan } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundLiteral } from '../bound-tree/bound-nodes.ts';
import { describe } from '../messages/describe.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** The bytes as a read-only span. */
export function utf8Bytes(binder: Binder, bytes: Iterable<number>, span: TextSpan): BoundExpression {
  const byte = binder.library.special('byte');
  const elements = Array.from(bytes, (value) => literal(value, byte, span));
  const array: BoundExpression = {
    kind: 'ArrayCreation',
    span,
    type: arrayOf(byte),
    sizes: [literal(elements.length, binder.library.special('int'), span)],
    initializer: { elements },
    isUtf8: true,
  };
  const type = binder.library.core('System.ReadOnlySpan', 1).construct([byte]);
  return { kind: 'Conversion', span, type, operand: array, conversion: 'span', isChecked: false };
}

/** `"a"u8 + "b"u8`; other sums of bytes are refused (CS9047). Undefined where the operands are no spans of bytes. */
export function utf8Sum(
  binder: Binder,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression | undefined {
  if (!isByteSpan(left) || !isByteSpan(right)) return undefined;
  const [first, second] = [bytesOf(left), bytesOf(right)];
  if (first && second) return utf8Bytes(binder, [...first, ...second], span);
  binder.error('CS9047', span, ['+', describe(left), describe(right)]);
  return bad(span);
}

const isByteSpan = ({ type }: AnyExpression): boolean =>
  type !== undefined &&
  isSpan(type) &&
  type.name === 'ReadOnlySpan' &&
  type.typeArguments[0]!.special === 'byte';

function bytesOf(value: AnyExpression): readonly number[] | undefined {
  const array = value.kind === 'Conversion' ? value.operand : undefined;
  if (array?.kind !== 'ArrayCreation' || !array.isUtf8) return undefined;
  return array.initializer!.elements.map((element) => (element as BoundLiteral).constant.value as number);
}
