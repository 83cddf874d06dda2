// Operator and conversion declarations.
import type { SyntaxCode } from '@mockwright/language/diagnostics/codes-syntax';
import type { MemberDeclarationSyntax, NameSyntax, TokenSpan, TypeSyntax } from '../nodes.ts';
import { K, tokenText } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { checkBodies, parseFunctionBody } from './functions.ts';
import { type MemberStart, parseExplicitInterface } from './member-start.ts';
import { isQualified } from './modifiers.ts';
import { parseParameterList } from './parameters.ts';
import { scanNamePart } from './type-scan.ts';
import { parseType } from './types.ts';

const overloadable = new Set<number>([
  K.Plus,
  K.Minus,
  K.Exclamation,
  K.Tilde,
  K.PlusPlus,
  K.MinusMinus,
  K.true,
  K.false,
  K.Asterisk,
  K.Slash,
  K.Percent,
  K.Ampersand,
  K.Bar,
  K.Caret,
  K.LessLess,
  K.EqualsEquals,
  K.ExclamationEquals,
  K.Less,
  K.Greater,
  K.LessEquals,
  K.GreaterEquals,
  K.PlusEquals,
  K.MinusEquals,
  K.AsteriskEquals,
  K.SlashEquals,
  K.PercentEquals,
  K.AmpersandEquals,
  K.BarEquals,
  K.CaretEquals,
  K.LessLessEquals,
]);

const unary = new Set(['+', '-', '!', '~', '++', '--', 'true', 'false']);
/** Operators that are not overloaded with two operands. */
const unaryOnly = new Set(['!', '~', '++', '--', 'true', 'false']);

/** `operator +(…)` from behind the return type. */
export function parseOperator(
  p: Parser,
  at: MemberStart,
  returnType: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.expect(K.operator);
  const checkedKeyword = parseChecked(p);
  const from = p.start;
  const operator = takeOperator(p);
  const operatorToken = { start: from, end: operator === '' ? from : p.end };
  const place = { start: from, end: p.end };
  const { length } = p.complaints;
  const parameterList = parseParameterList(p, 'declaration');
  const code = operatorMistake(operator, parameterList.parameters.length);
  if (code !== undefined) p.reportBefore(length, () => p.report(code, place.start, place.end, operator));
  const bodies = parseFunctionBody(p, false, complete);
  checkBodies(p, start, bodies);
  return {
    kind: 'OperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    returnType,
    explicitInterface,
    checkedKeyword,
    operator,
    operatorToken,
    parameterList,
    ...bodies,
  };
}

/** The word `checked`; `unchecked` says nothing here (CS9027). */
function parseChecked(p: Parser): TokenSpan | undefined {
  const { start } = p;
  if (p.eat(K.checked)) return { start, end: p.end };
  if (p.eat(K.unchecked)) p.report('CS9027', start, p.end);
  return undefined;
}

/** Consumes the operator, or whatever stands in its place; empty if it cannot be overloaded. */
function takeOperator(p: Parser): string {
  if (!overloadable.has(p.kind)) {
    p.next();
    return '';
  }
  let operator = '';
  do {
    operator += tokenText(p.kind);
    p.next();
  } while (operator.startsWith('>') && (p.kind === K.Greater || p.kind === K.GreaterEquals) && p.touches(0));
  return operator;
}

/** What is wrong with an operator of so many parameters. */
function operatorMistake(operator: string, count: number): SyntaxCode | undefined {
  const isCompound = operator.endsWith('=') && !comparisons.has(operator);
  if (count === 1) return unary.has(operator) || isCompound ? undefined : 'CS1019';
  const isBinary = operator !== '' && !unaryOnly.has(operator) && !isCompound;
  if (count === 2) return isBinary ? undefined : 'CS1020';
  if (count === 0 && (operator === '++' || operator === '--')) return undefined;
  if (isBinary) return 'CS1534';
  return unary.has(operator) || isCompound ? 'CS1535' : 'CS1037';
}

const comparisons = new Set(['==', '!=', '<=', '>=']);

/** Whether a conversion is declared here, be it one whose `implicit` or `explicit` is missing. */
export function isConversion(p: Parser): boolean {
  if (p.kind === K.implicit || p.kind === K.explicit) return true;
  const { index } = p;
  while (p.kind === K.Identifier && isQualified(p)) {
    scanNamePart(p);
    p.next();
  }
  let result = p.kind === K.operator;
  if (result) {
    p.next();
    if (p.kind === K.checked || p.kind === K.unchecked) p.next();
    result = !overloadable.has(p.kind);
  }
  p.moveTo(index);
  return result;
}

/** `implicit operator T(…)` from behind the modifiers. */
export function parseConversion(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const direction = p.kind === K.implicit ? 'implicit' : 'explicit';
  if (p.kind === K.implicit || p.kind === K.explicit) p.next();
  else p.missing(K.explicit);
  const explicitInterface = p.kind === K.Identifier ? parseExplicitInterface(p)?.name : undefined;
  const operatorToken = p.expect(K.operator);
  const checkedKeyword = parseChecked(p);
  const type = parseTarget(p);
  const parameterList = parseParameterList(p, 'declaration');
  const bodies = parseFunctionBody(p, false, complete);
  checkBodies(p, start, bodies);
  return {
    kind: 'ConversionOperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    direction,
    explicitInterface,
    checkedKeyword,
    operatorToken,
    type,
    parameterList,
    ...bodies,
  };
}

/** The type converted to. Where it is missing, the parameters are not taken for a tuple. */
function parseTarget(p: Parser): TypeSyntax {
  const { index } = p;
  const { length } = p.complaints;
  const type = parseType(p);
  const isTuple = type.kind === 'TupleType' && type.elements.length === 1;
  if (!isTuple || p.kind === K.OpenParen) return type;
  p.moveTo(index);
  p.complaints.length = length;
  return p.identifierName();
}
