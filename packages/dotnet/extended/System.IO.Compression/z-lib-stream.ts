// The class `System.IO.Compression.ZLibStream`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inflateSync } from 'node:zlib';
import { CompressionStream, declareStream, deflate, lenient, littleEndian } from './compression-stream.ts';
import type { Format } from './compression-stream.ts';

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}
const zlib: Format = {
  ...deflate,
  header: (level) => [0x78, [0x9c, 0x01, 0x01, 0xda][level]!],
  trailer: (data) => littleEndian(adler32(data)).reverse(),
  decompress: (data) => inflateSync(data, lenient),
};
class ZLibStream extends CompressionStream {
  protected readonly format = zlib;
}

/** `System.IO.Compression.ZLibStream`. */
export const zLibStreamType: TypeDeclaration = declareStream('ZLibStream', ZLibStream, true);
