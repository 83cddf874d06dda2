// The static class `System.Runtime.CompilerServices.RuntimeHelpers` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { equals, hash } from '@mockwright/language/runtime/equality';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Range } from '../System/range.ts';

/** `System.Runtime.CompilerServices.RuntimeHelpers`. */
export const runtimeHelpersType: TypeDeclaration = declareType(
  'public static class System.Runtime.CompilerServices.RuntimeHelpers',
  () => ({
    'static int GetHashCode(object? o)': (value: unknown) => (value === null ? 0 : hash(value)),
    'static new bool Equals(object? o1, object? o2)': equals,
    'static T[] GetSubArray<T>(T[] array, Range range)': (
      array: readonly unknown[] | null,
      range: Range,
      type: Type,
    ) => {
      const items = notNull(array, 'array');
      const [start, length] = range.offsetAndLength(items.length);
      return toArray(items.slice(start, start + length), type);
    },
    'static void EnsureSufficientExecutionStack()': () => undefined,
    'static bool TryEnsureSufficientExecutionStack()': () => true,
  }),
);
