// The static class `Bogus.Utils` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { join, textsOf } from '../System/text/string-joining.ts';
import { slugify } from './slugs.ts';

/** `Bogus.Utils`. */
export const utilsType: TypeDeclaration = declareType('public static class Bogus.Utils', () => ({
  'static string Slugify(string txt)': slugify,
  'static string Slashify(IEnumerable<string> parts, string separator = "/")': (
    parts: Iterable<string | null> | null,
    separator: string,
  ) => join(separator, textsOf(parts)),
}));
