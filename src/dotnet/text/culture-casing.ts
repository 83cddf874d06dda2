// Upper and lower case by culture: Turkish and Azeri have their own i, all others follow the invariant culture.
import { currentCulture } from '../system/globalization/culture-info.ts';
import { toLowerInvariant, toUpperInvariant } from './casing.ts';

function isTurkic(culture: unknown): boolean {
  return /^(?:tr|az)\b/.test(((culture ?? currentCulture()) as { readonly name?: string }).name ?? '');
}

/** `String.ToUpper(culture)`; null is the current culture. */
export function upperOf(text: string, culture: unknown): string {
  return isTurkic(culture)
    ? toUpperInvariant(text.replaceAll('i', 'İ').replaceAll('ı', 'I'))
    : toUpperInvariant(text);
}
/** `String.ToLower(culture)`; null is the current culture. */
export function lowerOf(text: string, culture: unknown): string {
  return isTurkic(culture)
    ? toLowerInvariant(text.replaceAll('I', 'ı').replaceAll('İ', 'i'))
    : toLowerInvariant(text);
}
