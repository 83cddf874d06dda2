// The struct `System.Span` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { defaultValue, members } from './span-type-members.ts';
import { SpanEnumerator } from './spans/span-enumerator.ts';

/** Declares the enumerator of a span. */
export function enumerator(name: 'Span' | 'ReadOnlySpan', isReadOnly: boolean): TypeDeclaration {
  return declareType(
    `public ref struct System.${name}<T>.Enumerator`,
    () => ({
      'bool MoveNext()': (self: SpanEnumerator) => self.moveNext(),
      [`${isReadOnly ? 'ref readonly' : 'ref'} T Current { get; }`]: (self: SpanEnumerator) => self.current(),
    }),
    { defaultValue: (type) => new SpanEnumerator(defaultValue(type)) },
  );
}

/** `System.Span`. */
export const spanType: TypeDeclaration = declareType(
  'public readonly ref struct System.Span<T>',
  () => members('Span', false),
  { defaultValue },
);

/** `System.Span.Enumerator`. */
export const spanEnumeratorType: TypeDeclaration = enumerator('Span', false);
