// The attribute `Newtonsoft.Json.JsonExtensionDataAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonAttribute, make, settable } from './attribute-values.ts';

class JsonExtensionDataAttribute extends JsonAttribute {}

/** `Newtonsoft.Json.JsonExtensionDataAttribute`. */
export const jsonExtensionDataAttributeType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonExtensionDataAttribute : Attribute',
  () => ({
    ...settable('bool WriteData', 'bool ReadData'),
    'JsonExtensionDataAttribute()': () =>
      make(JsonExtensionDataAttribute, { WriteData: true, ReadData: true }),
  }),
  { runtime: JsonExtensionDataAttribute },
);
