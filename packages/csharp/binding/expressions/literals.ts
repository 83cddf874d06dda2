// Literals (C# 12.8.2).
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { LiteralExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { literal } from '../bound-tree/bound-factory.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { utf8Bytes } from '../operators/utf8-text.ts';

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
      return utf8Bytes(binder, new TextEncoder().encode(String(value)), syntax);
    case 'float':
      return literal(Math.fround(value as number), binder.library.special('float'), syntax);
    default:
      return literal(value, binder.library.special(type), syntax);
  }
}
