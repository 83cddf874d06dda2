// What functions of every kind share: parameters, constraints, bodies.
import type {
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  ParameterListSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './core.ts';
import { parseConstraintClauses, parseParameterList, parseTypeParameters } from './parameters.ts';

/** A body: a block, an expression, or neither before a semicolon. */
export interface FunctionBody {
  readonly body: BlockSyntax | undefined;
  readonly expressionBody: ArrowExpressionClauseSyntax | undefined;
}

/** Everything of a method or local function behind its name. */
export interface FunctionRest extends FunctionBody {
  readonly typeParameters: readonly TypeParameterSyntax[];
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
}

/**
 * Reads a function from behind its name. In a signature (`complete` false) nothing needs to follow the parameters;
 * behind a local function (`isLocal`) a semicolon is a statement of its own.
 */
export function parseFunctionRest(
  p: Parser,
  isAsync: boolean,
  complete: boolean,
  isLocal = false,
): FunctionRest {
  const typeParameters = parseTypeParameters(p);
  const parameterList = parseParameterList(p, 'declaration');
  const constraintClauses = parseConstraintClauses(p);
  const { body, expressionBody } = parseFunctionBody(p, isAsync, complete, isLocal);
  return { typeParameters, parameterList, constraintClauses, body, expressionBody };
}

/** Reads `{ … }`, `=> …;` or `;`. */
export function parseFunctionBody(
  p: Parser,
  isAsync: boolean,
  complete: boolean,
  isLocal = false,
): FunctionBody {
  const { inAsync, isScript } = p;
  p.inAsync = isAsync;
  p.isScript = false;
  let body: BlockSyntax | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind === K.OpenBrace) {
    body = p.grammar.block(p);
    if (p.kind !== K.Arrow && !isLocal) skipSemicolon(p);
  }
  if (p.kind === K.Arrow) expressionBody = parseArrowBody(p);
  if (expressionBody !== undefined || body === undefined) if (complete || !p.atEnd) p.expect(K.Semicolon);
  p.inAsync = inAsync;
  p.isScript = isScript;
  return { body, expressionBody };
}

/** A semicolon behind a body, where none belongs. */
export function skipSemicolon(p: Parser): void {
  if (p.kind === K.Semicolon) p.reportHere('CS1597');
  p.eat(K.Semicolon);
}

/** `=> expression`. */
export function parseArrowBody(p: Parser): ArrowExpressionClauseSyntax {
  const { start } = p;
  const arrow = p.take();
  const expression = p.kind === K.OpenBrace ? missing(p) : p.grammar.expression(p);
  return { kind: 'ArrowExpressionClause', start, end: p.end, arrow, expression };
}

function missing(p: Parser): ArrowExpressionClauseSyntax['expression'] {
  p.reportMissing('CS1525', '{');
  return p.missingName();
}
