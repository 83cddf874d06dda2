// The check that nearly every member of .NET makes of its arguments.
import { ArgumentNullException } from './exceptions.ts';

/** An argument that must not be null. @throws {ArgumentNullException} with the name of the parameter */
export function notNull<T>(value: T | null, name: string): T {
  if (value === null) throw new ArgumentNullException(name);
  return value;
}
