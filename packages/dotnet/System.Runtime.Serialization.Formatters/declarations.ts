// All types of `System.Runtime.Serialization.Formatters`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formatterAssemblyStyleType } from './formatter-assembly-style.ts';

/** The types of `System.Runtime.Serialization.Formatters`, containing types before the types inside them. */
export const systemRuntimeSerializationFormattersDeclarations: readonly TypeDeclaration[] = [
  formatterAssemblyStyleType,
];
