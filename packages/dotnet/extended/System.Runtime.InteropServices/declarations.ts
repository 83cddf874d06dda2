// The types of `System.Runtime.InteropServices` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { collectionsMarshalType } from './collections-marshal.ts';

/** Types of `System.Runtime.InteropServices`, containing types before the types inside them. */
export const systemRuntimeInteropServicesDeclarations: readonly TypeDeclaration[] = [collectionsMarshalType];
