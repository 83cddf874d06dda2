// The delegate `Newtonsoft.Json.Serialization.ExtensionDataGetter`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.ExtensionDataGetter`. */
export const extensionDataGetterType: TypeDeclaration = declareType(
  'public delegate IEnumerable<KeyValuePair<object, object>>? Newtonsoft.Json.Serialization.ExtensionDataGetter(object o)',
);
