// `System.Runtime.CompilerServices.Unsafe`: of it what needs no layout in memory.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import { NullReferenceException } from '../../runtime/exceptions.ts';

/** A reference to nowhere. */
export class NullRef implements Ref {
  get v(): never {
    throw new NullReferenceException();
  }
  set v(_value: unknown) {
    throw new NullReferenceException();
  }
}

/** `Unsafe`. */
export const unsafeType: TypeDeclaration = declareType(
  'public static class System.Runtime.CompilerServices.Unsafe',
  () => ({
    'static T? As<T>(object? o) where T : class?': (value: unknown) => value,
    'static bool IsNullRef<T>(ref readonly T source)': (source: Ref) => source instanceof NullRef,
    'static ref T NullRef<T>()': () => new NullRef(),
  }),
);
