// The attribute `Newtonsoft.Json.JsonIgnoreAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make } from './attribute-values.ts';

class JsonIgnoreAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonIgnoreAttribute`. */
export const jsonIgnoreAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonIgnoreAttribute : Attribute',
  () => ({ 'JsonIgnoreAttribute()': () => make(JsonIgnoreAttribute) }),
  { runtime: JsonIgnoreAttribute },
);
