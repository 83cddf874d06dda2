// Literals (C# 12.8.2).
import { arrayOf } from '../../../metadata/symbols.ts';
import { Decimal } from '../../../runtime/decimal.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import type { LiteralExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** A literal; `null` and `default` wait for their type. */
export function bindLiteral(binder: Binder, syntax: LiteralExpressionSyntax): AnyExpression {
  const { type, value } = syntax;
  switch (type) {
    case 'null':
      return { kind: 'NullLiteral', span: syntax, type: undefined };
    case 'default':
      return { kind: 'DefaultLiteral', span: syntax, type: undefined };
    case 'decimal':
      return literal(Decimal.parse(String(value)) ?? Decimal.zero, binder.library.special('decimal'), syntax);
    case 'utf8string':
      return utf8Bytes(binder, String(value), syntax);
    case 'float':
      return literal(Math.fround(value as number), binder.library.special('float'), syntax);
    default:
      return literal(value, binder.library.special(type), syntax);
  }
}

/** `"text"u8`: a read-only span of bytes. */
function utf8Bytes(binder: Binder, text: string, span: TextSpan): BoundExpression {
  const byte = binder.library.special('byte');
  const elements = [...new TextEncoder().encode(text)].map((value) => literal(value, byte, span));
  const array: BoundExpression = {
    kind: 'ArrayCreation',
    span,
    type: arrayOf(byte),
    sizes: [literal(elements.length, binder.library.special('int'), span)],
    initializer: { elements },
  };
  const type = binder.library.core('System.ReadOnlySpan', 1).construct([byte]);
  return { kind: 'Conversion', span, type, operand: array, conversion: 'span', isChecked: false };
}
