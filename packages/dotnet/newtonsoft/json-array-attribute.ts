// The attribute `Newtonsoft.Json.JsonArrayAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { make, settable } from './attribute-values.ts';
import { JsonContainerAttribute } from './json-container-attribute.ts';

class JsonArrayAttribute extends JsonContainerAttribute {}

/** `Newtonsoft.Json.JsonArrayAttribute`. */
export const jsonArrayAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonArrayAttribute : Newtonsoft.Json.JsonContainerAttribute',
  () => ({
    ...settable('bool AllowNullItems'),
    'JsonArrayAttribute()': () => make(JsonArrayAttribute),
    'JsonArrayAttribute(bool allowNullItems)': (allow: boolean) =>
      make(JsonArrayAttribute, { AllowNullItems: allow }),
    'JsonArrayAttribute(string id)': (id: string) => make(JsonArrayAttribute, { Id: id }),
  }),
  { runtime: JsonArrayAttribute },
);
