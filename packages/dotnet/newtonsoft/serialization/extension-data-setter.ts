// The delegate `Newtonsoft.Json.Serialization.ExtensionDataSetter`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.ExtensionDataSetter`. */
export const extensionDataSetterType: TypeDeclaration = declareType(
  'public delegate void Newtonsoft.Json.Serialization.ExtensionDataSetter(object o, string key, object? value)',
);
