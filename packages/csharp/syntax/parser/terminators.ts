// What ends the skipping of tokens that belong nowhere: what the constructs around the present place go on or end with.
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { isModifier, isTypeModifier } from './modifiers.ts';
import {
  isPossibleExpression,
  isStatementKeyword,
  isTrueIdentifier,
  isWhereClause,
} from './possible-starts.ts';
import { isPredefinedType } from './type-scan.ts';

/** What an unfinished construct stops at, as bits of `Parser.stops`: each construct being read adds its own. */
export const Stop = {
  NamespaceMember: 1,
  Member: 2,
  Statement: 4,
  Attribute: 8,
  TypeHead: 16,
  ReturnType: 32,
  Parameters: 64,
  Field: 128,
  Variables: 256,
  TypeParameters: 512,
  FixedHead: 1024,
  Try: 2048,
  CatchHead: 4096,
  DoHead: 8192,
  ForHead: 16384,
  Arguments: 32768,
  SwitchSection: 65536,
  Signature: 131072,
  CaseLabel: 262144,
  SwitchArm: 524288,
} as const;

/** Constructs that stop at certain tokens, whatever follows those. */
const tokens: readonly (readonly [number, ReadonlySet<number>])[] = [
  [Stop.Attribute, new Set([K.OpenBracket, K.CloseBracket])],
  [Stop.ReturnType, new Set([K.OpenParen, K.OpenBrace, K.Semicolon])],
  [Stop.Parameters, new Set([K.CloseParen, K.CloseBracket, K.Semicolon])],
  [Stop.Field, new Set([K.Semicolon])],
  [Stop.Variables, new Set([K.Comma, K.Semicolon])],
  [Stop.TypeParameters, new Set([K.OpenParen, K.Colon, K.OpenBrace])],
  [Stop.FixedHead, new Set([K.CloseParen, K.OpenBrace, K.Semicolon])],
  [Stop.Try, new Set([K.CloseBrace, K.catch, K.finally])],
  [Stop.CatchHead, new Set([K.CloseParen, K.OpenBrace, K.CloseBrace, K.catch, K.finally])],
  [Stop.DoHead, new Set([K.CloseParen, K.Semicolon])],
  [Stop.ForHead, new Set([K.CloseParen, K.OpenBrace, K.Semicolon])],
  [Stop.Arguments, new Set([K.CloseParen, K.CloseBracket])],
  [Stop.Signature, new Set([K.Semicolon, K.OpenBrace])],
  [Stop.CaseLabel, new Set([K.Colon])],
  [Stop.SwitchArm, new Set([K.Arrow, K.Colon])],
];

/** Reads something during which `stop` ends what is unfinished. */
export function until<Result>(p: Parser, stop: number, read: (p: Parser) => Result): Result {
  const { stops } = p;
  p.stops |= stop;
  const result = read(p);
  p.stops = stops;
  return result;
}

/** Whether a statement can begin with the current token, be it a wrong one such as `= 1;`. */
export function isPossibleStatement(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier:
      return isTrueIdentifier(p);
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
    case K.namespace:
    case K.catch:
    case K.finally:
      return false;
    case K.OpenBrace:
    case K.Semicolon:
    case K.readonly:
    case K.volatile:
    case K.extern:
    case K.static:
      return true;
    default:
      return isPossibleExpression(p) || isStatementKeyword(p.kind);
  }
}

/** Whether a member of a type can begin with the current token. */
export function canStartMember(p: Parser): boolean {
  switch (p.kind) {
    case K.Identifier:
    case K.OpenBracket:
    case K.OpenParen:
    case K.Tilde:
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
    case K.delegate:
    case K.event:
    case K.implicit:
    case K.explicit:
    case K.ref:
    case K.const:
    case K.fixed:
      return true;
    default:
      return isModifier(p) || isPredefinedType(p.kind);
  }
}

/** Whether a member of a namespace can begin with the current token: a type, a directive, another namespace. */
export function canStartNamespaceMember(p: Parser): boolean {
  switch (p.kind) {
    case K.extern:
    case K.using:
    case K.namespace:
    case K.class:
    case K.struct:
    case K.interface:
    case K.enum:
    case K.delegate:
    case K.OpenBracket:
      return true;
    default:
      return isTypeModifier(p.kind);
  }
}

/** Whether the current token belongs to something around the present construct, which therefore ends. */
export function isTerminator(p: Parser): boolean {
  const { stops, kind } = p;
  const has = (stop: number): boolean => (stops & stop) !== 0;
  return (
    p.atEnd ||
    (has(Stop.NamespaceMember) && (kind === K.CloseBrace || canStartNamespaceMember(p))) ||
    (has(Stop.TypeHead) && (kind === K.Colon || kind === K.OpenBrace || isWhereClause(p))) ||
    (has(Stop.TypeParameters) && isWhereClause(p)) ||
    (has(Stop.Member) && (kind === K.CloseBrace || canStartMember(p))) ||
    (has(Stop.Statement) && (kind === K.Semicolon || isPossibleStatement(p))) ||
    (has(Stop.SwitchSection) && (kind === K.case || (kind === K.default && p.peek() !== K.OpenParen))) ||
    tokens.some(([stop, kinds]) => has(stop) && kinds.has(kind))
  );
}
