// `System.Runtime.CompilerServices.Unsafe`: of it what needs no layout in memory.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { cast } from '@mockwright/language/runtime/casting';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';

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
    'static T? As<T>(object? o) where T : class?': cast,
    'static bool IsNullRef<T>(ref readonly T source)': (source: Ref) => source instanceof NullRef,
    'static ref T NullRef<T>()': () => new NullRef(),
  }),
);
