// All types of `System.Runtime.InteropServices`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { optionalAttributeType } from './optional-attribute.ts';
import { defaultParameterValueAttributeType } from './default-parameter-value-attribute.ts';
import { externalExceptionType } from './external-exception.ts';
import { collectionsMarshalType } from './collections-marshal.ts';

/** The types of `System.Runtime.InteropServices`, containing types before the types inside them. */
export const systemRuntimeInteropServicesDeclarations: readonly TypeDeclaration[] = [
  optionalAttributeType,
  defaultParameterValueAttributeType,
  externalExceptionType,
  collectionsMarshalType,
];
