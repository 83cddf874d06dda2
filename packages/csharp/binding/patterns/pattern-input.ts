// What a pattern is bound against, and what binding it gives.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { PatternSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundPattern } from '../bound-tree/bound-nodes.ts';

/** The value that a pattern is tried on. */
export interface PatternInput {
  /** The type of the value itself. */
  readonly type: Type;
  /** What is known of it here: the right side of `and` is bound for what the left side has found. */
  readonly narrowed: Type;
  /** Variables can be declared: not under `not` and `or`. */
  readonly allowsVariables: boolean;
}

/** A bound pattern, and the type it narrows its input to. */
export interface PatternResult {
  readonly pattern: BoundPattern;
  /** What the value is known to be once the pattern matched. */
  readonly narrowed: Type;
}

/** Binds a pattern inside another one. */
export type BindSubpattern = (binder: Binder, syntax: PatternSyntax, input: PatternInput) => PatternResult;

/** An input of which only its type is known. */
export function inputOf(type: Type, allowsVariables: boolean): PatternInput {
  return { type, narrowed: type, allowsVariables };
}

/** A pattern that was reported: matches everything, so that nothing else is said. */
export function badPattern(span: TextSpan, input: PatternInput): PatternResult {
  return {
    pattern: { kind: 'DiscardPattern', span, inputType: input.type, isReported: true },
    narrowed: input.narrowed,
  };
}

/** Whether a pattern came to nothing. */
export function isReported(pattern: BoundPattern): boolean {
  return pattern.kind === 'DiscardPattern' && pattern.isReported === true;
}
