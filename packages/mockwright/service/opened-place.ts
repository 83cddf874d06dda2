// Where a file that was opened stands: links and folders on the way to it may be exchanged before, while and after it is opened.
import { lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';

/**
 * Whether an open file stands at a path. On Linux the system says where it does, so that nobody can exchange a folder in
 * between and back; elsewhere the path is looked at once more, as closely as can be.
 * @param real a path without links, by which it was opened
 */
export function standsAt(real: string, descriptor: number, opened: Stats): boolean {
  const place = placeOf(descriptor);
  if (place === real) return true;
  // File systems of others may know the same file by names in another case.
  if (place !== undefined && place.toLowerCase() !== real.toLowerCase()) return false;
  return isThere(real, opened) && isThere(real, opened);
}

/** The path of an open file; undefined where the system does not tell, or may not be asked. */
function placeOf(descriptor: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}

function isThere(real: string, { dev, ino }: Stats): boolean {
  const isReal = (): boolean => realpathSync.native(real) === real;
  if (!isReal()) return false;
  const there = lstatSync(real);
  return there.dev === dev && there.ino === ino && isReal();
}
