// Lambdas and anonymous methods.
import type {
  AnonymousMethodExpressionSyntax,
  AttributeListSyntax,
  BlockSyntax,
  ExpressionSyntax,
  IdentifierToken,
  ModifierToken,
  ParameterListSyntax,
  ParameterSyntax,
  TypeSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import { parseAttributeLists, skipBrackets } from './attributes.ts';
import type { Parser } from './parser.ts';
import { parseParameterList } from './parameters.ts';
import { isPredefinedType, scanType } from './type-scan.ts';
import { parseReturnType } from './types.ts';

/** Whether a lambda begins at the current token; the place does not change. */
export function isLambdaStart(p: Parser): boolean {
  const { kind } = p;
  if (kind === K.Identifier) {
    const next = p.peek();
    if (next === K.Arrow) return true;
    // The common case: a name that begins no lambda.
    if (
      next !== K.OpenParen &&
      next !== K.Identifier &&
      next !== K.static &&
      next !== K.Less &&
      next !== K.Question &&
      next !== K.OpenBracket &&
      next !== K.Dot &&
      !isPredefinedType(next)
    )
      return false;
    if (p.isWord('async')) {
      if (next === K.delegate) return false;
      if (next === K.Identifier && p.peek(2) === K.Arrow) return true;
    }
    if (next === K.OpenParen) return isParenthesizedLambda(p, p.isWord('async') ? 1 : 0);
    if (
      !p.isWord('async') &&
      next !== K.Less &&
      next !== K.Question &&
      next !== K.OpenBracket &&
      next !== K.Dot
    )
      return false;
  } else if (kind === K.OpenParen) {
    return isParameterListBeforeArrow(p);
  } else if (kind === K.OpenBracket) {
    return isLambdaAfterAttributes(p);
  } else if (kind !== K.static && kind !== K.ref && !isPredefinedType(kind)) {
    return false;
  } else if (isPredefinedType(kind) && p.peek() === K.Arrow) {
    return true;
  }
  return isParenthesizedLambda(p, 0);
}

function isLambdaAfterAttributes(p: Parser): boolean {
  const { index } = p;
  while (p.kind === K.OpenBracket) if (!skipBrackets(p)) break;
  const result =
    p.kind !== K.OpenBracket &&
    (p.kind === K.OpenParen || p.kind === K.Identifier || p.kind === K.static || isPredefinedType(p.kind)) &&
    isLambdaStart(p);
  p.moveTo(index);
  return result;
}

/** `static async T (…) =>`, with any of the parts before the parentheses. */
function isParenthesizedLambda(p: Parser, skip: number): boolean {
  const { index } = p;
  for (let count = 0; count < skip; count++) p.next();
  while (p.kind === K.static || (p.isWord('async') && p.peek() !== K.OpenParen && p.peek() !== K.Arrow))
    p.next();
  if (p.isWord('async')) p.next();
  let result = false;
  if (p.kind === K.Arrow && p.peek(-1) === K.static) result = true;
  else if (p.kind === K.Identifier && p.peek() === K.Arrow) result = true;
  else if (p.kind === K.OpenParen && isParameterListBeforeArrow(p)) result = true;
  else {
    const mayBeCondition = p.kind === K.Identifier;
    const found = scanType(p);
    result =
      found !== 'none' &&
      p.kind === K.OpenParen &&
      isParameterListBeforeArrow(p) &&
      !(found === 'nullable' && mayBeCondition && isBranch(p));
  }
  p.moveTo(index);
  return result;
}

/**
 * Whether the lambda here, behind `name ?`, is a branch of a conditional and not one whose return type is written: then a
 * colon follows it.
 */
function isBranch(p: Parser): boolean {
  const { index } = p;
  const known = p.branches.get(index);
  if (known !== undefined) return known;
  const result = p.tryOut(() => {
    parseLambda(p);
    return p.kind === K.Colon;
  });
  p.branches.set(index, result);
  return result;
}

/** Whether the parenthesis here holds parameters and `=>` follows. */
function isParameterListBeforeArrow(p: Parser): boolean {
  const next = p.peek();
  if (next === K.CloseParen) return p.peek(2) === K.Arrow;
  switch (next) {
    case K.Identifier:
    case K.OpenParen:
    case K.OpenBracket:
    case K.Comma:
      break;
    default:
      if (!isKeyword(next)) return false;
  }
  const { index } = p;
  const result = scanParameters(p) && p.kind === K.Arrow;
  p.moveTo(index);
  return result;
}

/** Parameters may lack their names, or be missing themselves. */
function scanParameters(p: Parser): boolean {
  do {
    p.next();
    while (p.kind === K.OpenBracket) if (!skipBrackets(p)) return false;
    while (
      p.kind === K.ref ||
      p.kind === K.out ||
      p.kind === K.in ||
      p.kind === K.params ||
      p.kind === K.readonly ||
      p.kind === K.this ||
      (p.isWord('scoped') && p.peek() !== K.Comma && p.peek() !== K.CloseParen)
    )
      p.next();
    if (
      p.kind === K.Identifier &&
      (p.peek() === K.Comma || p.peek() === K.CloseParen || p.peek() === K.Equals)
    ) {
      p.next();
    } else if (p.kind !== K.Comma && p.kind !== K.CloseParen) {
      if (scanType(p) === 'none') return false;
      if (p.kind === K.Identifier) p.next();
    }
    if (p.kind === K.Equals && !skipDefault(p)) return false;
  } while (p.kind === K.Comma);
  return p.eat(K.CloseParen);
}

/** Moves over a default value, to the comma or parenthesis behind it. */
function skipDefault(p: Parser): boolean {
  let open = 0;
  for (;;) {
    p.next();
    if (p.atEnd || p.kind === K.Semicolon) return false;
    if (open === 0 && (p.kind === K.Comma || p.kind === K.CloseParen)) return true;
    if (p.kind === K.OpenParen || p.kind === K.OpenBracket || p.kind === K.OpenBrace) open++;
    else if (p.kind === K.CloseParen || p.kind === K.CloseBracket || p.kind === K.CloseBrace) open--;
  }
}

/** Reads a lambda; `isLambdaStart` holds. */
export function parseLambda(p: Parser): ExpressionSyntax {
  const { start } = p;
  const attributeLists: readonly AttributeListSyntax[] =
    p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers: ModifierToken[] = [];
  while (p.kind === K.static || (p.isWord('async') && p.peek() !== K.Arrow)) {
    modifiers.push({ text: p.currentText, start: p.start, end: p.currentEnd });
    p.next();
  }
  const isAsync = modifiers.some((modifier) => modifier.text === 'async');
  if (p.kind === K.Arrow || ((p.kind === K.Identifier || isPredefinedType(p.kind)) && p.peek() === K.Arrow)) {
    const parameter = simpleParameter(p);
    const arrow = p.take();
    const body = parseBody(p, isAsync);
    return {
      kind: 'SimpleLambdaExpression',
      start,
      end: p.end,
      attributeLists,
      modifiers,
      parameter,
      arrow,
      body,
    };
  }
  let returnType: TypeSyntax | undefined;
  if (p.kind !== K.OpenParen || isReturnType(p)) returnType = parseReturnType(p);
  const parameterList: ParameterListSyntax = parseParameterList(p, 'lambda');
  const arrow = p.expect(K.Arrow);
  const body = parseBody(p, isAsync);
  return {
    kind: 'ParenthesizedLambdaExpression',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    returnType,
    parameterList,
    arrow,
    body,
  };
}

/** Whether the parenthesis here begins a tuple that the lambda returns, and not its parameters. */
function isReturnType(p: Parser): boolean {
  const { index } = p;
  const result = scanType(p) !== 'none' && p.kind === K.OpenParen;
  p.moveTo(index);
  return result;
}

function simpleParameter(p: Parser): ParameterSyntax {
  const identifier = isPredefinedType(p.kind) ? keywordForName(p) : p.identifier();
  const { start, end } = identifier;
  return {
    kind: 'Parameter',
    start,
    end,
    attributeLists: [],
    modifiers: [],
    type: undefined,
    identifier,
    default: undefined,
  };
}

/** `string => …`: a keyword where the parameter's name is wanted. */
function keywordForName(p: Parser): IdentifierToken {
  p.missingIdentifier();
  p.next();
  return p.noIdentifier();
}

function parseBody(p: Parser, isAsync: boolean): ExpressionSyntax | BlockSyntax {
  const { inAsync, isScript, inQuery } = p;
  p.inAsync = isAsync;
  p.isScript = false;
  if (p.kind === K.OpenBrace) p.inQuery = false;
  const body = p.kind === K.OpenBrace ? p.areas.block(p) : p.areas.possibleReference(p);
  p.inAsync = inAsync;
  p.isScript = isScript;
  p.inQuery = inQuery;
  return body;
}

/** `delegate (int x) { … }`; `async` and `static` may stand before it. */
export function parseAnonymousMethod(p: Parser): AnonymousMethodExpressionSyntax {
  const { start } = p;
  const modifiers: ModifierToken[] = [];
  while (p.kind !== K.delegate) {
    modifiers.push({ text: p.currentText, start: p.start, end: p.currentEnd });
    p.next();
  }
  const delegateKeyword = p.take();
  const parameterList = p.kind === K.OpenParen ? parseParameterList(p, 'declaration') : undefined;
  const { inAsync, isScript, inQuery } = p;
  p.inAsync = modifiers.some((modifier) => modifier.text === 'async');
  p.isScript = false;
  p.inQuery = false;
  const body = p.kind === K.OpenBrace ? p.areas.block(p) : missingBlock(p);
  p.inAsync = inAsync;
  p.isScript = isScript;
  p.inQuery = inQuery;
  return {
    kind: 'AnonymousMethodExpression',
    start,
    end: p.end,
    modifiers,
    delegateKeyword,
    parameterList,
    body,
  };
}

function missingBlock(p: Parser): BlockSyntax {
  const openBrace = p.expect(K.OpenBrace);
  return { kind: 'Block', start: p.end, end: p.end, statements: [], openBrace, closeBrace: p.nothing() };
}
