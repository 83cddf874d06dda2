// How declarations of variables and functions inside of blocks are told from expressions, without building nodes.
import { K } from '../tokens.ts';
import { skipBrackets } from './attributes.ts';
import type { Parser } from './parser.ts';
import { isLambdaStart } from './lambdas.ts';
import { isModifierKeyword } from './modifiers.ts';
import { isQueryStart } from './queries.ts';
import { isDotted, isFunctionPointer, isPredefinedType, scanType, scanTypeArguments } from './type-scan.ts';

/**
 * Whether a declaration of a variable or a local function begins at the current token.
 * @param isGlobal at the top of a script and in `using (…)`, where `a ? b : c` may stand as well
 */
export function isPossibleLocalDeclaration(p: Parser, isGlobal = false): boolean {
  switch (p.kind) {
    case K.const:
    case K.static:
    case K.extern:
    case K.readonly:
    case K.volatile:
      return true;
    case K.unsafe:
      return p.peek() !== K.OpenParen;
    case K.ref:
      return true;
    case K.OpenBracket:
      return isAttributed(p, isGlobal);
    case K.Identifier:
      return isNameDeclaration(p, isGlobal);
    case K.OpenParen:
      return typeAndName(p, isGlobal);
    case K.delegate:
      return isFunctionPointer(p);
    default:
      return isPredefinedType(p.kind) && !isDotted(p.peek()) && p.peek() !== K.OpenParen;
  }
}

function isAttributed(p: Parser, isGlobal: boolean): boolean {
  const { index } = p;
  let result = p.peek() === K.Identifier || (p.peek() === K.return && p.peek(2) === K.Colon);
  while (result && p.kind === K.OpenBracket) result = skipBrackets(p);
  result = result && p.kind !== K.OpenBracket && isPossibleLocalDeclaration(p, isGlobal);
  p.moveTo(index);
  return result;
}

function isNameDeclaration(p: Parser, isGlobal: boolean): boolean {
  const next = p.peek();
  // The common expressions: a name and an operator or a call.
  if (
    next !== K.Identifier &&
    next !== K.Less &&
    next !== K.Dot &&
    next !== K.OpenBracket &&
    next !== K.Question &&
    next !== K.ColonColon &&
    next !== K.Asterisk &&
    !(next === K.OpenParen && p.isWord('async')) &&
    !(p.kind === K.Identifier && isWordBefore(p, next))
  )
    return false;
  const word = p.word();
  if (
    word === 'await' &&
    (p.inAsync || next === K.Identifier) &&
    !(next === K.Identifier && !p.inAsync && isAwaitVariable(p))
  )
    return false;
  if (word === 'async' && isModifierKeyword(next) && !isLambdaStart(p)) return true;
  if (word === 'async' && next === K.OpenParen) return isAsyncTuple(p);
  if (word === 'async' && (next === K.Identifier || isPredefinedType(next))) {
    const { index } = p;
    p.next();
    const result = typeAndName(p, isGlobal);
    const isLambda = p.peek() === K.Arrow;
    p.moveTo(index);
    // Without a type between them, `async` is the type: `async Step() { }`.
    return result || (!isLambda && typeAndName(p, isGlobal));
  }
  if (word === 'from' && isQueryStart(p, p.isScript ? 'member' : 'statement')) return false;
  if (word === 'scoped' && (next === K.Identifier || next === K.ref || isPredefinedType(next))) return true;
  return typeAndName(p, isGlobal) || (!isGlobal && (isArrayType(p) || isPointerAndName(p)));
}

/** `a * b`: where declarations may stand, that is one. */
function isPointerAndName(p: Parser): boolean {
  const { index } = p;
  const isPointer = scanType(p) !== 'none' && p.kind === K.Asterisk;
  while (p.kind === K.Asterisk) p.next();
  const result = isPointer && p.kind === K.Identifier;
  p.moveTo(index);
  return result;
}

/** `async (int, int) F(`: a tuple and a name behind it are the beginning of a function. */
function isAsyncTuple(p: Parser): boolean {
  const { index } = p;
  p.next();
  const isNamed = scanType(p) !== 'none' && p.kind === K.Identifier;
  const result = isNamed && (p.peek() === K.OpenParen || p.peek() === K.Less);
  p.moveTo(index);
  return result;
}

function isWordBefore(p: Parser, next: number): boolean {
  const word = p.word();
  return (
    (word === 'async' && (isPredefinedType(next) || isModifierKeyword(next))) ||
    (word === 'scoped' && (next === K.ref || isPredefinedType(next)))
  );
}

/** `await x = …;` and `await x;` declare a variable of a type named await only outside of async code; never here. */
function isAwaitVariable(p: Parser): boolean {
  return p.peek(2) === K.Equals;
}

/** Whether a type and a name stand here; `isGlobal` as of {@link isPossibleLocalDeclaration}. */
export function typeAndName(p: Parser, isGlobal = false): boolean {
  const { index } = p;
  const found = scanType(p);
  const named = found !== 'none' && p.kind === K.Identifier;
  const result = named && (!isGlobal || found !== 'nullable' || continuesNullable(p));
  p.moveTo(index);
  return result;
}

/** Whether an array type stands here that nothing makes an expression: in a block it is a declaration without a name. */
function isArrayType(p: Parser): boolean {
  const { index } = p;
  const isArray = scanType(p) === 'type' && p.peek(-1) === K.CloseBracket;
  const result = isArray && p.kind !== K.Dot && p.kind !== K.OpenParen;
  p.moveTo(index);
  return result;
}

/** `T? name` and not `condition ? name …`: at the top of a script decided by what follows the name. */
function continuesNullable(p: Parser): boolean {
  if (p.peek(-1) !== K.Question) return true;
  p.next();
  switch (p.kind) {
    case K.Equals:
    case K.Semicolon:
    case K.Comma:
    case K.CloseParen:
    case K.in:
    case K.OpenBrace:
    case K.Arrow:
      return true;
    case K.Less:
      return scanTypeArguments(p) !== 'none' && p.kind === K.OpenParen && isFunctionRest(p);
    case K.OpenParen:
      return isFunctionRest(p);
    default:
      return false;
  }
}

function isFunctionRest(p: Parser): boolean {
  return skipBrackets(p) && (p.kind === K.OpenBrace || p.kind === K.Arrow || p.isWord('where'));
}

/** Whether `scoped` stands here before the type and the name of a variable. */
export function isPossibleScoped(p: Parser): boolean {
  if (!p.isWord('scoped')) return false;
  if (p.peek() !== K.Identifier && p.peek() !== K.ref && !isPredefinedType(p.peek())) return false;
  const { index } = p;
  p.next();
  const result = typeAndName(p);
  p.moveTo(index);
  return result;
}
