// Patterns, and the right side of `is`.
import type {
  DiscardPatternSyntax,
  ExpressionSyntax,
  IdentifierNameSyntax,
  PatternSyntax,
  RelationalPatternSyntax,
  SubpatternSyntax,
  TypeSyntax,
  VariableDesignationSyntax,
} from '../nodes.ts';
import { K, tokenText } from '../tokens.ts';
import { type ListRules, parseList } from './arguments.ts';
import type { Parser } from './parser.ts';
import { isCastStart, parseDesignation } from './parenthesized.ts';
import {
  continuesExpression,
  isPlainType,
  isVarPattern,
  scanPatternType,
  isPatternOperator,
  isDesignation,
} from './pattern-scan.ts';
import { precedence } from './precedence.ts';
import { isExpressionStart, isTrueIdentifier } from './possible-starts.ts';
import { isFunctionPointer, isPredefinedType, scanType } from './type-scan.ts';
import { parseType } from './types.ts';

/** Reads the operator `is` and what follows: a type, or a pattern. */
export function parseIsRight(p: Parser, expression: ExpressionSyntax): ExpressionSyntax {
  const { start } = expression;
  const operatorToken = p.take();
  if (isPlainType(p)) {
    const type = parseType(p, 'tested');
    return { kind: 'IsExpression', start, end: p.end, left: expression, operatorToken, type };
  }
  const pattern = parsePatternOf(p, precedence.shift);
  if (pattern.kind === 'DiscardPattern')
    return {
      kind: 'IsExpression',
      start,
      end: p.end,
      left: expression,
      operatorToken,
      type: nameOf(pattern),
    };
  return { kind: 'IsPatternExpression', start, end: p.end, expression, operatorToken, pattern };
}

/** Where a whole case or test is `_`, it is a name and discards nothing. */
export function nameOf({ start, end }: DiscardPatternSyntax): IdentifierNameSyntax {
  return { kind: 'IdentifierName', start, end, text: '_', missing: false, verbatim: false };
}

/** Reads a pattern; 0: all of it, 1: without `or`, 2: without `and`. */
function parsePattern(p: Parser, level: number): PatternSyntax {
  if (!p.enter()) {
    p.leave();
    return missingPattern(p);
  }
  const { start } = p;
  let left = parseUnaryPattern(p);
  for (;;) {
    const word = p.word();
    if (!(word === 'or' && level <= 0) && !(word === 'and' && level <= 1)) break;
    const operatorToken = p.take();
    const right = parsePattern(p, word === 'or' ? 1 : 2);
    left = { kind: 'BinaryPattern', start, end: p.end, operator: word, operatorToken, left, right };
  }
  p.leave();
  return left;
}

function missingPattern(p: Parser): PatternSyntax {
  return { kind: 'ConstantPattern', start: p.end, end: p.end, expression: p.missingName() };
}

function parseUnaryPattern(p: Parser): PatternSyntax {
  const { start } = p;
  if (p.isWord('not') && p.peek() !== K.Dot) {
    p.next();
    const pattern = parsePattern(p, 2);
    return { kind: 'NotPattern', start, end: p.end, pattern };
  }
  switch (p.kind) {
    case K.Less:
    case K.LessEquals:
    case K.Greater:
    case K.GreaterEquals:
    case K.EqualsEquals:
    case K.ExclamationEquals: {
      const operator = tokenText(p.kind) as RelationalPatternSyntax['operator'];
      if (operator === '==' || operator === '!=') p.reportHere(operator === '==' ? 'CS9344' : 'CS9345');
      const operatorToken = p.take();
      const expression = p.areas.subexpression(p, precedence.shift);
      return { kind: 'RelationalPattern', start, end: p.end, operator, operatorToken, expression };
    }
    case K.OpenBrace:
      return parseRecursive(p, undefined, start);
    case K.OpenBracket:
      return parseListPattern(p);
    case K.DotDot: {
      p.next();
      const pattern = isPatternStart(p) ? parsePattern(p, 0) : undefined;
      return { kind: 'SlicePattern', start, end: p.end, pattern };
    }
    case K.OpenParen:
      return isTupleArray(p) ? parseTypeOrConstant(p) : parseParenthesizedPattern(p);
    default:
      return parseTypeOrConstant(p);
  }
}

