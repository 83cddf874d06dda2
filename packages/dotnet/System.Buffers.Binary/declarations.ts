// All types of `System.Buffers.Binary`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binaryPrimitivesType } from './binary-primitives.ts';

/** The types of `System.Buffers.Binary`, containing types before the types inside them. */
export const systemBuffersBinaryDeclarations: readonly TypeDeclaration[] = [binaryPrimitivesType];
