// The enum `System.Text.RegularExpressions.RegexParseError`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { parseErrors } from './parse-error.ts';

/** `System.Text.RegularExpressions.RegexParseError`. */
export const regexParseErrorType: TypeDeclaration = declareEnum(
  'public enum System.Text.RegularExpressions.RegexParseError',
  parseErrors,
);
