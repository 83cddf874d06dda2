// `multipart/form-data`: its fields as texts, and its files beside them, as ASP.NET has it.
import { BodyError } from '../../template/template-error.ts';
import type { UploadedFile } from '../../template/template.ts';
import { decodeTextLeniently } from './decode-text.ts';
import { parseMediaType } from './media-type.ts';
import { addJoined } from '../query-string.ts';

/** A multipart body. */
export interface MultipartBody {
  /** Repeated ones are joined with ','. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly UploadedFile[];
}

/**
 * Reads a multipart body.
 * @throws {BodyError} when the parts cannot be told apart
 */
export async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<MultipartBody> {
  const { Busboy } = await import('@fastify/busboy');
  const values = new Map<string, string>();
  const files: UploadedFile[] = [];
  const spelling = new Map<string, string>();
  try {
    await new Promise<void>((resolve, reject) => {
      // The body is in memory, its length is bounded: no limit of a single part is needed.
      const limits = {
        fieldNameSize: bytes.length,
        fieldSize: bytes.length,
        fields: Infinity,
        parts: Infinity,
      };
      const busboy = new Busboy({ headers: { 'content-type': contentType }, limits });
      busboy.on('field', (name: string, value: string) => addJoined(values, spelling, name, value));
      busboy.on('file', (name, stream, fileName, _encoding, type) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => files.push(fileOf(name, fileName, type, Buffer.concat(chunks))));
      });
      busboy.on('finish', resolve);
      busboy.on('error', reject);
      busboy.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  } catch (error) {
    throw new BodyError(`The multipart body cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return { fields: values, files };
}

function fileOf(name: string, fileName: string, contentType: string, bytes: Buffer): UploadedFile {
  const { charset } = parseMediaType(contentType);
  return { name, fileName, contentType, bytes, text: () => decodeTextLeniently(bytes, charset) };
}
