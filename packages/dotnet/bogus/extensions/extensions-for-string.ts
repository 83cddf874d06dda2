// The static class `Bogus.Extensions.ExtensionsForString` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { removeDiacritics, transliterate } from '../transliterate.ts';

function clampLength(text: string | null, min: number | null, max: number | null, padding: number): string {
  if (text === null) throw new NullReferenceException();
  const clamped = max !== null && text.length > max ? text.slice(0, max).trim() : text;
  if (min !== null) spendMemory(Math.max(0, min));
  return min === null ? clamped : clamped.padEnd(min, String.fromCharCode(padding));
}

/** `Bogus.Extensions.ExtensionsForString`. */
export const extensionsForStringType: TypeDeclaration = declareType(
  'public static class Bogus.Extensions.ExtensionsForString',
  () => ({
    "static string ClampLength(this string str, int? min = null, int? max = null, char paddingChar = 'A')":
      clampLength,
    'static string RemoveDiacritics(this string text)': (text: string | null) => {
      if (text === null) throw new NullReferenceException();
      return removeDiacritics(text);
    },
    'static string Transliterate(this string text, string lang = "en")': (
      text: string | null,
      language: string,
    ) => {
      if (text === null) throw new NullReferenceException();
      return transliterate(text, language);
    },
  }),
);
