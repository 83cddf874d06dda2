// The static class `Bogus.Utils` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { join } from '../System/text/string-joining.ts';
import { slugify } from './slugs.ts';

/** `Bogus.Utils`. */
export const utilsType: TypeDeclaration = declareType('public static class Bogus.Utils', () => ({
  'static string Slugify(string txt)': slugify,
  'static string Slashify(IEnumerable<string> parts, string separator = "/")': (
    parts: Iterable<string> | null,
    separator: string,
  ) => join(separator, [...iterate<string>(notNull(parts, 'values'))]),
}));
