// The members of interfaces through which values convert and format themselves.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { Span } from '@mockwright/language/runtime/span';
import { formatValue } from '@mockwright/language/runtime/text';
import { convertBoxed, convertibleNames } from './convert-values.ts';
import type { Convertible } from './convert-values.ts';
import { formatOf } from './span-members.ts';
import type { writeText } from './span-members.ts';

/** `TryFormat` of any value by its text. */
export function formatInto(write: typeof writeText): Implementation {
  return (
    self: unknown,
    destination: Span<number>,
    written: Ref,
    format: Span<number>,
    provider: unknown,
  ): boolean => write(formatValue(self, formatOf(format), provider), destination, written);
}

/** The members of `IConvertible`. */
export const conversions: Record<string, Implementation> = {};
for (const [kind, name] of Object.entries(convertibleNames) as [Convertible, string][]) {
  conversions[`${kind} To${name}(IFormatProvider? provider)`] = (self: unknown, provider: unknown) =>
    convertBoxed(self, kind, provider);
}
