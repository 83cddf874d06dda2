// The exception `System.Runtime.CompilerServices.SwitchExpressionException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notMatching } from '@mockwright/language/runtime/emitted';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Runtime.CompilerServices.SwitchExpressionException`. */
export const switchExpressionExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.SwitchExpressionException : InvalidOperationException',
  () => ({
    'SwitchExpressionException()': () => new E.SwitchExpressionException(),
    'SwitchExpressionException(Exception? innerException)': (inner: Exception | null) =>
      new E.SwitchExpressionException(null, inner),
    'SwitchExpressionException(object? unmatchedValue)': notMatching,
    'SwitchExpressionException(string? message)': (message: string | null) =>
      new E.SwitchExpressionException(message),
    'SwitchExpressionException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.SwitchExpressionException(message, inner),
    'object? UnmatchedValue { get; }': (self: E.SwitchExpressionException) => self.unmatched,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
  }),
  { runtime: E.SwitchExpressionException },
);
