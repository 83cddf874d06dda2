// Items copied into a span.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';

/** Copies items to the start of a span. @throws ArgumentException where there is no room */
export function copyInto(destination: Span, items: readonly unknown[]): void {
  if (destination.length < items.length)
    throw new ArgumentException('Destination is too short.', 'destination');
  for (const [index, item] of items.entries()) destination.set(index, item);
}
