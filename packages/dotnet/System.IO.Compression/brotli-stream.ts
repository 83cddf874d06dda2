// `System.IO.Compression.BrotliStream`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CompressionStream, brotli, declareStream } from './compression-stream.ts';

class BrotliStream extends CompressionStream {
  protected readonly format = brotli;
}

/** `System.IO.Compression.BrotliStream`. */
export const brotliStreamType: TypeDeclaration = declareStream('BrotliStream', BrotliStream, true);
