// The conversion operators of `JToken`.
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { JTokenType } from '../linq/j-token-type.ts';
import { castToken } from '../linq/token-casts.ts';
import { tokenTypeOf, valueOf } from '../linq/token-content.ts';
import type { JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import type { PrimitiveName } from '../../values/primitive-values.ts';
import { scalarOf } from '../values/scalar.ts';

/** C# name → what it is; in .NET's order does not matter here. */
const valueTypes: readonly (readonly [name: string, kind: PrimitiveName])[] = [
  ['bool', 'Boolean'],
  ['byte', 'Byte'],
  ['sbyte', 'SByte'],
  ['short', 'Int16'],
  ['ushort', 'UInt16'],
  ['int', 'Int32'],
  ['uint', 'UInt32'],
  ['long', 'Int64'],
  ['ulong', 'UInt64'],
  ['float', 'Single'],
  ['double', 'Double'],
  ['decimal', 'Decimal'],
  ['DateTime', 'DateTime'],
  ['DateTimeOffset', 'DateTimeOffset'],
  ['Guid', 'Guid'],
  ['TimeSpan', 'TimeSpan'],
];
const referenceTypes: readonly (readonly [name: string, kind: PrimitiveName])[] = [
  ['string', 'String'],
  ['byte[]', 'Bytes'],
  ['Uri', 'Uri'],
];

/** What becomes `long` as a token. */
const asLong: ReadonlySet<string> = new Set(['byte', 'sbyte', 'short', 'ushort', 'int', 'uint', 'long']);
const boxedSpecials: ReadonlySet<string> = new Set([
  'byte',
  'sbyte',
  'short',
  'ushort',
  'uint',
  'ulong',
  'float',
]);

function toToken(name: string, kind: PrimitiveName): (value: unknown) => JToken {
  if (asLong.has(name)) return (value) => new JValue(scalarOf(BigInt(value as number)), JTokenType.Integer);
  const type = tokenTypeOf(kind);
  if (boxedSpecials.has(name))
    return (value) => new JValue(new Box(specialType(name as SpecialType), value as number), type);
  return (value) => new JValue(value, type);
}
/** `T?` keeps the exact type, as Newtonsoft.Json has it. */
function nullableToToken(name: string, kind: PrimitiveName): (value: unknown) => JToken {
  const plain = toToken(name, kind);
  const isSmall = boxedSpecials.has(name);
  return (value) => {
    if (value === null) return JValue.null();
    if (isSmall) return valueOf(new Box(specialType(name as SpecialType), value as number));
    return name === 'int' ? valueOf(value) : plain(value);
  };
}

/** Signature → implementation of all conversion operators. */
export function tokenConversions(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [name, kind] of [...valueTypes, ['char', 'Char'] as const]) {
    members[`static explicit operator ${name}(JToken value)`] = (value: JToken | null) =>
      castToken(value, kind, false);
    members[`static explicit operator ${name}?(JToken? value)`] = (value: JToken | null) =>
      castToken(value, kind, true);
  }
  for (const [name, kind] of referenceTypes)
    members[`static explicit operator ${name}?(JToken? value)`] = (value: JToken | null) =>
      castToken(value, kind, true);
  for (const [name, kind] of valueTypes) {
    members[`static implicit operator JToken(${name} value)`] = toToken(name, kind);
    members[`static implicit operator JToken(${name}? value)`] = nullableToToken(name, kind);
  }
  members['static implicit operator JToken(string? value)'] = (value: string | null) =>
    new JValue(value, JTokenType.String);
  members['static implicit operator JToken(byte[] value)'] = (value: unknown) =>
    new JValue(value, value === null ? JTokenType.Null : JTokenType.Bytes);
  members['static implicit operator JToken(Uri? value)'] = (value: unknown) =>
    new JValue(value, value === null ? JTokenType.Null : JTokenType.Uri);
  return members;
}
