// Upper and lower case by culture: Turkish and Azeri have their own i, all others follow the invariant culture.
import { toLowerInvariant, toUpperInvariant } from './casing.ts';

function isTurkic(culture: unknown): boolean {
  return culture !== null && /^(?:tr|az)\b/.test((culture as { readonly name?: string }).name ?? '');
}

/** `String.ToUpper(culture)`; null is the invariant culture. */
export function upperOf(text: string, culture: unknown): string {
  return isTurkic(culture)
    ? toUpperInvariant(text.replaceAll('i', 'İ').replaceAll('ı', 'I'))
    : toUpperInvariant(text);
}
/** `String.ToLower(culture)`; null is the invariant culture. */
export function lowerOf(text: string, culture: unknown): string {
  return isTurkic(culture)
    ? toLowerInvariant(text.replaceAll('I', 'ı').replaceAll('İ', 'i'))
    : toLowerInvariant(text);
}
