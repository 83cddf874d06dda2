// The checks that nearly every member of .NET makes of its arguments, knowingly or not.
import { ArgumentNullException, NullReferenceException } from './exceptions.ts';

/** An argument that must not be null. @throws {ArgumentNullException} with the name of the parameter */
export function notNull<T>(value: T | null, name: string): T {
  if (value === null) throw new ArgumentNullException(name);
  return value;
}

/** An argument that is used without having been checked. @throws {NullReferenceException} for null */
export function dereferenced<T>(value: T | null): T {
  if (value === null) throw new NullReferenceException();
  return value;
}
