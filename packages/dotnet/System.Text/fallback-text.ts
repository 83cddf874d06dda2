// Texts and checks of fallbacks.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';

/** A number in hexadecimal digits. */
export const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/** @throws {ArgumentNullException | ArgumentException} for text with lone surrogates */
export function checkReplacement(text: string | null): string {
  const replacement = notNull(text, 'replacement');
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(replacement))
    throw new ArgumentException('String contains invalid Unicode code points.', 'replacement');
  return replacement;
}
