// The enum `Newtonsoft.Json.TypeNameAssemblyFormatHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.TypeNameAssemblyFormatHandling`. */
export const TypeNameAssemblyFormatHandling = { Simple: 0, Full: 1 } as const;

/** `Newtonsoft.Json.TypeNameAssemblyFormatHandling`. */
export const typeNameAssemblyFormatHandlingType: TypeDeclaration = inJson(
  'TypeNameAssemblyFormatHandling',
  TypeNameAssemblyFormatHandling,
);
