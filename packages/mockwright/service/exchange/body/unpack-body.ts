// `Content-Encoding`: what was packed on its way is unpacked (RFC 9110 8.4), in another thread and no further than the limit.
import type { Transform } from 'node:stream';
import type * as Zlib from 'node:zlib';
import { Collector, type BodyMemory } from './collect-body.ts';

/** More codings one upon the other serve nobody. */
const MOST_CODINGS = 4;
/** How much is unpacked at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Loaded when the first packed body comes: most servers never see one, and each would start later. */
const zlib = (): typeof Zlib => process.getBuiltinModule('node:zlib');

const options = { chunkSize: CHUNK_BYTES };
/** What undoes a coding, by its name. Many clients send `deflate` without the frame that it should have. */
const CODINGS: ReadonlyMap<string, (packed: Buffer) => Transform> = new Map<
  string,
  (packed: Buffer) => Transform
>([
  ['gzip', () => zlib().createGunzip(options)],
  ['x-gzip', () => zlib().createGunzip(options)],
  [
    'deflate',
    (packed) => (hasZlibFrame(packed) ? zlib().createInflate(options) : zlib().createInflateRaw(options)),
  ],
  ['br', () => zlib().createBrotliDecompress(options)],
]);

/** What has to be undone before a body can be read. */
export type Codings =
  | { readonly kind: 'none' }
  /** In the order in which they were applied. */
  | { readonly kind: 'known'; readonly names: readonly string[] }
  /** As the header has them. */
  | { readonly kind: 'unknown'; readonly text: string };

const NONE: Codings = { kind: 'none' };

/** Reads the value of a `Content-Encoding` header. */
export function codingsOf(header: string | undefined): Codings {
  if (header === undefined) return NONE;
  const names = header
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length === 0) return NONE;
  return names.length <= MOST_CODINGS && names.every((name) => CODINGS.has(name))
    ? { kind: 'known', names }
    : { kind: 'unknown', text: header };
}

/** What became of the bytes. */
export type Unpacked =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  /** There is more than the limit, or than the memory of all bodies holds. */
  | { readonly kind: 'too long' }
  | { readonly kind: 'full' }
  /** They are not what their coding says. */
  | { readonly kind: 'broken'; readonly why: string };

/**
 * Unpacks a body.
 * @param names of the codings, known ones
 * @param limit how many bytes there may be, after each of the steps
 * @param memory pays for what is unpacked; what is given up is given back
 */
export async function unpackBody(
  packed: Buffer,
  names: readonly string[],
  limit: number,
  memory: BodyMemory,
): Promise<Unpacked> {
  let unpacked: Unpacked = { kind: 'whole', bytes: packed };
  for (const name of names.toReversed()) {
    const { bytes }: { bytes: Buffer } = unpacked;
    unpacked = await unpack(CODINGS.get(name)!(bytes), bytes, limit, memory);
    memory.give(bytes.length);
    if (unpacked.kind !== 'whole') return unpacked;
  }
  return unpacked;
}

function unpack(decoder: Transform, packed: Buffer, limit: number, memory: BodyMemory): Promise<Unpacked> {
  const collector = new Collector(memory);
  let length = 0;
  return new Promise((resolve) => {
    const giveUp = (unpacked: Unpacked): void => {
      collector.forget();
      decoder.destroy();
      resolve(unpacked);
    };
    decoder.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) giveUp({ kind: 'too long' });
      else if (!collector.add(chunk)) giveUp({ kind: 'full' });
    });
    decoder.on('end', () => resolve({ kind: 'whole', bytes: collector.bytes() }));
    decoder.on('error', ({ message }) => giveUp({ kind: 'broken', why: message }));
    decoder.end(packed);
  });
}

/** RFC 1950 2.2: the method is 8, and the first two bytes are a multiple of 31. */
function hasZlibFrame(packed: Buffer): boolean {
  const [method = 0, flags = 0] = packed;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}
