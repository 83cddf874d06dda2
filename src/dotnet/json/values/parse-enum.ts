// Enum members by their names, as JSON has them.
import type { NamedType } from '../../../metadata/symbols.ts';
import { enumMembers } from '../../../runtime/enum-text.ts';
import { ArgumentException } from '../../../runtime/exceptions.ts';

/** Parses an enum member's name, or several joined by commas. @throws ArgumentException */
export function parseEnum(type: NamedType, text: string, names?: (name: string) => string): number | bigint {
  const { enumUnderlying } = type.definition;
  const isLong = enumUnderlying!.special === 'long' || enumUnderlying!.special === 'ulong';
  const trimmed = text.trim();
  if (trimmed === '')
    throw new ArgumentException('Must specify valid information for parsing in the string.');
  if (/^[-+]?\d/.test(trimmed)) {
    const value = BigInt(trimmed.replace('+', ''));
    return isLong ? value : Number(value);
  }
  const { names: memberNames, values } = enumMembers(type);
  let result = 0n;
  for (const part of trimmed.split(',').map((piece) => piece.trim())) {
    let index = memberNames.findIndex((name) => (names ? names(name) : name) === part);
    if (index < 0)
      index = memberNames.findIndex(
        (name) => (names ? names(name) : name).toLowerCase() === part.toLowerCase(),
      );
    if (index < 0) throw new ArgumentException(`Requested value '${text}' was not found.`);
    result |= BigInt(values[index]!);
  }
  return isLong ? result : Number(result);
}
