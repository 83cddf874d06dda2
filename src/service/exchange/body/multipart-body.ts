// `multipart/form-data`: its fields as texts. Files are left out, as they are from ASP.NET's form.
import type { Readable } from 'node:stream';
import { BodyError } from '../../../template/template-error.ts';
import { addJoined } from '../query-string.ts';

/**
 * The fields of a multipart body, repeated ones joined with ','.
 * @throws {BodyError} when the parts cannot be told apart
 */
export async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<Map<string, string>> {
  const { Busboy } = await import('@fastify/busboy');
  const values = new Map<string, string>();
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
      busboy.on('file', (_name: string, stream: Readable) => stream.resume());
      busboy.on('finish', resolve);
      busboy.on('error', reject);
      busboy.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  } catch (error) {
    throw new BodyError(`The multipart body cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return values;
}
