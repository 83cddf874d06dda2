// The class `Newtonsoft.Json.Converters.RegexConverter` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { RegexConverter } from './built-in.ts';
import { plain } from './plain-converter.ts';

/** `Newtonsoft.Json.Converters.RegexConverter`. */
export const regexConverterType: TypeDeclaration = plain('RegexConverter', RegexConverter);
