// Operator and conversion declarations.
import type { MemberDeclarationSyntax, NameSyntax, TypeSyntax } from '../nodes.ts';
import { K, tokenText } from '../tokens.ts';
import type { Parser } from './core.ts';
import { parseFunctionBody } from './functions.ts';
import { type MemberStart, parseExplicitInterface } from './member-start.ts';
import { parseParameterList } from './parameters.ts';
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

/** `operator +(…)` from behind the return type. */
export function parseOperator(
  p: Parser,
  at: MemberStart,
  returnType: TypeSyntax,
  explicitInterface: NameSyntax | undefined,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  p.next();
  const checked = p.eat(K.checked);
  let operator = '';
  const from = p.start;
  if (overloadable.has(p.kind)) {
    do {
      operator += tokenText(p.kind);
      p.next();
    } while (
      operator.startsWith('>') &&
      (p.kind === K.Greater || p.kind === K.GreaterEquals) &&
      p.touches(0)
    );
  } else if (p.kind === K.implicit || p.kind === K.explicit || p.kind !== K.OpenParen) {
    p.reportHere('CS1037');
    if (p.kind !== K.CloseBrace && !p.atEnd) p.next();
  } else {
    p.reportMissing('CS1037');
  }
  const operatorToken = { start: from, end: operator === '' ? from : p.end };
  const parameterList = parseParameterList(p, 'declaration');
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'OperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    returnType,
    explicitInterface,
    checked,
    operator,
    operatorToken,
    parameterList,
    body,
    expressionBody,
  };
}

/** `implicit operator T(…)` from behind the modifiers. */
export function parseConversion(p: Parser, at: MemberStart): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers, complete } = at;
  const direction = p.kind === K.implicit ? 'implicit' : 'explicit';
  p.next();
  const explicitInterface = p.kind === K.Identifier ? parseExplicitInterface(p) : undefined;
  const operatorToken = p.expect(K.operator);
  const checked = p.eat(K.checked);
  const type = parseType(p);
  const parameterList = parseParameterList(p, 'declaration');
  const { body, expressionBody } = parseFunctionBody(p, false, complete);
  return {
    kind: 'ConversionOperatorDeclaration',
    start,
    end: p.end,
    attributeLists,
    modifiers,
    direction,
    explicitInterface,
    checked,
    operatorToken,
    type,
    parameterList,
    body,
    expressionBody,
  };
}
