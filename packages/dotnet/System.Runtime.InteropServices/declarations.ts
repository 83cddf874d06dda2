// The types of `System.Runtime.InteropServices`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { optionalAttributeType } from './optional-attribute.ts';
import { defaultParameterValueAttributeType } from './default-parameter-value-attribute.ts';
import { externalExceptionType } from './external-exception.ts';

/** The types of `System.Runtime.InteropServices`, containing types before the types inside them. */
export const systemRuntimeInteropServicesDeclarations: readonly TypeDeclaration[] = [
  optionalAttributeType,
  defaultParameterValueAttributeType,
  externalExceptionType,
];
