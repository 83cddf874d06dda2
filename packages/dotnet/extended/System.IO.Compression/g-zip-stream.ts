// The class `System.IO.Compression.GZipStream`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { crc32, gunzipSync } from 'node:zlib';
import { CompressionStream, declareStream, deflate, lenient, littleEndian } from './compression-stream.ts';
import type { Format } from './compression-stream.ts';

const gzip: Format = {
  ...deflate,
  header: () => [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3],
  trailer: (data) => [...littleEndian(crc32(data)), ...littleEndian(data.length)],
  decompress: (data) => gunzipSync(data, lenient),
};
class GZipStream extends CompressionStream {
  protected readonly format = gzip;
}

/** `System.IO.Compression.GZipStream`. */
export const gZipStreamType: TypeDeclaration = declareStream('GZipStream', GZipStream);
