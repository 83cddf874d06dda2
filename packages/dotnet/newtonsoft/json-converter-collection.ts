// The class `Newtonsoft.Json.JsonConverterCollection`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Collection } from '../System.Collections.ObjectModel/collection.ts';
import type { JsonConverter } from './serialization/converter.ts';

/** `JsonConverterCollection`. */
export class JsonConverterCollection extends Collection<JsonConverter> {}
/** `Newtonsoft.Json.JsonConverterCollection`. */
export const jsonConverterCollectionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonConverterCollection : System.Collections.ObjectModel.Collection<JsonConverter>',
  () => ({
    'JsonConverterCollection()': () =>
      new JsonConverterCollection(coreType('Newtonsoft.Json.JsonConverterCollection')),
  }),
  { runtime: JsonConverterCollection },
);
