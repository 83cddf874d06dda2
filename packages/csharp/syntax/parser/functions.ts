// What functions of every kind share: parameters, constraints, bodies.
import type {
  ArgumentListSyntax,
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  ConstructorInitializerSyntax,
  ParameterListSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import { parseArgumentList } from './arguments.ts';
import type { Parser } from './parser.ts';
import { parseConstraintClauses, parseParameterList, parseTypeParameters } from './parameters.ts';
import { Stop } from './terminators.ts';

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

/** What is known of a function whose name has been read. */
export interface FunctionHead {
  /** Its type parameters, where they have been read. */
  readonly typeParameters?: readonly TypeParameterSyntax[];
  /** Behind a local function a semicolon is a statement of its own. */
  readonly isLocal?: boolean;
}

/** Reads a function from behind its name. In a signature (`complete` false) nothing needs to follow the parameters. */
export function parseFunctionRest(
  p: Parser,
  isAsync: boolean,
  complete: boolean,
  { typeParameters: read, isLocal = false }: FunctionHead,
): FunctionRest {
  const { stops } = p;
  p.stops |= Stop.Signature;
  const typeParameters = read ?? parseTypeParameters(p);
  const parameterList = parseParameterList(p, 'declaration');
  if (p.kind === K.Colon && !isLocal) refuseInitializer(p);
  const constraintClauses = parseConstraintClauses(p);
  p.stops = stops;
  const { body, expressionBody } = parseFunctionBody(p, isAsync, complete, isLocal);
  return { typeParameters, parameterList, constraintClauses, body, expressionBody };
}

/** `: base(…)` belongs to constructors only. */
function refuseInitializer(p: Parser): void {
  const { start, currentEnd } = p;
  const { length } = p.complaints;
  parseConstructorInitializer(p);
  p.passOver(length);
  if (p.complaints.length === length) p.report('CS1073', start, currentEnd, ':');
}

/** `: this(…)`, `: base(…)` of a constructor. */
export function parseConstructorInitializer(p: Parser): ConstructorInitializerSyntax {
  const { start } = p;
  p.next();
  const keyword = p.kind === K.base ? 'base' : 'this';
  const isNamed = p.kind === K.base || p.kind === K.this;
  if (!isNamed) p.reportMissing('CS1018');
  const keywordToken = isNamed ? p.take() : p.nothing();
  const argumentList = p.kind === K.OpenParen ? parseArgumentList(p) : noArguments(p, isNamed);
  return { kind: 'ConstructorInitializer', start, end: p.end, keyword, keywordToken, argumentList };
}

function noArguments(p: Parser, isReported: boolean): ArgumentListSyntax {
  if (isReported) p.missing(K.OpenParen);
  if (isReported) p.missing(K.CloseParen);
  return { kind: 'ArgumentList', ...p.nothing(), arguments: [], closeToken: p.nothing() };
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
    body = p.areas.block(p);
    if (p.kind !== K.Arrow && !isLocal) skipSemicolon(p);
  }
  if (p.kind === K.Arrow) expressionBody = parseArrowBody(p);
  if (expressionBody !== undefined || body === undefined) if (complete || !p.atEnd) p.expect(K.Semicolon);
  p.inAsync = inAsync;
  p.isScript = isScript;
  return { body, expressionBody };
}

/** Whoever has a block and an expression has one of them too many. */
export function checkBodies(p: Parser, start: number, { body, expressionBody }: FunctionBody): void {
  if (body !== undefined && expressionBody !== undefined) p.reportLater('CS8057', start, p.end);
}

/** A semicolon behind a body, where none belongs. */
export function skipSemicolon(p: Parser): void {
  if (p.kind === K.Semicolon) p.skipWith('CS1597');
}

/** `=> expression`. */
export function parseArrowBody(p: Parser): ArrowExpressionClauseSyntax {
  const { start } = p;
  const arrow = p.take();
  const expression = p.kind === K.OpenBrace ? missing(p) : p.areas.possibleReference(p);
  return { kind: 'ArrowExpressionClause', start, end: p.end, arrow, expression };
}

function missing(p: Parser): ArrowExpressionClauseSyntax['expression'] {
  p.reportMissing('CS1525', '{');
  return p.missingName();
}
