// Properties that read and write a field of the object.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** Accessors of a field; `none` is what an unset (undefined) one reads as. */
export function field(name: string, none: unknown = null): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name] ?? none,
    set: (self: Record<string, unknown>, value: unknown) => {
      self[name] = value;
    },
  };
}
/** Those of a field that is undefined while nothing is set, which C# has as null. */
export function optional(name: string): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name] ?? null,
    set: (self: Record<string, unknown>, value: unknown) => {
      self[name] = value ?? undefined;
    },
  };
}
/** {@link field} for an enum from 0 to `highest`; setting anything else throws ArgumentOutOfRangeException. */
export function ranged(highest: number, accessors: Accessors): Accessors {
  const { set } = accessors;
  return {
    ...accessors,
    set: (self: unknown, value: number) => {
      if (value < 0 || value > highest) throw new ArgumentOutOfRangeException('value');
      set!(self, value);
    },
  };
}
/** The same for `int? MaxDepth`; setting what is not positive throws ArgumentException. */
export function positive(accessors: Accessors): Accessors {
  const { set } = accessors;
  return {
    ...accessors,
    set: (self: unknown, value: number | null) => {
      if (value !== null && value <= 0) throw new ArgumentException('Value must be positive.', 'value');
      set!(self, value);
    },
  };
}
