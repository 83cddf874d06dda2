// The types of `System.IO` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binaryWriterType } from './binary-writer-type.ts';
import { binaryReaderType } from './binary-reader-type.ts';

/** Types of `System.IO`, containing types before the types inside them. */
export const systemIODeclarations: readonly TypeDeclaration[] = [binaryWriterType, binaryReaderType];
