// Windows file times: ticks since 1601.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { maxTicks } from './calendar.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds } from '../date-time-kinds.ts';

const epoch = 504911232000000000n;

/** `FromFileTimeUtc`. @throws {ArgumentOutOfRangeException} */
export function fromFileTime(fileTime: bigint): DateTime {
  if (fileTime < 0n || fileTime > maxTicks - epoch)
    throw new ArgumentOutOfRangeException('fileTime', 'Not a valid Win32 FileTime.');
  return new DateTime(fileTime + epoch, dateTimeKinds.Utc);
}
/** `ToFileTimeUtc`. @throws {ArgumentOutOfRangeException} before 1601 */
export function toFileTime(time: DateTime): bigint {
  const fileTime = time.toUtc().ticks - epoch;
  if (fileTime < 0n) throw new ArgumentOutOfRangeException(null, 'Not a valid Win32 FileTime.');
  return fileTime;
}
