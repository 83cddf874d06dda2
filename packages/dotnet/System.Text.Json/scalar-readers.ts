// Single JSON values as C# types.
import { Exception } from '@mockwright/language/runtime/exceptions';
import { staticMethod } from '../values/declared-members.ts';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { bytesOfBase64, parseGuid, timeSpanOf, uriOf } from '../values/system-types.ts';

const integerLimits: Readonly<Partial<Record<PrimitiveName, readonly [bigint, bigint]>>> = {
  SByte: [-128n, 127n],
  Byte: [0n, 255n],
  Int16: [-32768n, 32767n],
  UInt16: [0n, 65535n],
  Int32: [-(2n ** 31n), 2n ** 31n - 1n],
  UInt32: [0n, 2n ** 32n - 1n],
  Int64: [-(2n ** 63n), 2n ** 63n - 1n],
  UInt64: [0n, 2n ** 64n - 1n],
};
/** JSON writes no zeros before a number: longer texts are none that fits. */
const longestInteger = 20;
const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,16})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
const roundtripKind = 128;

/** A number's text as a type, in natural form; undefined when it does not fit. */
export function numberOf(text: string, kind: PrimitiveName): unknown {
  const limits = integerLimits[kind];
  if (limits) {
    if (text.length > longestInteger || !/^-?\d+$/.test(text)) return undefined;
    const value = BigInt(text);
    if (value < limits[0] || value > limits[1]) return undefined;
    return kind === 'Int64' || kind === 'UInt64' ? value : Number(value);
  }
  if (kind === 'Double') return Number(text);
  if (kind === 'Single') return Math.fround(Number(text));
  return kind === 'Decimal'
    ? attempt(() =>
        staticMethod('System.Decimal', 'Parse', 'string,NumberStyles,IFormatProvider')(text, 167, null),
      )
    : undefined;
}
/** A string's text as a date, a `Guid` and the like; undefined when it is none. */
export function textOf(text: string, kind: PrimitiveName): unknown {
  switch (kind) {
    case 'DateTime':
      return isoDate.test(text)
        ? attempt(() =>
            staticMethod('System.DateTime', 'Parse', 'string,IFormatProvider,DateTimeStyles')(
              text,
              null,
              roundtripKind,
            ),
          )
        : undefined;
    case 'DateTimeOffset':
      return isoDate.test(text)
        ? attempt(() => staticMethod('System.DateTimeOffset', 'Parse', 'string')(text))
        : undefined;
    case 'Guid':
      return parseGuid(text);
    case 'TimeSpan':
      return /^-?(?:\d+|(?:\d+\.)?\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d{1,7})?)?)$/.test(text)
        ? attempt(() => timeSpanOf(text))
        : undefined;
    case 'Uri':
      return attempt(() => uriOf(text));
    case 'Bytes':
      return attempt(() => bytesOfBase64(text));
    default:
      return undefined;
  }
}
/** What it makes; undefined where it throws. */
export function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    if (error instanceof Exception) return undefined;
    throw error;
  }
}
