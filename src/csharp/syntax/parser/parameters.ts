// Parameters and type parameters with their constraints.
import type {
  ModifierToken,
  ParameterListSyntax,
  ParameterSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterConstraintSyntax,
  TypeParameterSyntax,
} from '../nodes.ts';
import { isKeyword, K } from '../tokens.ts';
import { type ListRules, parseList } from './arguments.ts';
import { parseAttributeLists } from './attributes.ts';
import type { Parser } from './core.ts';
import { isPredefinedType } from './type-scan.ts';
import { parseType } from './types.ts';

const rules = {
  trailingComma: false,
  stopAtSemicolon: true,
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
  const parameters = parseList(p, rulesOf[place]);
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
        p.isWord('scoped') && (p.peek() === K.Identifier || p.peek() === K.ref || isPredefinedType(p.peek()))
      );
  }
}

function isParameterStart(p: Parser): boolean {
  return (
    p.kind === K.Identifier ||
    p.kind === K.OpenParen ||
    p.kind === K.OpenBracket ||
    isParameterModifier(p) ||
    isPredefinedType(p.kind) ||
    p.kind === K.delegate
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
  const bare =
    typeless && p.kind === K.Identifier && (next === K.Comma || next === K.CloseParen || next === K.Equals);
  const type = bare ? undefined : parseType(p);
  const identifier = nameless && p.kind === K.CloseParen ? p.noIdentifier() : p.identifier();
  const value = p.eat(K.Equals) ? p.grammar.expression(p) : undefined;
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

/** `<in T, out U>`; none if there is no `<`. */
export function parseTypeParameters(p: Parser): readonly TypeParameterSyntax[] {
  const list: TypeParameterSyntax[] = [];
  if (!p.eat(K.Less)) return list;
  do {
    const { start } = p;
    const attributeLists = p.kind === K.OpenBracket ? parseAttributeLists(p) : [];
    const variance = p.eat(K.in) ? 'in' : p.eat(K.out) ? 'out' : 'none';
    const identifier = p.identifier();
    list.push({ kind: 'TypeParameter', start, end: p.end, attributeLists, variance, identifier });
  } while (p.eat(K.Comma));
  p.expect(K.Greater);
  return list;
}

/** `where T : …`, any number of them. */
export function parseConstraintClauses(p: Parser): readonly TypeParameterConstraintClauseSyntax[] {
  const clauses: TypeParameterConstraintClauseSyntax[] = [];
  while (p.isWord('where')) {
    const { start } = p;
    p.next();
    const name = p.identifier();
    p.expect(K.Colon);
    const constraints: TypeParameterConstraintSyntax[] = [];
    do constraints.push(parseConstraint(p));
    while (p.eat(K.Comma));
    clauses.push({ kind: 'TypeParameterConstraintClause', start, end: p.end, name, constraints });
  }
  return clauses;
}

function parseConstraint(p: Parser): TypeParameterConstraintSyntax {
  const { start } = p;
  if (p.kind === K.class || p.kind === K.struct) {
    const keyword = p.kind === K.class ? 'class' : 'struct';
    p.next();
    const nullable = p.eat(K.Question);
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
  const type = parseType(p);
  return { kind: 'TypeConstraint', start, end: p.end, type };
}
