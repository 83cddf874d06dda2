// `multipart/form-data`: its fields as texts, and its files beside them, as ASP.NET has it.
import { BodyError } from '../../../template/template-error.ts';
import type { UploadedFile } from '../../../template/template.ts';
import { sharedTurns } from '../../listening/fair-turns.ts';
import { addJoined } from '../query-string.ts';
import type { TokenBudget } from './body-budget.ts';
import { decodeTextLeniently } from './decode-text.ts';
import { parseMediaType } from './media-type.ts';

/** What a part costs, counted in other values: its headers are read as well, and it is a stream. */
const PART_TOKENS = 50;
/** How much is read before other requests get a turn. */
const SLICE_BYTES = 8 * 1024;

/** A multipart body. */
export interface MultipartBody {
  /** Repeated ones are joined with ','. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly UploadedFile[];
}

/**
 * Reads a multipart body.
 * @param budget pays for the parts
 * @throws {BodyError} when the parts cannot be told apart, or are more than the budget allows
 */
export async function parseMultipart(
  bytes: Uint8Array,
  contentType: string,
  budget: TokenBudget,
): Promise<MultipartBody> {
  const { Busboy } = await import('@fastify/busboy');
  const values = new Map<string, string>();
  const files: UploadedFile[] = [];
  const spelling = new Map<string, string>();
  // The body is in memory, its length is bounded: no limit of a single part is needed. Parts without a name or a header are
  // told by nobody, and cost as much.
  const limits = {
    fieldNameSize: bytes.length,
    fieldSize: bytes.length,
    fields: Infinity,
    parts: Math.floor(budget.left / PART_TOKENS),
  };
  try {
    const busboy = new Busboy({
      headers: { 'content-type': contentType },
      limits,
      // ASP.NET asks for nothing else.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    const finished = new Promise<void>((resolve, reject) => {
      busboy.on('finish', resolve);
      busboy.on('error', reject);
    });
    let isOver = false;
    let goOn = (): void => undefined;
    // Whatever goes wrong while slices are written is told at the end.
    const end = (): void => {
      isOver = true;
      goOn();
    };
    finished.then(end, end);
    busboy.on('drain', () => goOn());
    /** Streams tell of a part when nobody is there any more who would catch what it throws. */
    const safely = (read: () => void): void => {
      try {
        read();
      } catch (error) {
        busboy.destroy(error as Error);
      }
    };
    // A part need not have a name, which the types of the parser do not say: ASP.NET calls it by the empty one.
    busboy.on('field', (name: string | undefined, value: string) =>
      safely(() => {
        budget.take(PART_TOKENS);
        addJoined(values, spelling, name ?? '', value);
      }),
    );
    busboy.on('file', (name: string | undefined, stream, fileName, _encoding, type) =>
      safely(() => {
        budget.take(PART_TOKENS);
        const chunks: Buffer[] = [];
        stream.on('error', (error) => busboy.destroy(error));
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () =>
          safely(() => files.push(fileOf(name ?? '', fileName, type, Buffer.concat(chunks)))),
        );
      }),
    );
    busboy.on('partsLimit', () => safely(() => budget.take(budget.left + 1)));
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < buffer.length && !busboy.destroyed; at += SLICE_BYTES)
      await sharedTurns.take(() => {
        if (isOver || busboy.destroyed || busboy.write(buffer.subarray(at, at + SLICE_BYTES)))
          return undefined;
        // Written all the same, it would be read outside of the turns, all at once.
        return new Promise<void>((resolve) => (goOn = resolve));
      });
    if (!busboy.destroyed) busboy.end();
    await finished;
  } catch (error) {
    if (error instanceof BodyError) throw error;
    throw new BodyError(`The multipart body cannot be read: ${reasonOf(error as Error)}`, { cause: error });
  }
  return { fields: values, files };
}

/** The parser calls what stands before a part the needle. */
function reasonOf({ message }: Error): string {
  return message.startsWith('The needle cannot have a length')
    ? 'its boundary takes more than 252 bytes. Send a shorter one: 70 characters are allowed.'
    : message;
}

function fileOf(name: string, fileName: string, contentType: string, bytes: Buffer): UploadedFile {
  const { charset } = parseMediaType(contentType);
  return { name, fileName, contentType, bytes, text: () => decodeTextLeniently(bytes, charset) };
}
