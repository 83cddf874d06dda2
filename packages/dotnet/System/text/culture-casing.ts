// Upper and lower case by culture: Turkish and Azeri have their own i, which the invariant culture leaves as it is.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import { toLowerInvariant, toUpperInvariant } from './casing.ts';

/** Turkish and Azeri letters; `invariant` knows no dotless i, other cultures write it without the mark. */
function kindOf(culture: unknown): 'turkic' | 'invariant' | 'other' {
  const name = ((culture ?? currentCulture()) as { readonly name?: string }).name ?? '';
  return name === '' ? 'invariant' : /^(?:tr|az)\b/.test(name) ? 'turkic' : 'other';
}

function swapped(text: string, letter: string, other: string): string {
  return inPieces(text, (piece) => piece.replaceAll(letter, other));
}

/** `String.ToUpper(culture)`; null is the current culture. */
export function upperOf(text: string, culture: unknown): string {
  const kind = kindOf(culture);
  if (kind === 'invariant') return toUpperInvariant(text);
  const dotless = swapped(text, 'ı', 'I');
  return toUpperInvariant(kind === 'turkic' ? swapped(dotless, 'i', 'İ') : dotless);
}
/** `String.ToLower(culture)`; null is the current culture. */
export function lowerOf(text: string, culture: unknown): string {
  const kind = kindOf(culture);
  if (kind === 'invariant') return toLowerInvariant(text);
  const dotless = kind === 'turkic' ? swapped(text, 'I', 'ı') : text;
  return toLowerInvariant(swapped(dotless, 'İ', 'i'));
}
