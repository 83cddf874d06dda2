// `new Date(…)` of JavaScript, which Json.NET reads as a date.
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import { dateOfUnixSeconds } from '../../values/json-dates.ts';
import { staticMethod } from '../../values/declared-members.ts';
import type { DateTime } from '../../values/system-types.ts';
import type { JsonReader } from './json-reader.ts';

/** A date, or what is wrong with the arguments. */
export type DateConstructor =
  | { readonly date: DateTime; readonly problem?: undefined }
  | { readonly date?: undefined; readonly problem: string };

/**
 * Reads the arguments of `new Date(…)` and its end; the reader stands at its start.
 * One argument is milliseconds since 1970, several are year, month from 0, day and so on.
 * @throws JsonReaderException, ArgumentOutOfRangeException where they are no date
 */
export function readDateConstructor(reader: JsonReader): DateConstructor {
  const args: bigint[] = [];
  for (;;) {
    if (!reader.read()) return { problem: 'Unexpected end when reading date constructor.' };
    if (reader.tokenType === JsonToken.EndConstructor) break;
    if (reader.tokenType !== JsonToken.Integer)
      return {
        problem: `Unexpected token when reading date constructor. Expected Integer, got ${enumName(JsonToken, reader.tokenType)}`,
      };
    args.push(BigInt(reader.boxedValue as number | bigint));
  }
  if (args.length === 0) return { problem: 'Date constructor has no arguments.' };
  if (args.length === 1) return { date: dateOfUnixSeconds(args[0]!, 1000n) };
  if (args.length > 7) return { problem: 'Unexpected number of arguments when reading date constructor.' };
  const [year, month, day = 0, hour = 0, minute = 0, second = 0, millisecond = 0] = args.map(Number) as [
    number,
    number,
  ];
  const make = staticMethod('System.DateTime', '.ctor', 'int,int,int,int,int,int,int');
  return { date: make(year, month + 1, day || 1, hour, minute, second, millisecond) as DateTime };
}
