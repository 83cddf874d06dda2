// Upper and lower case by culture: Turkish and Azeri have their own i, which the invariant culture leaves as it is.
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import { toLowerInvariant, toUpperInvariant } from './casing.ts';

/** Turkish and Azeri letters; `invariant` knows no dotless i, other cultures write it without the mark. */
function kindOf(culture: unknown): 'turkic' | 'invariant' | 'other' {
  const name = ((culture ?? currentCulture()) as { readonly name?: string }).name ?? '';
  return name === '' ? 'invariant' : /^(?:tr|az)\b/.test(name) ? 'turkic' : 'other';
}

/** `String.ToUpper(culture)`; null is the current culture. */
export function upperOf(text: string, culture: unknown): string {
  const kind = kindOf(culture);
  if (kind === 'invariant') return toUpperInvariant(text);
  const dotless = text.replaceAll('ı', 'I');
  return toUpperInvariant(kind === 'turkic' ? dotless.replaceAll('i', 'İ') : dotless);
}
/** `String.ToLower(culture)`; null is the current culture. */
export function lowerOf(text: string, culture: unknown): string {
  const kind = kindOf(culture);
  if (kind === 'invariant') return toLowerInvariant(text);
  const dotless = kind === 'turkic' ? text.replaceAll('I', 'ı') : text;
  return toLowerInvariant(dotless.replaceAll('İ', 'i'));
}
