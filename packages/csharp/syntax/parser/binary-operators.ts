// Which binary operator stands somewhere, and how tightly it binds.
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { precedence } from './precedence.ts';

/** The precedence of the left-associative binary operator at the current token, or -1. */
export function binaryPrecedence(p: Parser): number {
  switch (p.kind) {
    case K.Asterisk:
    case K.Slash:
    case K.Percent:
      return precedence.multiplicative;
    case K.Plus:
    case K.Minus:
      return precedence.additive;
    case K.LessLess:
      return precedence.shift;
    case K.Greater:
      // `> >` written together is a shift, `> >=` an assignment.
      if (p.peek() === K.Greater && p.touches(1)) {
        if (p.peek(2) === K.GreaterEquals && p.touches(2)) return -1;
        return precedence.shift;
      }
      if (p.peek() === K.GreaterEquals && p.touches(1)) return -1;
      return precedence.relational;
    case K.Less:
    case K.LessEquals:
    case K.GreaterEquals:
      return precedence.relational;
    case K.EqualsEquals:
    case K.ExclamationEquals:
      return precedence.equality;
    case K.Ampersand:
      return precedence.and;
    case K.Caret:
      return precedence.xor;
    case K.Bar:
      return precedence.or;
    case K.AmpersandAmpersand:
      return precedence.conditionalAnd;
    case K.BarBar:
      return precedence.conditionalOr;
    default:
      return -1;
  }
}
