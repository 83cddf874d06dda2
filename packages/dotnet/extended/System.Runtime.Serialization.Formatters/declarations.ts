// The types of `System.Runtime.Serialization.Formatters` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formatterAssemblyStyleType } from './formatter-assembly-style.ts';

/** Types of `System.Runtime.Serialization.Formatters`, containing types before the types inside them. */
export const systemRuntimeSerializationFormattersDeclarations: readonly TypeDeclaration[] = [
  formatterAssemblyStyleType,
];
