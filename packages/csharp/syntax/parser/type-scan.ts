// Looks ahead: is what follows a type? Decides between declarations and expressions, casts and parentheses,
// type arguments and comparisons, without building nodes.
import { countStep } from '@mockwright/language/text/work-limit';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';

/** What a scan found: nothing, something that may also be an expression, or surely a type. */
export type TypeScan = 'none' | 'name' | 'generic' | 'nullable' | 'tuple' | 'type';

/** Whether a token kind is a predefined type. */
export function isPredefinedType(kind: number): boolean {
  switch (kind) {
    case K.bool:
    case K.byte:
    case K.sbyte:
    case K.short:
    case K.ushort:
    case K.int:
    case K.uint:
    case K.long:
    case K.ulong:
    case K.float:
    case K.double:
    case K.decimal:
    case K.char:
    case K.string:
    case K.object:
    case K.void:
      return true;
    default:
      return false;
  }
}

/** Whether the token behind a predefined type makes it an operand; of two dots the first one does. */
export const isDotted = (kind: number): boolean => kind === K.Dot || kind === K.DotDot;

/** Moves over a type and says what it looked like; after `none` the place is undefined. */
export function scanType(p: Parser): TypeScan {
  countStep();
  const result = p.enter() ? scanTypeInside(p) : 'none';
  p.leave();
  return result;
}

function scanTypeInside(p: Parser): TypeScan {
  let result: TypeScan;
  if (p.kind === K.ref) {
    p.next();
    p.eat(K.readonly);
    return scanType(p) === 'none' ? 'none' : 'type';
  }
  if (p.kind === K.Identifier) {
    result = scanNamePart(p);
    if (p.kind === K.ColonColon) {
      p.next();
      result = p.kind === K.Identifier ? scanNamePart(p) : 'none';
    }
    while (p.kind === K.Dot && result !== 'none') {
      p.next();
      if (p.kind !== K.Identifier) return 'none';
      const part = scanNamePart(p);
      result = part;
    }
  } else if (isPredefinedType(p.kind)) {
    p.next();
    result = 'type';
  } else if (p.kind === K.OpenParen) {
    result = scanTuple(p);
  } else if (isFunctionPointer(p)) {
    result = scanFunctionPointer(p);
  } else {
    return 'none';
  }
  return result === 'none' ? 'none' : scanSuffixes(p, result);
}

function scanSuffixes(p: Parser, found: TypeScan): TypeScan {
  let result = found;
  for (;;) {
    if (p.kind === K.Question && result !== 'nullable') {
      p.next();
      result = 'nullable';
    } else if (p.kind === K.Asterisk && result === 'type') {
      p.next();
    } else if (p.kind === K.OpenBracket) {
      let ahead = 1;
      while (p.peek(ahead) === K.Comma) ahead++;
      if (p.peek(ahead) !== K.CloseBracket) return result;
      p.moveTo(p.index + ahead + 1);
      result = 'type';
    } else {
      return result;
    }
  }
}

/** Moves over a name with its type arguments. */
export function scanNamePart(p: Parser): TypeScan {
  p.next();
  if (p.kind !== K.Less) return 'name';
  const less = p.index;
  const found = scanTypeArguments(p);
  if (found !== 'none') return found;
  p.moveTo(less);
  return 'name';
}

/** Moves over `<…>`: `type` when it can be nothing else, `generic` when it could be comparisons too. */
export function scanTypeArguments(p: Parser): TypeScan {
  let sure = false;
  do {
    p.next();
    if (p.kind === K.Greater) {
      p.next();
      return 'type';
    }
    if (p.kind === K.Comma) continue;

    const found = scanType(p);
    if (found === 'none') return 'none';
    const more = p.kind === K.Comma || p.kind === K.Greater;
    if ((more && (found === 'type' || found === 'nullable')) || (found === 'generic' && p.kind === K.Comma))
      sure = true;
  } while (p.kind === K.Comma);
  // Before a name the closing bracket may have been forgotten: `List<int numbers;`.
  if (p.kind !== K.Greater && p.kind !== K.Identifier && p.kind !== K.operator) return 'none';
  p.eat(K.Greater);
  return sure ? 'type' : 'generic';
}

/** Whether `delegate*` stands here. */
export const isFunctionPointer = (p: Parser): boolean => p.kind === K.delegate && p.peek() === K.Asterisk;

function scanFunctionPointer(p: Parser): TypeScan {
  while (p.kind !== K.Less) {
    if (p.atEnd || p.kind === K.Semicolon) return 'none';
    p.next();
  }
  do {
    p.next();
    if (p.kind === K.ref || p.kind === K.out || p.kind === K.in) p.next();
    if (scanType(p) === 'none') return 'none';
  } while (p.kind === K.Comma);
  return p.eat(K.Greater) ? 'type' : 'none';
}

function scanTuple(p: Parser): TypeScan {
  let count = 0;
  do {
    p.next();
    const found = scanType(p);
    if (found === 'none') return 'none';
    if (p.kind === K.Identifier) p.next();
    count++;
  } while (p.kind === K.Comma);
  if (p.kind !== K.CloseParen || count < 2) return 'none';
  p.next();
  return 'tuple';
}

/** Whether, after `<…>`, the next token says that those were type arguments (C# specification 6.2.5). */
export function confirmsTypeArguments(p: Parser): boolean {
  switch (p.kind) {
    case K.OpenParen:
    case K.CloseParen:
    case K.CloseBracket:
    case K.CloseBrace:
    case K.Colon:
    case K.Semicolon:
    case K.Comma:
    case K.Dot:
    case K.Question:
    case K.EqualsEquals:
    case K.ExclamationEquals:
    case K.AmpersandAmpersand:
    case K.BarBar:
    case K.Caret:
    case K.Bar:
    case K.Ampersand:
    case K.OpenBracket:
    case K.DotDot:
    case K.EndOfFile:
    case K.GreaterEquals:
    case K.MinusGreater:
    case K.ColonColon:
    case K.is:
    case K.as:
    case K.Arrow:
    case K.OpenBrace:
    case K.Exclamation:
      return true;
    default:
      return false;
  }
}
