// Enum values as text: `Enum.ToString` and its formats.
import type { FieldSymbol, NamedType } from '../metadata/symbols.ts';
import { FormatException } from './exceptions.ts';

/** The members of an enum, sorted by value (as unsigned numbers), those of one value in declared order. */
export interface EnumMembers {
  readonly names: readonly string[];
  readonly values: readonly (number | bigint)[];
}
const known = new WeakMap<NamedType, EnumMembers>();

/** Names and values of an enum, in .NET's order. */
export function enumMembers(type: NamedType): EnumMembers {
  let members = known.get(type);
  if (!members) {
    const fields = type
      .memberNames()
      .flatMap((name) => type.members(name))
      .filter((member): member is FieldSymbol => member.kind === 'field' && member.constant !== undefined);
    const sorted = fields.map((field) => ({
      name: field.name,
      value: field.constant!.value as number | bigint,
    }));
    sorted.sort((a, b) => {
      const [left, right] = [unsigned(a.value), unsigned(b.value)];
      return left < right ? -1 : left > right ? 1 : 0;
    });
    members = { names: sorted.map(({ name }) => name), values: sorted.map(({ value }) => value) };
    known.set(type, members);
  }
  return members;
}

function unsigned(value: number | bigint): bigint {
  return BigInt.asUintN(64, BigInt(value));
}

/** `Red`, `Read, Write` for flags, the number when no name fits. */
export function enumText(type: NamedType, value: number | bigint): string {
  if (type.definition.flags.isFlags) return flagsText(type, value);
  const { names, values } = enumMembers(type);
  return names[values.indexOf(value)] ?? String(value);
}

/** As flags: of members of one value it is the last, which is where .NET begins to look; of those of zero the first. */
function flagsText(type: NamedType, value: number | bigint): string {
  const { names, values } = enumMembers(type);
  let rest = unsigned(value);
  const whole = rest === 0n ? values.indexOf(value) : values.lastIndexOf(value);
  if (whole >= 0) return names[whole]!;
  if (rest === 0n) return String(value);
  const found: string[] = [];
  for (let index = values.length - 1; index >= 0; index--) {
    const flag = unsigned(values[index]!);
    if (flag === 0n || (rest & flag) !== flag) continue;
    rest -= flag;
    found.push(names[index]!);
  }
  return rest === 0n ? found.reverse().join(', ') : String(value);
}

const hexWidths: Readonly<Record<string, number>> = {
  sbyte: 2,
  byte: 2,
  short: 4,
  ushort: 4,
  int: 8,
  uint: 8,
  long: 16,
  ulong: 16,
};

/** The exception of a format that enums have not. */
export const badEnumFormat = (): FormatException =>
  new FormatException('Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".');

/** `Enum.ToString(format)`. @throws {FormatException} for anything but G, D, X and F */
export function formatEnum(type: NamedType, value: number | bigint, format: string | null): string {
  switch (format) {
    case null:
    case '':
    case 'G':
    case 'g':
      return enumText(type, value);
    case 'D':
    case 'd':
      return String(value);
    case 'F':
    case 'f':
      return flagsText(type, value);
    case 'X':
    case 'x': {
      const width = hexWidths[type.definition.enumUnderlying?.special ?? 'int'] ?? 8;
      return BigInt.asUintN(width * 4, BigInt(value))
        .toString(16)
        .toUpperCase()
        .padStart(width, '0');
    }
    default:
      throw badEnumFormat();
  }
}
