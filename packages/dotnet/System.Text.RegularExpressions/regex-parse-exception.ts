// The exception `System.Text.RegularExpressions.RegexParseException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { RegexParseException } from './parse-error.ts';

/** `System.Text.RegularExpressions.RegexParseException`. */
export const regexParseExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Text.RegularExpressions.RegexParseException : ArgumentException',
  () => ({
    'int Offset { get; }': (self: RegexParseException) => self.offset,
    'RegexParseError Error { get; }': (self: RegexParseException) => self.error,
  }),
  { runtime: RegexParseException },
);
