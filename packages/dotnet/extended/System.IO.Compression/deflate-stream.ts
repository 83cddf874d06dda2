// The class `System.IO.Compression.DeflateStream`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CompressionStream, declareStream, deflate } from './compression-stream.ts';

class DeflateStream extends CompressionStream {
  protected readonly format = deflate;
}

/** `System.IO.Compression.DeflateStream`. */
export const deflateStreamType: TypeDeclaration = declareStream('DeflateStream', DeflateStream);