/** Whether an array of tuples begins here: no other pattern looks like it. */
function isTupleArray(p: Parser): boolean {
  const { index } = p;
  const found = scanType(p);
  const isArray = found !== 'none' && p.peek(-1) === K.CloseBracket;
  p.moveTo(index);
  return isArray;
}

function parseTypeOrConstant(p: Parser): PatternSyntax {
  const { start } = p;
  if (isVarPattern(p)) {
    p.next();
    const designation = parseDesignation(p);
    return { kind: 'VarPattern', start, end: p.end, designation };
  }
  if (p.isWord('_')) {
    p.next();
    return { kind: 'DiscardPattern', start, end: p.end };
  }
  if (isTrueIdentifier(p) || p.kind === K.OpenParen || isPredefinedType(p.kind) || isFunctionPointer(p)) {
    const { index } = p;
    const found = scanPatternType(p);
    const behind = p.kind;
    const designated = found !== 'none' && isDesignation(p);
    const called = behind === K.OpenParen && !p.isWord('nameof', index - p.index);
    const isType = !continuesExpression(p);
    p.moveTo(index);
    if (found !== 'none') {
      if (behind === K.OpenBrace || called) return parseRecursive(p, parseType(p, 'expression'), start);
      if (designated) {
        const type = parseType(p, 'expression');
        const designation = parseDesignation(p);
        if (p.kind === K.OpenBrace) {
          const properties = parsePropertiesBehind(p, designation);
          return {
            kind: 'RecursivePattern',
            start,
            end: p.end,
            type,
            positional: undefined,
            properties,
            designation,
          };
        }
        return { kind: 'DeclarationPattern', start, end: p.end, type, designation };
      }
      const isDotted = behind === K.DotDot && (found === 'name' || found === 'generic');
      if (isDotted || (found !== 'name' && isType)) {
        const type = parseType(p, 'expression');
        return { kind: 'TypePattern', start, end: p.end, type };
      }
    }
  }
  if (endsPattern(p.kind)) {
    p.reportMissing('CS8504');
    return missingPattern(p);
  }
  const expression = p.areas.subexpression(p, p.constantPrecedence);
  return { kind: 'ConstantPattern', start, end: p.end, expression };
}

/** What stands where a pattern is missing. */
function endsPattern(kind: number): boolean {
  switch (kind) {
    case K.Comma:
    case K.Semicolon:
    case K.CloseBrace:
    case K.CloseParen:
    case K.CloseBracket:
    case K.Arrow:
      return true;
    default:
      return false;
  }
}

/** Reads a pattern in which the constants' operators bind at least as tightly as `least`. */
export function parsePatternOf(p: Parser, least: number): PatternSyntax {
  const { constantPrecedence } = p;
  p.constantPrecedence = least;
  const pattern = parsePattern(p, 0);
  p.constantPrecedence = constantPrecedence;
  return pattern;
}

/** Whether what a cast converts stands behind the parentheses here: `(int)` alone is a pattern. */
function isOperandBehind(p: Parser): boolean {
  const { index } = p;
  p.next();
  scanType(p);
  p.next();
  const result = isExpressionStart(p) && !isPatternOperator(p) && !p.isWord('when');
  p.moveTo(index);
  return result;
}

/** What joins an expression in parentheses to more of it. */
const goesOn: ReadonlySet<number> = new Set([
  K.Plus,
  K.Minus,
  K.Asterisk,
  K.Slash,
  K.Percent,
  K.LessLess,
  K.Greater,
  K.Ampersand,
  K.Bar,
  K.Caret,
  K.Dot,
  K.OpenBracket,
]);

function parseParenthesizedPattern(p: Parser): PatternSyntax {
  const { start } = p;
  if (isCastStart(p) && isOperandBehind(p)) {
    const expression = p.areas.subexpression(p, precedence.shift);
    return { kind: 'ConstantPattern', start, end: p.end, expression };
  }
  const before = p.mark();
  const pattern = parseRecursive(p, undefined, start);
  if (
    pattern.kind !== 'RecursivePattern' ||
    pattern.properties !== undefined ||
    pattern.designation !== undefined
  )
    return pattern;
  const only = pattern.positional?.length === 1 ? pattern.positional[0] : undefined;
  if (only === undefined || only.name !== undefined) return pattern;
  const { end } = pattern;
  const inside = only.pattern;
  if (inside.kind !== 'ConstantPattern') return { kind: 'ParenthesizedPattern', start, end, pattern: inside };
  // A constant in parentheses is an expression as any other: more of it may follow.
  let expression: ExpressionSyntax = {
    kind: 'ParenthesizedExpression',
    start,
    end,
    expression: inside.expression,
  };
  if (goesOn.has(p.kind)) {
    p.goBack(before);
    expression = p.areas.subexpression(p, p.constantPrecedence);
  }
  return { kind: 'ConstantPattern', start, end: p.end, expression };
}

