// The attribute `Newtonsoft.Json.JsonRequiredAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make } from './attribute-values.ts';

class JsonRequiredAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonRequiredAttribute`. */
export const jsonRequiredAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonRequiredAttribute : Attribute',
  () => ({ 'JsonRequiredAttribute()': () => make(JsonRequiredAttribute) }),
  { runtime: JsonRequiredAttribute },
);
