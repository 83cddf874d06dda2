// Attributes: `[Target: Name(arguments)]`.
import type {
  AttributeArgumentSyntax,
  AttributeListSyntax,
  AttributeSyntax,
  IdentifierToken,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { type ListRules, parseList } from './arguments.ts';
import { isOperator, isPossibleExpression, isTrueIdentifier } from './possible-starts.ts';
import { Stop, until } from './terminators.ts';
import { parseName } from './types.ts';

/** Whether the bracket here, where a statement or a member may begin, begins attributes and not a collection. */
export function startsAttributes(p: Parser): boolean {
  switch (p.peek()) {
    case K.Number:
    case K.Character:
    case K.String:
    case K.true:
    case K.false:
    case K.null:
      return false;
    default:
  }
  const { index } = p;
  const result = !skipBrackets(p) || !continuesExpression(p);
  p.moveTo(index);
  return result;
}

/** Whether what follows a bracket makes it an operand. */
function continuesExpression(p: Parser): boolean {
  switch (p.kind) {
    case K.Dot:
    case K.DotDot:
    case K.Question:
    case K.Exclamation:
    case K.PlusPlus:
    case K.MinusMinus:
    case K.MinusGreater:
    case K.Plus:
    case K.Minus:
    case K.Asterisk:
    case K.Ampersand:
    case K.Caret:
      return true;
    case K.switch:
      return p.peek() === K.OpenBrace;
    case K.Identifier:
      return p.isWord('with') && p.peek() === K.OpenBrace;
    default:
      return isOperator(p.kind);
  }
}

/** Reads all attribute lists that begin at the current token. */
export function parseAttributeLists(p: Parser): readonly AttributeListSyntax[] {
  return until(p, Stop.Attribute, () => {
    const lists: AttributeListSyntax[] = [];
    while (p.kind === K.OpenBracket) lists.push(parseAttributeList(p));
    return lists;
  });
}

/** Reads one attribute list. */
export function parseAttributeList(p: Parser): AttributeListSyntax {
  const { start } = p;
  p.next();
  let target: IdentifierToken | undefined;
  if ((p.kind === K.Identifier || isKeyword(p.kind)) && p.peek() === K.Colon) {
    target = { text: p.currentText, start: p.start, end: p.currentEnd, missing: false, verbatim: false };
    p.next();
    p.next();
  }
  const attributes = parseList(p, attributesOfList);
  p.expect(K.CloseBracket);
  return { kind: 'AttributeList', start, end: p.end, target, attributes };
}

const attributesOfList: ListRules<AttributeSyntax> = {
  close: K.CloseBracket,
  element: parseAttribute,
  canStart: isTrueIdentifier,
  trailingComma: true,
  needsOne: true,
};

const attributeArguments: ListRules<AttributeArgumentSyntax> = {
  close: K.CloseParen,
  element: parseAttributeArgument,
  canStart: isPossibleExpression,
  trailingComma: false,
};

function parseAttribute(p: Parser): AttributeSyntax {
  const { start } = p;
  const name = parseName(p);
  let list: AttributeArgumentSyntax[] | undefined;
  if (p.eat(K.OpenParen)) {
    list = parseList(p, attributeArguments);
    p.expect(K.CloseParen);
  }
  return { kind: 'Attribute', start, end: p.end, name, arguments: list };
}

function parseAttributeArgument(p: Parser): AttributeArgumentSyntax {
  const { start } = p;
  const next = p.peek();
  const named =
    p.kind === K.Identifier && (next === K.Equals || next === K.Colon) ? p.identifier() : undefined;
  if (named !== undefined) p.next();
  const expression = p.areas.expression(p);
  const nameEquals = next === K.Equals ? named : undefined;
  const nameColon = next === K.Colon ? named : undefined;
  return { kind: 'AttributeArgument', start, end: p.end, nameEquals, nameColon, expression };
}

/** Moves over a balanced `[…]`; false if it has no end. */
export function skipBrackets(p: Parser): boolean {
  let open = 0;
  do {
    if (p.kind === K.OpenBracket || p.kind === K.OpenParen || p.kind === K.OpenBrace) open++;
    else if (p.kind === K.CloseBracket || p.kind === K.CloseParen || p.kind === K.CloseBrace) open--;
    else if (p.atEnd) return false;
    p.next();
  } while (open > 0);
  return true;
}
