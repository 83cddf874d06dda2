// What JSON needs to know of `Guid`, `Uri`, `TimeSpan`, `BigInteger` and `byte[]`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { spendElements, spendMemory } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { propertyGetter, staticMethod, instanceMethod } from './declared-members.ts';

interface SystemObject {
  readonly $type: NamedType;
}
/** `System.DateTime`. */
export interface DateTime extends SystemObject {
  readonly isDateTime?: never;
}
/** `System.DateTimeOffset`. */
export interface DateTimeOffset extends SystemObject {
  readonly isDateTimeOffset?: never;
}
/** `System.Guid`. */
export type Guid = SystemObject;
/** `System.TimeSpan`. */
export type TimeSpan = SystemObject;
/** `System.Uri`. */
export type Uri = SystemObject;

function isOf(value: unknown, name: string, namespace: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const type = (value as Partial<SystemObject>).$type;
  return type !== undefined && type.name === name && type.namespace === namespace;
}
/** Whether it is a `DateTime`. */
export function isDateTime(value: unknown): value is DateTime {
  return isOf(value, 'DateTime', 'System');
}
/** Whether it is a `DateTimeOffset`. */
export function isDateTimeOffset(value: unknown): value is DateTimeOffset {
  return isOf(value, 'DateTimeOffset', 'System');
}
/** Whether it is a `Guid`. */
export function isGuid(value: unknown): value is Guid {
  return isOf(value, 'Guid', 'System');
}
/** Whether it is a `TimeSpan`. */
export function isTimeSpan(value: unknown): value is TimeSpan {
  return isOf(value, 'TimeSpan', 'System');
}
/** Whether it is a `Uri`. */
export function isUri(value: unknown): value is Uri {
  return isOf(value, 'Uri', 'System');
}
/** Whether it is `DBNull.Value`. */
export function isDBNull(value: unknown): boolean {
  return isOf(value, 'DBNull', 'System');
}
/** Whether it is a `byte[]`. */
export function isByteArray(value: unknown): value is NetArray<number> {
  return Array.isArray(value) && (value as NetArray).$element === specialType('byte');
}

/** A `byte[]`. */
export function makeByteArray(bytes: number[]): NetArray<number> {
  return toArray(bytes, specialType('byte'));
}
/** The bytes of Base64 text, white space overlooked; undefined for other text. */
export function readBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/ \t\r\n]*(?:=[ \t\r\n]*){0,2}$/.test(text)) return undefined;
  let digits = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x20) digits++;
  return digits % 4 === 0 ? Buffer.from(text, 'base64') : undefined;
}

/** `Convert.FromBase64String`. @throws FormatException */
export function bytesOfBase64(text: string): NetArray<number> {
  const bytes = readBase64(text);
  if (bytes === undefined)
    throw new FormatException(
      'The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.',
    );
  spendElements(bytes.length);
  return makeByteArray([...bytes]);
}
/** `Convert.ToBase64String`. */
export function base64OfBytes(bytes: readonly number[]): string {
  spendMemory(bytes.length * 2);
  return Buffer.from(bytes).toString('base64');
}

/** A `Guid` written as 32 digits with hyphens; undefined for all else. */
export function parseGuid(text: string): Guid | undefined {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
    ? guidOf(text)
    : undefined;
}
/** `new Guid(string)`. @throws FormatException */
export function guidOf(text: string): Guid {
  return staticMethod('System.Guid', '.ctor', 'string')(text) as Guid;
}
/** `new Guid(bytes)`. @throws ArgumentException unless there are 16 */
export function guidOfBytes(bytes: NetArray<number>): Guid {
  return staticMethod('System.Guid', '.ctor', 'array')(bytes) as Guid;
}
/** `Guid.ToByteArray()`. */
export function bytesOfGuid(guid: Guid): number[] {
  return instanceMethod('System.Guid', 'ToByteArray', '')(guid) as number[];
}
/** `TimeSpan.Parse`. @throws FormatException */
export function timeSpanOf(text: string): TimeSpan {
  return staticMethod('System.TimeSpan', 'Parse', 'string')(text) as TimeSpan;
}
/** `new Uri(text, UriKind.RelativeOrAbsolute)`. */
export function uriOf(text: string): Uri {
  return staticMethod('System.Uri', '.ctor', 'string,UriKind')(text, 0) as Uri;
}
/** `new Uri(text)`. @throws UriFormatException unless it is absolute */
export function absoluteUriOf(text: string): Uri {
  return staticMethod('System.Uri', '.ctor', 'string')(text) as Uri;
}
/** `Uri.OriginalString`. */
export function uriOriginalText(uri: Uri): string {
  return propertyGetter('System.Uri', 'OriginalString')(uri) as string;
}

/** `ToString()`. */
export function textOfObject(value: unknown): string {
  return toText(value);
}
/** `GetType()` as text; for null too. */
export function typeNameOf(boxed: unknown): string {
  return boxed === null ? 'null' : typeName(typeOf(boxed));
}
