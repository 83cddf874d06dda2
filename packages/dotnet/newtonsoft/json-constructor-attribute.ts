// The attribute `Newtonsoft.Json.JsonConstructorAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make } from './attribute-values.ts';

class JsonConstructorAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonConstructorAttribute`. */
export const jsonConstructorAttributeType: TypeDeclaration = declareType(
  'public sealed class Newtonsoft.Json.JsonConstructorAttribute : Attribute',
  () => ({ 'JsonConstructorAttribute()': () => make(JsonConstructorAttribute) }),
  { runtime: JsonConstructorAttribute },
);
