// The parts of the expressions that are being bound: what is left of one that cannot be bound as a whole.
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { BoundBad } from '../bound-tree/bound-nodes.ts';
import { keepParts } from '../bound-tree/bound-parts.ts';
import type { Part } from '../bound-tree/bound-parts.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** A stack of them, the innermost last. */
export class ExpressionParts {
  readonly #parts: Part[] = [];
  /** What expressions began with that was bound before them, until they come to it. */
  readonly boundAhead: Map<ExpressionSyntax, AnyExpression> = new Map();

  /** How many there are; see {@link join}. */
  get count(): number {
    return this.#parts.length;
  }
  push(part: Part): void {
    this.#parts.push(part);
  }
  /**
   * Makes one expression of the parts that were bound for it: those behind the first `count`. Where nothing came of it, it
   * keeps them.
   */
  join<T extends AnyExpression>(count: number, expression: T): T | BoundBad {
    const parts = this.#parts;
    const joined = expression.kind === 'Bad' ? keepParts(expression, parts.slice(count)) : expression;
    parts.length = count;
    parts.push(joined);
    return joined;
  }
  /** Does something of whose parts nothing around it is made. */
  apart<T>(action: () => T): T {
    const { length } = this.#parts;
    const result = action();
    this.#parts.length = length;
    return result;
  }
}
