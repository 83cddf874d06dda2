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

/** Reads a function from behind its name. In a signature (`complete` false) nothing needs to follow the parameters. */
export function parseFunctionRest(p: Parser, isAsync: boolean, complete: boolean): FunctionRest {
  const typeParameters = parseTypeParameters(p);
  const parameterList = parseParameterList(p, 'declaration');
  const constraintClauses = parseConstraintClauses(p);
  const { body, expressionBody } = parseFunctionBody(p, isAsync, complete);
  return { typeParameters, parameterList, constraintClauses, body, expressionBody };
}

/** Reads `{ … }`, `=> …;` or `;`. */
export function parseFunctionBody(p: Parser, isAsync: boolean, complete: boolean): FunctionBody {
  const { inAsync, isScript } = p;
  p.inAsync = isAsync;
  p.isScript = false;
  let body: BlockSyntax | undefined;
  let expressionBody: ArrowExpressionClauseSyntax | undefined;
  if (p.kind === K.OpenBrace) {
    body = p.grammar.block(p);
    p.eat(K.Semicolon);
  } else {
    if (p.kind === K.Arrow) expressionBody = parseArrowBody(p);
    if (complete || !p.atEnd) p.expect(K.Semicolon);
  }
  p.inAsync = inAsync;
  p.isScript = isScript;
  return { body, expressionBody };
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
