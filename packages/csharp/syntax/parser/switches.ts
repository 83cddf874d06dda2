// The switch statement.
import type {
  ExpressionSyntax,
  PatternSyntax,
  StatementSyntax,
  SwitchLabelSyntax,
  SwitchSectionSyntax,
} from '../nodes.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';
import { nameOf } from './patterns.ts';
import { precedence } from './precedence.ts';
import { Stop, until } from './terminators.ts';

/** `switch (value) { … }`; a stray `case` is read as if `switch` stood before it. */
export function parseSwitch(p: Parser): StatementSyntax {
  const { start } = p;
  const stray = p.kind === K.case;
  const switchKeyword = stray ? { start, end: start } : p.take();
  let expression: ExpressionSyntax;
  if (stray) {
    p.missing(K.switch);
    expression = p.missingName();
  } else {
    const at = p.start;
    const { length } = p.complaints;
    const value = p.areas.expression(p);
    if (value.kind !== 'ParenthesizedExpression' && value.kind !== 'TupleExpression') {
      const isThere = value.kind !== 'IdentifierName' || !value.missing;
      p.reportBefore(isThere ? length : p.complaints.length, () =>
        p.report('CS8515', at, Math.max(at, value.end)),
      );
    }
    expression = value.kind === 'ParenthesizedExpression' ? value.expression : value;
    p.expect(K.OpenBrace);
  }
  const sections: SwitchSectionSyntax[] = [];
  while (isLabelStart(p)) sections.push(parseSection(p));
  p.expect(K.CloseBrace);
  return { kind: 'SwitchStatement', start, end: p.end, switchKeyword, expression, sections };
}

function isLabelStart(p: Parser): boolean {
  return p.kind === K.case || (p.kind === K.default && p.peek() !== K.OpenParen);
}

function parseSection(p: Parser): SwitchSectionSyntax {
  const { start } = p;
  const labels: SwitchLabelSyntax[] = [];
  do labels.push(parseLabel(p));
  while (isLabelStart(p));
  const statements = p.areas.section(p);
  return { kind: 'SwitchSection', start, end: p.end, labels, statements };
}

function parseLabel(p: Parser): SwitchLabelSyntax {
  const { start } = p;
  if (p.eat(K.default)) {
    p.expect(K.Colon);
    return { kind: 'DefaultSwitchLabel', start, end: p.end };
  }
  p.next();
  if (p.kind === K.Colon) {
    p.reportMissing('CS0150');
    const value = p.missingName();
    p.next();
    return { kind: 'CaseSwitchLabel', start, end: p.end, value };
  }
  const read = until(p, Stop.CaseLabel, (inner) => p.areas.pattern(inner, precedence.conditional));
  const pattern: PatternSyntax =
    read.kind === 'DiscardPattern'
      ? { kind: 'ConstantPattern', start: read.start, end: read.end, expression: nameOf(read) }
      : read;
  const whenClause = p.eatWord('when') ? p.areas.subexpression(p, precedence.expression) : undefined;
  p.expect(K.Colon);
  if (pattern.kind === 'ConstantPattern' && whenClause === undefined) {
    return { kind: 'CaseSwitchLabel', start, end: p.end, value: pattern.expression };
  }
  return { kind: 'CasePatternSwitchLabel', start, end: p.end, pattern, whenClause };
}
