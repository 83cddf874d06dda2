// Interpolated strings: each hole is parsed as a text of its own, in place.
import type { InterpolatedStringContentSyntax, InterpolatedStringExpressionSyntax } from '../nodes.ts';
import type { InterpolatedPiece } from '../token.ts';
import { K } from '../tokens.ts';
import type { Parser } from './parser.ts';

/** Reads the interpolated string at the current token. */
export function parseInterpolatedString(p: Parser): InterpolatedStringExpressionSyntax {
  const { start, currentEnd } = p;
  const contents: InterpolatedStringContentSyntax[] = [];
  for (const piece of p.value as readonly InterpolatedPiece[]) {
    if (piece.kind === 'hole') contents.push(parseHole(p, piece));
    else
      contents.push({ kind: 'InterpolatedStringText', start: piece.start, end: piece.end, text: piece.text });
  }
  p.next();
  return { kind: 'InterpolatedStringExpression', start, end: currentEnd, contents };
}

function parseHole(p: Parser, hole: InterpolatedPiece & { kind: 'hole' }): InterpolatedStringContentSyntax {
  const part = p.part(hole.expressionStart, hole.expressionEnd);
  part.formatFollows = hole.format !== undefined;
  const expression = part.areas.expression(part);
  const alignment = part.eat(K.Comma) ? part.areas.expression(part) : undefined;
  if (!part.atEnd) {
    const last = alignment ?? expression;
    part.report('CS1073', last.start, last.end, part.currentText);
  }
  p.absorb(part);
  const { start, end, format } = hole;
  return { kind: 'Interpolation', start, end, expression, alignment, format };
}
