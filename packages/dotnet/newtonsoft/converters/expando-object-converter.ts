// The class `Newtonsoft.Json.Converters.ExpandoObjectConverter` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ExpandoObjectConverter } from './built-in.ts';
import { plain } from './plain-converter.ts';

/** `Newtonsoft.Json.Converters.ExpandoObjectConverter`. */
export const expandoObjectConverterType: TypeDeclaration = plain(
  'ExpandoObjectConverter',
  ExpandoObjectConverter,
);
