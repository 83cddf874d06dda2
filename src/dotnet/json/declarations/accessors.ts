// Properties that read and write a field of the object.
import type { Accessors } from '../../../metadata/declaration.ts';

/** Accessors of a field; `none` is what an unset (undefined) one reads as. */
export function field(name: string, none: unknown = null): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name] ?? none,
    set: (self: Record<string, unknown>, value: unknown) => {
      self[name] = value;
    },
  };
}
