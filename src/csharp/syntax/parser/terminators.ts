// What ends the skipping of tokens that belong nowhere: beginnings of statements and members around the present place.
import { K } from '../tokens.ts';
import type { Parser } from './core.ts';
import { isModifier } from './member-start.ts';
import { isPossibleExpression, isStatementKeyword } from './starts.ts';
import { isPredefinedType } from './type-scan.ts';

/** Whether a statement can begin with the current token, be it a wrong one such as `= 1;`. */
export function isPossibleStatement(p: Parser): boolean {
  switch (p.kind) {
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
    case K.abstract:
    case K.internal:
    case K.new:
    case K.private:
    case K.protected:
    case K.public:
    case K.sealed:
    case K.static:
    case K.unsafe:
    case K.OpenBracket:
      return true;
    default:
      return false;
  }
}

/** Whether the current token belongs to something around the present construct, which therefore ends. */
export function isTerminator(p: Parser): boolean {
  return (
    p.atEnd ||
    canStartNamespaceMember(p) ||
    (p.inTry && (p.kind === K.CloseBrace || p.kind === K.catch || p.kind === K.finally)) ||
    (p.inMembers && (p.kind === K.CloseBrace || canStartMember(p))) ||
    (p.inStatements && (p.kind === K.Semicolon || isPossibleStatement(p)))
  );
}
