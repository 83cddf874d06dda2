// `new` in all its forms, initializers, collection expressions.
import type {
  AnonymousObjectMemberDeclaratorSyntax,
  ArgumentListSyntax,
  CollectionElementSyntax,
  ExpressionSyntax,
  InitializerExpressionSyntax,
  TokenSpan,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { type ListRules, parseArgumentList, parseBracketedArgumentList, parseList } from './arguments.ts';
import type { Parser } from './parser.ts';
import { isPossibleExpression, isPossibleType } from './possible-starts.ts';
import { isFunctionPointer, scanType } from './type-scan.ts';
import { parseType } from './types.ts';

/** Reads what begins with `new`. */
export function parseNew(p: Parser): ExpressionSyntax {
  const { start } = p;
  const newKeyword = p.take();
  if (p.kind === K.OpenBrace) return parseAnonymousObject(p, newKeyword);
  if (p.kind === K.OpenBracket) return parseImplicitArray(p, newKeyword);
  if (p.kind === K.OpenParen && !isTupleArray(p)) {
    const argumentList = parseArgumentList(p);
    const initializer = p.kind === K.OpenBrace ? parseInitializer(p) : undefined;
    return {
      kind: 'ImplicitObjectCreationExpression',
      start,
      end: p.end,
      newKeyword,
      argumentList,
      initializer,
    };
  }
  return parseTypedCreation(p, newKeyword);
}

function isTupleArray(p: Parser): boolean {
  const { index } = p;
  const found = scanType(p);
  const previous = p.peek(-1);
  const result =
    found !== 'none' && (previous === K.CloseBracket || p.kind === K.OpenBracket || p.kind === K.OpenParen);
  p.moveTo(index);
  return result;
}

const typeBeginnings: ReadonlySet<number> = new Set([K.OpenParen, K.ColonColon, K.ref]);

function parseTypedCreation(p: Parser, newKeyword: TokenSpan): ExpressionSyntax {
  const { start } = newKeyword;
  const noType = !(isPossibleType(p) || isFunctionPointer(p) || typeBeginnings.has(p.kind));
  if (noType) {
    p.reportMissing('CS1526');
    const type = p.missingName();
    return {
      kind: 'ObjectCreationExpression',
      start,
      end: p.end,
      newKeyword,
      type,
      argumentList: undefined,
      initializer: undefined,
    };
  }
  const { length } = p.complaints;
  const type = parseType(p, 'creation');
  if (type.kind === 'ArrayType') {
    const initializer = p.kind === K.OpenBrace ? parseArrayInitializer(p) : undefined;
    const first = type.rankSpecifiers[0]!;
    if (
      initializer === undefined &&
      first.sizes.every((size) => size.kind === 'OmittedArraySizeExpression') &&
      first.sizes.length > 0
    ) {
      p.reportLater('CS1586', first.start, first.end);
    }
    return { kind: 'ArrayCreationExpression', start, end: p.end, newKeyword, type, initializer };
  }
  let argumentList: ArgumentListSyntax | undefined;
  if (p.kind === K.OpenParen) argumentList = parseArgumentList(p);
  const initializer = p.kind === K.OpenBrace ? parseInitializer(p) : undefined;
  const isBare = argumentList === undefined && initializer === undefined;
  if (isBare && p.complaints.length === length) p.reportMissing('CS1526');
  return { kind: 'ObjectCreationExpression', start, end: p.end, newKeyword, type, argumentList, initializer };
}

function parseImplicitArray(p: Parser, newKeyword: TokenSpan): ExpressionSyntax {
  const { start } = newKeyword;
  p.next();
  let rank = 1;
  for (;;) {
    if (isPossibleExpression(p)) {
      const { start: at, currentEnd } = p;
      const { length } = p.complaints;
      const { kind } = p.areas.expression(p);
      // The name of a type is told of itself: it is there, only no operand.
      const isTold = kind === 'PredefinedType' && p.complaints.length > length;
      if (!isTold) p.reportBefore(length, () => p.report('CS0178', at, currentEnd));
      p.passOver(length);
    }
    if (!p.eat(K.Comma)) break;
    rank++;
  }
  p.expect(K.CloseBracket);
  const initializer = parseArrayInitializer(p);
  return { kind: 'ImplicitArrayCreationExpression', start, end: p.end, newKeyword, rank, initializer };
}

const anonymousMembers: ListRules<AnonymousObjectMemberDeclaratorSyntax> = {
  close: K.CloseBrace,
  element: parseAnonymousMember,
  canStart: isPossibleExpression,
  trailingComma: true,
};

function parseAnonymousObject(p: Parser, newKeyword: TokenSpan): ExpressionSyntax {
  p.next();
  const initializers = parseList(p, anonymousMembers);
  p.expect(K.CloseBrace);
  return {
    kind: 'AnonymousObjectCreationExpression',
    start: newKeyword.start,
    end: p.end,
    newKeyword,
    initializers,
  };
}

function parseAnonymousMember(p: Parser): AnonymousObjectMemberDeclaratorSyntax {
  const { start } = p;
  const named = p.kind === K.Identifier && p.peek() === K.Equals;
  const name = named ? p.identifier() : undefined;
  if (named) p.next();
  const expression = p.areas.expression(p);
  return { kind: 'AnonymousObjectMemberDeclarator', start, end: p.end, name, expression };
}

const initializerElements: ListRules<ExpressionSyntax> = {
  close: K.CloseBrace,
  element: parseInitializerElement,
  canStart: (p) => p.kind === K.OpenBrace || isPossibleExpression(p),
  trailingComma: true,
  semicolonAsComma: true,
};
const withElements: ListRules<ExpressionSyntax> = {
  close: K.CloseBrace,
  canStart: isPossibleExpression,
  element: (p) =>
    p.kind === K.Identifier && p.peek() === K.Equals
      ? parseInitializerAssignment(p, p.identifierName(), p.areas.possibleReference)
      : p.kind === K.Identifier && p.peek() === K.Colon
        ? p.identifierName()
        : p.areas.possibleReference(p),
  trailingComma: true,
};

/** `{ A = 1 }`, `{ [k] = v }`, `{ a, { k, v } }` after a creation: one member or index makes it an object's. */
function parseInitializer(p: Parser, rules = initializerElements): InitializerExpressionSyntax {
  const { start } = p.expect(K.OpenBrace);
  const expressions = parseList(p, rules);
  p.expect(K.CloseBrace);
  const isObject = expressions.length === 0 || expressions.some(isMemberInitializer);
  return {
    kind: 'InitializerExpression',
    start,
    end: p.end,
    form: isObject ? 'object' : 'collection',
    expressions,
  };
}

/** `{ A = 1 }` after `with`: always members, of which each is given a value. */
export function parseWithInitializer(p: Parser): InitializerExpressionSyntax {
  return { ...parseInitializer(p, withElements), form: 'object' };
}

const isMemberInitializer = (element: ExpressionSyntax): boolean =>
  element.kind === 'AssignmentExpression' &&
  element.operator === '=' &&
  (element.left.kind === 'IdentifierName' || element.left.kind === 'ImplicitElementAccess');

function parseInitializerElement(p: Parser): ExpressionSyntax {
  const { start } = p;
  if (p.kind === K.OpenBrace) return parseComplexElement(p);
  if (p.kind === K.OpenBracket) {
    const argumentList = parseBracketedArgumentList(p);
    const left: ExpressionSyntax = { kind: 'ImplicitElementAccess', start, end: p.end, argumentList };
    return parseInitializerAssignment(p, left, parseInitializerValue);
  }
  if (p.kind === K.Identifier && (p.peek() === K.Equals || p.peek() === K.Colon))
    return parseInitializerAssignment(p, p.identifierName(), parseInitializerValue);
  return p.areas.possibleReference(p);
}

const parseInitializerValue = (p: Parser): ExpressionSyntax =>
  p.kind === K.OpenBrace ? nested(p, (inner) => parseInitializer(inner)) : p.areas.possibleReference(p);

function parseInitializerAssignment(
  p: Parser,
  left: ExpressionSyntax,
  parseValue: (p: Parser) => ExpressionSyntax,
): ExpressionSyntax {
  const isColon = p.kind === K.Colon && left.kind === 'IdentifierName';
  if (isColon) p.missing(K.Equals);
  const operatorToken = isColon ? p.take() : p.expect(K.Equals);
  const right = parseValue(p);
  return {
    kind: 'AssignmentExpression',
    start: left.start,
    end: p.end,
    operator: '=',
    operatorToken,
    left,
    right,
  };
}

const plainElements: ListRules<ExpressionSyntax> = {
  close: K.CloseBrace,
  element: (p) => p.areas.expression(p),
  canStart: isPossibleExpression,
  trailingComma: false,
  semicolonAsComma: true,
};

function parseComplexElement(p: Parser): InitializerExpressionSyntax {
  const { start } = p;
  p.next();
  const expressions = parseList(p, plainElements);
  p.expect(K.CloseBrace);
  return { kind: 'InitializerExpression', start, end: p.end, form: 'complexElement', expressions };
}

const arrayElements: ListRules<ExpressionSyntax> = {
  close: K.CloseBrace,
  element: (p) => (p.kind === K.OpenBrace ? parseArrayInitializer(p) : p.areas.expression(p)),
  canStart: (p) => p.kind === K.OpenBrace || isPossibleExpression(p),
  trailingComma: true,
};

/** `{ a, b, { c } }` of an array. */
export function parseArrayInitializer(p: Parser): InitializerExpressionSyntax {
  return nested(p, (inner) => {
    const { start } = inner.expect(K.OpenBrace);
    const expressions = parseList(inner, arrayElements);
    inner.expect(K.CloseBrace);
    return { kind: 'InitializerExpression', start, end: inner.end, form: 'array', expressions };
  });
}

/** Guards initializers inside of initializers against too deep nesting. */
function nested(p: Parser, parse: (p: Parser) => InitializerExpressionSyntax): InitializerExpressionSyntax {
  const allowed = p.enter();
  const at = p.end;
  const result: InitializerExpressionSyntax = allowed
    ? parse(p)
    : { kind: 'InitializerExpression', start: at, end: at, form: 'array', expressions: [] };
  p.leave();
  return result;
}

/** `stackalloc T[n]`, `stackalloc[] { … }`. */
export function parseStackAlloc(p: Parser): ExpressionSyntax {
  const { start } = p;
  p.next();
  const type = p.kind === K.OpenBracket && p.peek() === K.CloseBracket ? undefined : parseType(p, 'creation');
  if (type === undefined) {
    p.next();
    p.next();
  } else if (type.kind !== 'ArrayType' && !(type.kind === 'IdentifierName' && type.missing)) {
    p.report('CS1575', type.start, type.end);
  }
  const initializer = p.kind === K.OpenBrace || type === undefined ? parseArrayInitializer(p) : undefined;
  return { kind: 'StackAllocExpression', start, end: p.end, type, initializer };
}

const collectionElements: ListRules<CollectionElementSyntax> = {
  close: K.CloseBracket,
  element: parseCollectionElement,
  canStart: isPossibleExpression,
  trailingComma: true,
};

/** `[a, .. b]`. */
export function parseCollection(p: Parser): ExpressionSyntax {
  const { start } = p;
  p.next();
  const elements = parseList(p, collectionElements);
  p.expect(K.CloseBracket);
  return { kind: 'CollectionExpression', start, end: p.end, elements };
}

function parseCollectionElement(p: Parser): CollectionElementSyntax {
  const { start } = p;
  if (p.isWord('with') && p.peek() === K.OpenParen) {
    p.next();
    const argumentList = parseArgumentList(p);
    return { kind: 'WithElement', start, end: p.end, argumentList };
  }
  const spread = p.eat(K.DotDot);
  const expression = p.areas.expression(p);
  return { kind: spread ? 'SpreadElement' : 'ExpressionElement', start, end: p.end, expression };
}
