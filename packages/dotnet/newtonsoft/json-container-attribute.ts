// The attribute `Newtonsoft.Json.JsonContainerAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make, settable } from './attribute-values.ts';

/** What reflection makes of the attributes for objects, arrays and dictionaries. */
export class JsonContainerAttribute extends JsonAttribute {}
const container = settable(
  'string? Id',
  'string? Title',
  'string? Description',
  'Type? ItemConverterType',
  'object[]? ItemConverterParameters',
  'Type? NamingStrategyType',
  'object[]? NamingStrategyParameters',
  'bool IsReference',
  'bool ItemIsReference',
  'ReferenceLoopHandling ItemReferenceLoopHandling',
  'TypeNameHandling ItemTypeNameHandling',
);

/** `Newtonsoft.Json.JsonContainerAttribute`. */
export const jsonContainerAttributeType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonContainerAttribute : Attribute',
  {
    ...container,
    'protected JsonContainerAttribute()': () => make(JsonContainerAttribute),
    'protected JsonContainerAttribute(string id)': (id: string) => make(JsonContainerAttribute, { Id: id }),
  },
  { runtime: JsonContainerAttribute },
);
