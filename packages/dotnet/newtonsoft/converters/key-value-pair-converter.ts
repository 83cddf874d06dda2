// The class `Newtonsoft.Json.Converters.KeyValuePairConverter` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { KeyValuePairConverter } from './built-in.ts';
import { plain } from './plain-converter.ts';

/** `Newtonsoft.Json.Converters.KeyValuePairConverter`. */
export const keyValuePairConverterType: TypeDeclaration = plain(
  'KeyValuePairConverter',
  KeyValuePairConverter,
);
