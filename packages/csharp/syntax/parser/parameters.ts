// Parameters and type parameters with their constraints.
import type {
  IdentifierToken,
  ModifierToken,
  ParameterListSyntax,
  ParameterSyntax,
  TokenSpan,
  TypeParameterConstraintClauseSyntax,
  TypeParameterConstraintSyntax,
  TypeParameterSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import { type ListRules, parseList, skipTokens } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import type { Parser } from './parser.ts';
import { isTrueIdentifier, isPossibleType, isWhereClause } from './possible-starts.ts';
import { isTerminator, Stop, until } from './terminators.ts';
import { isFunctionPointer, isPredefinedType } from './type-scan.ts';
import { parseType } from './types.ts';

const rules = {
  trailingComma: false,
  canStart: isParameterStart,
} as const;
const declared: ListRules<ParameterSyntax> = {
  ...rules,
  close: K.CloseParen,
  element: (p) => parseParameter(p, false),
};
const inLambda: ListRules<ParameterSyntax> = {
  ...rules,
  close: K.CloseParen,
  element: (p) => parseParameter(p, true),
};
/** The receiver of an extension block may have no name. */
const inExtension: ListRules<ParameterSyntax> = {
  ...rules,
  close: K.CloseParen,
  element: (p) => parseParameter(p, false, true),
  needsOne: true,
};
const ofIndexer: ListRules<ParameterSyntax> = { ...declared, close: K.CloseBracket };

const rulesOf = { declaration: declared, lambda: inLambda, indexer: ofIndexer, extension: inExtension };

/** `(…)` of a declaration or a lambda (whose parameters may lack types), `[…]` of an indexer. */
export function parseParameterList(
  p: Parser,
  place: 'declaration' | 'lambda' | 'indexer' | 'extension',
): ParameterListSyntax {
  const indexer = place === 'indexer';
  const { start } = p.expect(indexer ? K.OpenBracket : K.OpenParen);
  const parameters = until(p, Stop.Parameters, () => parseList(p, rulesOf[place]));
  p.expect(indexer ? K.CloseBracket : K.CloseParen);
  return { kind: 'ParameterList', start, end: p.end, parameters };
}

function isParameterModifier(p: Parser): boolean {
  switch (p.kind) {
    case K.ref:
    case K.out:
    case K.in:
    case K.params:
    case K.this:
    case K.readonly:
      return true;
    default:
      return (
        p.isWord('scoped') &&
        (p.peek() === K.Identifier ||
          p.peek() === K.ref ||
          p.peek() === K.in ||
          p.peek() === K.out ||
          isPredefinedType(p.peek()))
      );
  }
}

function isParameterStart(p: Parser): boolean {
  return (
    p.kind === K.OpenParen ||
    p.kind === K.OpenBracket ||
    isParameterModifier(p) ||
    isPossibleType(p) ||
    isFunctionPointer(p)
  );
}

function parseParameter(p: Parser, typeless: boolean, nameless: boolean = false): ParameterSyntax {
  const { start } = p;
  const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
  const modifiers: ModifierToken[] = [];
  while (isParameterModifier(p)) {
    modifiers.push({ text: p.currentText, start: p.start, end: p.currentEnd });
    p.next();
  }
  const next = p.peek();
  const endsBare = next === K.Comma || next === K.CloseParen || next === K.Equals;
  const isMissing = p.kind === K.Comma || p.kind === K.CloseParen;
  const bare = typeless && (isMissing || (p.kind === K.Identifier && endsBare));
  const type = bare ? undefined : parseType(p, 'parameter');
  const identifier = nameless && p.kind === K.CloseParen ? p.noIdentifier() : p.identifier();
  if (p.kind === K.OpenBracket && p.peek() === K.CloseBracket) {
    p.skipWith('CS1552');
    p.next();
  }
  const value = p.eat(K.Equals) ? p.areas.expression(p) : undefined;
  return {
    kind: 'Parameter',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    type,
    identifier,
    default: value,
  };
}

const typeParameterRules: ListRules<TypeParameterSyntax> = {
  close: K.Greater,
  element: parseTypeParameter,
  canStart: (p) => p.kind === K.OpenBracket || p.kind === K.in || p.kind === K.out || isTrueIdentifier(p),
  skipsElements: true,
  trailingComma: false,
  needsOne: true,
};

/** `<in T, out U>`; none if there is no `<`. */
export function parseTypeParameters(p: Parser): readonly TypeParameterSyntax[] {
  if (!p.eat(K.Less)) return [];
  const list = until(p, Stop.TypeParameters, () => parseList(p, typeParameterRules));
  p.expect(K.Greater);
  return list;
}

/** Type parameters where none belong, reported at the name before them and passed over. */
export function refuseTypeParameters(p: Parser, name: TokenSpan): void {
  if (p.kind !== K.Less) return;
  const { length } = p.complaints;
  parseTypeParameters(p);
  p.passOver(length);
  p.report('CS7002', name.start, name.end);
}

function parseTypeParameter(p: Parser): TypeParameterSyntax {
  const { start } = p;
  const attributeLists =
    p.kind === K.OpenBracket && p.peek() !== K.CloseBracket ? parseAttributeLists(p) : [];
  const variance = p.eat(K.in) ? 'in' : p.eat(K.out) ? 'out' : 'none';
  const identifier = isWhereClause(p) ? missingName(p) : p.identifier();
  return { kind: 'TypeParameter', start, end: p.end, attributeLists, variance, identifier };
}

function missingName(p: Parser): IdentifierToken {
  p.reportMissing('CS1001');
  return p.noIdentifier();
}

/** `where T : …`, any number of them. */
export function parseConstraintClauses(p: Parser): readonly TypeParameterConstraintClauseSyntax[] {
  const clauses: TypeParameterConstraintClauseSyntax[] = [];
  while (p.isWord('where')) {
    const { start } = p;
    p.next();
    const name = isTrueIdentifier(p) ? p.identifier() : missingName(p);
    p.expect(K.Colon);
    const constraints = parseConstraints(p);
    clauses.push({ kind: 'TypeParameterConstraintClause', start, end: p.end, name, constraints });
  }
  return clauses;
}

function parseConstraints(p: Parser): readonly TypeParameterConstraintSyntax[] {
  if (p.kind === K.OpenBrace || isWhereClause(p)) return [missingConstraint(p)];
  const list = [parseConstraint(p)];
  while (p.kind !== K.OpenBrace && p.kind !== K.Arrow && !p.isWord('where')) {
    if (p.kind === K.Comma || isConstraintStart(p)) {
      p.expect(K.Comma);
      if (isWhereClause(p)) {
        list.push(missingConstraint(p));
        break;
      }
      list.push(parseConstraint(p));
    } else if (!skipBadConstraint(p)) break;
  }
  return list;
}

function skipBadConstraint(p: Parser): boolean {
  return skipTokens(
    p,
    () => p.kind === K.Comma || isConstraintStart(p),
    () => p.kind === K.OpenBrace || isWhereClause(p) || isTerminator(p),
    () => p.skipAs(K.Comma),
  );
}

function isConstraintStart(p: Parser): boolean {
  switch (p.kind) {
    case K.class:
    case K.struct:
    case K.enum:
    case K.delegate:
    case K.default:
    case K.new:
      return true;
    default:
      return isPossibleType(p);
  }
}

function missingConstraint(p: Parser): TypeParameterConstraintSyntax {
  p.reportMissing('CS1031');
  const type = p.missingName();
  return { kind: 'TypeConstraint', start: type.start, end: type.end, type };
}

function parseConstraint(p: Parser): TypeParameterConstraintSyntax {
  const { start } = p;
  if (p.kind === K.class || p.kind === K.struct) {
    const keyword = p.kind === K.class ? 'class' : 'struct';
    p.next();
    const nullable = p.kind === K.Question;
    if (nullable && keyword === 'struct') p.reportHere('CS1073', '?');
    if (nullable) p.next();
    return { kind: 'ClassOrStructConstraint', start, end: p.end, keyword, nullable };
  }
  if (p.kind === K.new) {
    p.next();
    p.expect(K.OpenParen);
    p.expect(K.CloseParen);
    return { kind: 'ConstructorConstraint', start, end: p.end };
  }
  if (p.kind === K.default) {
    p.next();
    return { kind: 'DefaultConstraint', start, end: p.end };
  }
  if (p.isWord('allows') && isKeyword(p.peek())) {
    p.next();
    p.expect(K.ref);
    p.expect(K.struct);
    return { kind: 'AllowsConstraintClause', start, end: p.end };
  }
  if (p.kind === K.enum || p.kind === K.delegate) {
    p.skipWith(p.kind === K.enum ? 'CS9010' : 'CS9011');
    return { kind: 'TypeConstraint', start, end: p.end, type: p.missingName() };
  }
  const type = parseType(p);
  return { kind: 'TypeConstraint', start, end: p.end, type };
}
