// The class `System.IO.Compression.BrotliStream`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CompressionStream, brotli, declareStream } from './compression-stream.ts';

class BrotliStream extends CompressionStream {
  protected readonly format = brotli;
}

/** `System.IO.Compression.BrotliStream`. */
export const brotliStreamType: TypeDeclaration = declareStream('BrotliStream', BrotliStream, true);
