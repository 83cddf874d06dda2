// `Newtonsoft.Json.Serialization.ExtensionDataSetter`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.ExtensionDataSetter`. */
export const extensionDataSetterType: TypeDeclaration = declareType(
  'public delegate void Newtonsoft.Json.Serialization.ExtensionDataSetter(object o, string key, object? value)',
);
