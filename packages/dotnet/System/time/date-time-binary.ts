// `DateTime.ToBinary` and `FromBinary`: ticks in the lower 62 bits, the kind above them; local times as those of UTC.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { maxTicks, ticksPerDay } from './calendar.ts';
import { DateTime } from './date-time.ts';
import { dateTimeKinds } from '../date-time-kinds.ts';
import { localZone, offsetAt, offsetOfLocal } from './local-zone.ts';

const range = 1n << 62n;
const localFlag = 1n << 63n;
const ticksPerMinute = 600_000_000n;

/** `ToBinary()`. */
export function toBinary(time: DateTime): bigint {
  if (time.kind !== dateTimeKinds.Local) return BigInt.asIntN(64, time.ticks | (BigInt(time.kind) << 62n));
  const utc = time.ticks - BigInt(offsetOfLocal(localZone(), time.ticks)) * ticksPerMinute;
  return BigInt.asIntN(64, (utc < 0n ? range + utc : utc) | localFlag);
}

/** `FromBinary(data)`. @throws {ArgumentException} beyond the year 9999 */
export function fromBinary(data: bigint): DateTime {
  const bits = BigInt.asUintN(64, data);
  let ticks = bits % range;
  if ((bits & localFlag) === 0n) return new DateTime(checked(ticks), Number(bits >> 62n));
  if (ticks > range - ticksPerDay) ticks -= range;
  const moment = ticks < 0n ? 0n : ticks > maxTicks ? maxTicks : ticks;
  ticks += BigInt(offsetAt(localZone(), moment)) * ticksPerMinute;
  return new DateTime(checked(ticks < 0n ? ticks + ticksPerDay : ticks), dateTimeKinds.Local);
}

function checked(ticks: bigint): bigint {
  if (ticks < 0n || ticks > maxTicks)
    throw new ArgumentException(
      'The binary data must result in a DateTime with ticks between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks.',
      'dateData',
    );
  return ticks;
}
