// The types of `System.Runtime.CompilerServices` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { decimalConstantAttributeType } from './decimal-constant-attribute.ts';
import { unsafeType } from './unsafe.ts';

/** Types of `System.Runtime.CompilerServices`, containing types before the types inside them. */
export const systemRuntimeCompilerServicesDeclarations: readonly TypeDeclaration[] = [
  decimalConstantAttributeType,
  unsafeType,
];
