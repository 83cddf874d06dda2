// What becomes of the parts of an expression that came to nothing: their own mistakes are told all the same.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { BoundBad } from '../bound-tree/bound-nodes.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** A bad expression with the parts it was to be made of, which flow analysis sees; lambdas tell what is wrong in them. */
export function badOf(span: TextSpan, parts: readonly AnyExpression[], type: Type = errorType): BoundBad {
  for (const part of parts) if (part.kind === 'UnboundLambda') part.tellMistakes();
  return badWith(span, parts, type);
}
