// The types of `System.Buffers.Binary` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binaryPrimitivesType } from './binary-primitives.ts';

/** Types of `System.Buffers.Binary`, containing types before the types inside them. */
export const systemBuffersBinaryDeclarations: readonly TypeDeclaration[] = [binaryPrimitivesType];
