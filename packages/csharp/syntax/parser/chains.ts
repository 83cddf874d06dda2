// Expressions that are read in a loop, each with the one before as its first operand: no nesting, however long.
import type { ExpressionSyntax } from '../nodes.ts';
import type { Parser } from './parser.ts';

/** How far the phases behind the parser go down at once. */
const jointDistance = 50;

/** Reads what goes on behind an expression. @param next reads a part of it; undefined where nothing binds so tightly */
export function readChain(
  p: Parser,
  first: ExpressionSyntax,
  least: number,
  next: (p: Parser, left: ExpressionSyntax, least: number) => ExpressionSyntax | undefined,
): ExpressionSyntax {
  let joints: ExpressionSyntax[] | undefined;
  let whole = first;
  for (let length = 1; ; length++) {
    const longer = next(p, whole, least);
    if (longer === undefined) break;
    if (length >= jointDistance && !isMethod(whole, longer)) {
      (joints ??= []).push(whole);
      length = 0;
    }
    whole = longer;
  }
  if (joints) p.chains.set(whole, joints);
  return whole;
}

/** Whether the expression is the name of what is called, which is no expression of its own. */
const isMethod = (expression: ExpressionSyntax, parent: ExpressionSyntax): boolean =>
  expression.kind === 'SimpleMemberAccessExpression' && parent.kind === 'InvocationExpression';
