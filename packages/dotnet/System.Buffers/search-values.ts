// The static class `System.Buffers.SearchValues`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { findString } from '../System/text/comparison.ts';

const ordinal = 4;
const ordinalIgnoreCase = 5;

/** Values to search for. */
export class SearchValues {
  readonly $type: NamedType;
  readonly values: readonly unknown[];
  /** Of texts: how they are compared (a `StringComparison`). */
  readonly comparison: number;
  constructor(type: NamedType, values: readonly unknown[], comparison: number = ordinal) {
    this.$type = type;
    this.values = values;
    this.comparison = comparison;
  }
  has(value: unknown): boolean {
    return this.values.some((each) => equals(each, value));
  }
  /** Of texts: where the first of them stands, or -1. */
  firstIn(text: string): number {
    let first = -1;
    for (const value of this.values as readonly string[]) {
      const index = findString(text, value, this.comparison)?.index ?? -1;
      if (index >= 0 && (first < 0 || index < first)) first = index;
    }
    return first;
  }
}

function create(values: Span, comparison?: number): SearchValues {
  return new SearchValues(
    coreType('System.Buffers.SearchValues', 1).construct([values.element]),
    values.copy(),
    comparison,
  );
}

/** `System.Buffers.SearchValues`. */
export const searchValuesType: TypeDeclaration = declareType(
  'public static class System.Buffers.SearchValues',
  () => ({
    'static SearchValues<char> Create(ReadOnlySpan<char> values)': create,
    'static SearchValues<byte> Create(ReadOnlySpan<byte> values)': create,
    'static SearchValues<string> Create(ReadOnlySpan<string> values, StringComparison comparisonType)': (
      values: Span,
      comparison: number,
    ) => {
      if (comparison !== ordinal && comparison !== ordinalIgnoreCase)
        throw new ArgumentException(
          'SearchValues<string> supports only StringComparison.Ordinal and StringComparison.OrdinalIgnoreCase.',
          'comparisonType',
        );
      return create(values, comparison);
    },
  }),
);

/** `System.Buffers.SearchValues`. */
export const searchValuesOfTType: TypeDeclaration = declareType(
  'public class System.Buffers.SearchValues<T>',
  () => ({
    'bool Contains(T value)': (self: SearchValues, value: unknown) => self.has(value),
  }),
);
