// Enum members by their names in JSON: as `[EnumMember]` or a naming strategy has them.
import type { FieldSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { enumMembers } from '@mockwright/language/runtime/enum-text';
import {
  ArgumentException,
  FormatException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { changeType } from '../../values/conversions.ts';
import { attributeOf } from './attributes.ts';
import type { NamingStrategy } from './naming.ts';

/** The members of an enum, sorted by value. */
interface EnumNames {
  readonly names: readonly string[];
  /** Their names in JSON. */
  readonly shown: readonly string[];
  /** As unsigned numbers. */
  readonly values: readonly bigint[];
}

/** Stands for no strategy. */
const none = {};
const known = new WeakMap<NamedType, WeakMap<object, EnumNames>>();
/** @throws InvalidOperationException where two members have one name */
function namesOf(type: NamedType, strategy: NamingStrategy | null): EnumNames {
  let all = known.get(type);
  if (!all) known.set(type, (all = new WeakMap()));
  let found = all.get(strategy ?? none);
  if (!found) all.set(strategy ?? none, (found = makeNames(type, strategy)));
  return found;
}
function makeNames(type: NamedType, strategy: NamingStrategy | null): EnumNames {
  const { names, values } = enumMembers(type);
  const shown: string[] = [];
  for (const name of names) {
    const member = type.members(name)[0] as FieldSymbol;
    const written = attributeOf(member.attributes, 'EnumMember')?.text('Value');
    const text = written ?? name;
    const result = strategy ? strategy.propertyName(text, written !== undefined) : text;
    if (shown.includes(result))
      throw new InvalidOperationException(`Enum name '${result}' already exists on enum '${type.name}'.`);
    shown.push(result);
  }
  return { names, shown, values: values.map((value) => BigInt.asUintN(64, BigInt(value))) };
}

/** The name in JSON, for flags several joined by commas; undefined where no name fits. */
export function enumNameOf(
  type: NamedType,
  value: number | bigint,
  strategy: NamingStrategy | null,
): string | undefined {
  const { shown, values } = namesOf(type, strategy);
  const wanted = BigInt.asUintN(64, BigInt(value));
  if (!type.definition.flags.isFlags) return shown[binarySearch(values, wanted)];
  if (wanted === 0n) return values[0] === 0n ? shown[0] : undefined;
  const found: string[] = [];
  let rest = wanted;
  for (let index = values.length - 1; index >= 0; index--) {
    const flag = values[index]!;
    if ((index === 0 && flag === 0n) || (rest & flag) !== flag) continue;
    rest -= flag;
    found.unshift(shown[index]!);
  }
  return rest === 0n ? found.join(', ') : undefined;
}

/** `Array.BinarySearch`, which is how Newtonsoft.Json chooses among members of one value; -1 where there is none. */
function binarySearch(values: readonly bigint[], wanted: bigint): number {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = values[middle]!;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * The member of that name in JSON or in C#, or several joined by commas, or a number; in natural form.
 * @throws ArgumentException, FormatException, OverflowException
 */
export function parseEnumName(
  type: NamedType,
  text: string,
  strategy: NamingStrategy | null = null,
  allowsNumbers: boolean = true,
): number | bigint {
  if (type.kind !== 'enum') throw new ArgumentException('Type provided must be an Enum.', 'enumType');
  const names = namesOf(type, strategy);
  const whole = names.shown.indexOf(text);
  if (whole >= 0) return memberValue(type, names.values[whole]!);
  const trimmed = text.trim();
  if (trimmed === '')
    throw new ArgumentException('Must specify valid information for parsing in the string.');
  const number = /^[-+\d]/.test(trimmed) ? numberOf(trimmed, type) : undefined;
  if (number !== undefined) {
    if (!allowsNumbers) throw new FormatException(`Integer string '${trimmed}' is not allowed.`);
    return number;
  }
  let result = 0n;
  for (const part of trimmed.split(',')) {
    const index = indexOfName(names, part.trim());
    if (index < 0) {
      const ignoringCase = indexIgnoringCase(names.shown, text);
      if (ignoringCase >= 0) return memberValue(type, names.values[ignoringCase]!);
      throw new ArgumentException(`Requested value '${text}' was not found.`);
    }
    result |= names.values[index]!;
  }
  return memberValue(type, result);
}
function numberOf(text: string, type: NamedType): number | bigint | undefined {
  try {
    return changeType(text, type.definition.enumUnderlying!) as number | bigint;
  } catch (error) {
    if (error instanceof FormatException) return undefined;
    throw error;
  }
}
function indexOfName({ shown, names }: EnumNames, text: string): number {
  for (const candidates of [shown, names]) {
    const index = candidates.indexOf(text);
    if (index >= 0) return index;
  }
  const index = indexIgnoringCase(shown, text);
  return index >= 0 ? index : indexIgnoringCase(names, text);
}
function indexIgnoringCase(names: readonly string[], text: string): number {
  const wanted = text.toUpperCase();
  return names.findIndex((name) => name.toUpperCase() === wanted);
}
function memberValue(type: NamedType, value: bigint): number | bigint {
  switch (type.definition.enumUnderlying!.special) {
    case 'ulong':
      return value;
    case 'long':
      return BigInt.asIntN(64, value);
    case 'int':
    case 'short':
    case 'sbyte':
      return Number(BigInt.asIntN(64, value));
    default:
      return Number(value);
  }
}
