// What UTF-8 texts are made of.
import type { Span } from '@mockwright/language/runtime/span';

/** Bytes in a span. */
export type Numbers = Span<number>;
