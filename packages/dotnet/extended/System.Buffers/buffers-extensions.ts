// The static class `System.Buffers.BuffersExtensions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { ofLibrary } from '../../System.Collections/argument-checks.ts';
import { ArrayBufferWriter } from './array-buffer-writer.ts';

/** `System.Buffers.BuffersExtensions`. */
export const buffersExtensionsType: TypeDeclaration = declareType(
  'public static class System.Buffers.BuffersExtensions',
  () => ({
    'static void Write<T>(this IBufferWriter<T> writer, ReadOnlySpan<T> value)': (
      writer: ArrayBufferWriter | null,
      value: Span,
    ) => ofLibrary(dereferenced(writer), ArrayBufferWriter).write(value),
  }),
);
