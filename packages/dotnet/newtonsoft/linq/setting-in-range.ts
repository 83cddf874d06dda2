// The check of settings that are enumerations.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** Checks an enum setting as the setters do. */
export function inRange(value: number, values: Readonly<Record<string, number>>): number {
  if (!Object.values(values).includes(value)) throw new ArgumentOutOfRangeException('value');
  return value;
}
