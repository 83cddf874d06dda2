// The exception `System.UriFormatException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { UriFormatException } from '../System.Net/uri-value.ts';

/** `System.UriFormatException`. */
export const uriFormatExceptionType: TypeDeclaration = declareType(
  'public class System.UriFormatException : FormatException',
  () => ({
    'UriFormatException()': () => new UriFormatException(),
    'UriFormatException(string? textString)': (text: string | null) => new UriFormatException(text),
    'UriFormatException(string? textString, Exception? e)': (text: string | null, inner: Exception | null) =>
      new UriFormatException(text, inner),
  }),
  { runtime: UriFormatException },
);
