// The attribute `Newtonsoft.Json.JsonDictionaryAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { make } from './attribute-values.ts';
import { JsonContainerAttribute } from './json-container-attribute.ts';

class JsonDictionaryAttribute extends JsonContainerAttribute {}

/** `Newtonsoft.Json.JsonDictionaryAttribute`. */
export const jsonDictionaryAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonDictionaryAttribute : Newtonsoft.Json.JsonContainerAttribute',
  () => ({
    'JsonDictionaryAttribute()': () => make(JsonDictionaryAttribute),
    'JsonDictionaryAttribute(string id)': (id: string) => make(JsonDictionaryAttribute, { Id: id }),
  }),
  { runtime: JsonDictionaryAttribute },
);
