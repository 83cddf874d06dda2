// The attribute `Newtonsoft.Json.JsonObjectAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { make, settable } from './attribute-values.ts';
import { JsonContainerAttribute } from './json-container-attribute.ts';

class JsonObjectAttribute extends JsonContainerAttribute {}

/** `Newtonsoft.Json.JsonObjectAttribute`. */
export const jsonObjectAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonObjectAttribute : Newtonsoft.Json.JsonContainerAttribute',
  () => ({
    ...settable(
      'MemberSerialization MemberSerialization',
      'MissingMemberHandling MissingMemberHandling',
      'NullValueHandling ItemNullValueHandling',
      'Required ItemRequired',
    ),
    'JsonObjectAttribute()': () => make(JsonObjectAttribute),
    'JsonObjectAttribute(MemberSerialization memberSerialization)': (value: number) =>
      make(JsonObjectAttribute, { MemberSerialization: value }),
    'JsonObjectAttribute(string id)': (id: string) => make(JsonObjectAttribute, { Id: id }),
  }),
  { runtime: JsonObjectAttribute },
);