function isPatternStart(p: Parser): boolean {
  switch (p.kind) {
    case K.Less:
    case K.LessEquals:
    case K.Greater:
    case K.GreaterEquals:
    case K.OpenBrace:
      return true;
    default:
      return isExpressionStart(p);
  }
}

const subpattern = {
  element: parseSubpattern,
  canStart: isPatternStart,
  stopAtSemicolon: true,
  stopAtBrackets: true,
} as const;
const positionalRules: ListRules<SubpatternSyntax> = {
  ...subpattern,
  close: K.CloseParen,
  trailingComma: false,
};
const propertyRules: ListRules<SubpatternSyntax> = {
  ...subpattern,
  close: K.CloseBrace,
  trailingComma: true,
};
const listRules: ListRules<PatternSyntax> = {
  close: K.CloseBracket,
  element: (p) => parsePatternOf(p, precedence.conditional),
  canStart: isPatternStart,
  trailingComma: true,
  stopAtSemicolon: true,
  stopAtBrackets: true,
};

/** `T(…){…} x` from behind the type. */
function parseRecursive(p: Parser, type: TypeSyntax | undefined, start: number): PatternSyntax {
  let positional: SubpatternSyntax[] | undefined;
  let properties: SubpatternSyntax[] | undefined;
  if (p.eat(K.OpenParen)) {
    positional = parseList(p, positionalRules);
    p.expect(K.CloseParen);
  }
  if (p.eat(K.OpenBrace)) {
    properties = parseList(p, propertyRules);
    p.expect(K.CloseBrace);
  }
  const designation = parseOptionalDesignation(p);
  if (designation && !properties && p.kind === K.OpenBrace)
    properties = parsePropertiesBehind(p, designation);
  return { kind: 'RecursivePattern', start, end: p.end, type, positional, properties, designation };
}

/** `T x { … }`: the properties belong before the name. Mostly a parenthesis is missing between them. */
function parsePropertiesBehind(p: Parser, designation: VariableDesignationSyntax): SubpatternSyntax[] {
  p.report('CS8525', designation.start, designation.end);
  p.next();
  const properties = parseList(p, propertyRules);
  p.expect(K.CloseBrace);
  return properties;
}

function parseOptionalDesignation(p: Parser): VariableDesignationSyntax | undefined {
  return isDesignation(p) ? parseDesignation(p) : undefined;
}

function parseSubpattern(p: Parser): SubpatternSyntax {
  const { start } = p;
  let name: ExpressionSyntax | undefined;
  if (p.kind === K.Identifier && isNamed(p)) {
    name = p.identifierName();
    while (p.kind === K.Dot) {
      const operatorToken = p.take();
      const member = p.identifierName();
      name = {
        kind: 'SimpleMemberAccessExpression',
        start,
        end: p.end,
        expression: name,
        operatorToken,
        name: member,
        arrow: false,
      };
    }
    p.next();
  }
  const pattern = parsePatternOf(p, precedence.conditional);
  const meant = name === undefined && p.kind === K.Colon ? asExpression(pattern) : undefined;
  if (!meant) return { kind: 'Subpattern', start, end: p.end, name, pattern };
  p.next();
  const behind = parsePatternOf(p, precedence.conditional);
  return { kind: 'Subpattern', start, end: p.end, name: meant, pattern: behind };
}

/** What was read as a pattern, as the expression that it can be as well. */
function asExpression(pattern: PatternSyntax): ExpressionSyntax | undefined {
  return pattern.kind === 'ConstantPattern' ? pattern.expression : undefined;
}

function isNamed(p: Parser): boolean {
  let ahead = 1;
  while (p.peek(ahead) === K.Dot && p.peek(ahead + 1) === K.Identifier) ahead += 2;
  return p.peek(ahead) === K.Colon;
}

function parseListPattern(p: Parser): PatternSyntax {
  const { start } = p;
  p.next();
  const patterns = parseList(p, listRules);
  p.expect(K.CloseBracket);
  const designation = parseOptionalDesignation(p);
  return { kind: 'ListPattern', start, end: p.end, patterns, designation };
}
