// Reads files that somebody else may have put there: never a pipe that nobody writes to, a device without an end, or more
// than there is room for.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { decodeMarked } from '@mockwright/language/text/encodings';

/** Without waiting for the other end of a pipe. Windows knows no such flag. */
const OPEN_FLAGS: number = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** Certificates of all the authorities of the world take some hundred kilobytes. */
export const MOST_PEM_BYTES = 16_000_000;

/** What stands at a path: a file with its bytes, or what is none or has more bytes than it may. */
export type RegularFile =
  | { readonly kind: 'file'; readonly stats: Stats; readonly bytes: Buffer }
  | { readonly kind: 'other'; readonly stats: Stats }
  | { readonly kind: 'large'; readonly stats: Stats };

/**
 * Reads a file as a whole.
 * @param most how many bytes it may have, whatever its size is said to be: files of `/proc` have none
 * @param check throws for what is not to be read
 * @throws {Error} as Node.js does, when it cannot be read
 */
export function readRegularFile(
  path: string,
  most: number,
  check?: (descriptor: number, stats: Stats) => void,
): RegularFile {
  const descriptor = openSync(path, OPEN_FLAGS);
  try {
    const stats = fstatSync(descriptor);
    check?.(descriptor, stats);
    if (!stats.isFile()) return { kind: 'other', stats };
    const bytes = stats.size > most ? undefined : readUpTo(descriptor, stats.size, most);
    return bytes === undefined ? { kind: 'large', stats } : { kind: 'file', stats, bytes };
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The bytes of a file.
 * @throws {Error} when it cannot be read, is no file, or has more bytes than it may
 */
export function bytesOfFile(path: string, most: number): Buffer {
  const file = readRegularFile(path, most);
  if (file.kind === 'file') return file.bytes;
  throw new Error(
    file.kind === 'other' ? 'it is a folder, pipe or device, not a file' : `it has more than ${most} bytes`,
  );
}

/**
 * The text of a file, which may be UTF-16, as shells of Windows write it.
 * @throws {Error} as {@link bytesOfFile}
 */
export function textOfFile(path: string, most: number): string {
  return decodeMarked(bytesOfFile(path, most));
}

/** Undefined for more than there may be. @param expected how much it probably is */
function readUpTo(descriptor: number, expected: number, most: number): Buffer | undefined {
  let bytes = Buffer.allocUnsafe(expected + 1);
  let length = 0;
  for (;;) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
    if (length > most) return undefined;
    if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length);
  }
}
