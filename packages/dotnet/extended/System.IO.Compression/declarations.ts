// The types of `System.IO.Compression` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compressionModeType } from './compression-mode.ts';
import { compressionLevelType } from './compression-level.ts';
import { deflateStreamType } from './deflate-stream.ts';
import { gZipStreamType } from './g-zip-stream.ts';
import { zLibStreamType } from './z-lib-stream.ts';
import { brotliStreamType } from './brotli-stream.ts';

/** Types of `System.IO.Compression`, containing types before the types inside them. */
export const systemIOCompressionDeclarations: readonly TypeDeclaration[] = [
  compressionModeType,
  compressionLevelType,
  deflateStreamType,
  gZipStreamType,
  zLibStreamType,
  brotliStreamType,
];
