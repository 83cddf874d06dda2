// `Exception.ToString()` and what else all exceptions tell.
import {
  AggregateException,
  BadImageFormatException,
  ExternalException,
} from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { stackTraceOf } from '@mockwright/language/runtime/stack-trace';
import { typeName } from '@mockwright/language/runtime/type-name';

/** `GetBaseException()`: the innermost cause. */
export function baseExceptionOf(exception: Exception): Exception {
  let inner = exception;
  if (exception instanceof AggregateException) {
    while (inner instanceof AggregateException && inner.innerExceptions.length === 1)
      inner = inner.innerExceptions[0]!;
    return inner;
  }
  while (inner.innerException !== null) inner = inner.innerException;
  return inner;
}

/** `ToString()` of any exception of the library, in the words of its class. */
export function exceptionText(exception: Exception): string {
  const { tellMore } = exception as { readonly tellMore?: () => string };
  if (tellMore) return tellMore.call(exception);
  if (exception instanceof BadImageFormatException) return exceptionTextWithFile(exception);
  return exception instanceof ExternalException ? externalText(exception) : plainText(exception);
}
/** Type, message, inner exceptions, stack trace. */
function plainText(exception: Exception): string {
  if (exception instanceof AggregateException) spendSize(exception.innerExceptions.length);
  const message = exception.text;
  let text = typeName(exception.$type) + (message === '' ? '' : `: ${message}`);
  const inner = exception.innerException;
  if (inner !== null) text += `\n ---> ${textOfInner(inner)}\n   --- End of inner exception stack trace ---`;
  const trace = stackTraceOf(exception);
  if (trace !== null) text += `\n${trace}`;
  if (exception instanceof AggregateException) {
    exception.innerExceptions.forEach((one, index) => {
      spend(1);
      if (one !== inner) text += `\n ---> (Inner Exception #${index}) ${textOfInner(one)}<---\n`;
    });
  }
  return text;
}

/** `ToString()` of an exception about a file: its name stands after the message. */
export function exceptionTextWithFile(exception: Exception & { readonly fileName: string | null }): string {
  const header = `${typeName(exception.$type)}: ${exception.text}`;
  const file = exception.fileName ? `\nFile name: '${exception.fileName}'` : '';
  return withDetails(header + file, exception, exception instanceof BadImageFormatException ? ' ' : '\n ');
}
/** `ToString()` of an exception that a foreign component threw: its code stands after the type. */
export function exceptionTextWithCode(exception: Exception, code: string): string {
  const message = exception.text;
  const header = `${typeName(exception.$type)} (${code})${message === '' ? '' : `: ${message}`}`;
  return withDetails(header, exception, '\n ');
}
/** `ExternalException.ToString()`: its `HResult` stands after the type. */
export function externalText(exception: Exception): string {
  const code = (exception.hResult >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return exceptionTextWithCode(exception, `0x${code}`);
}
/** As the exceptions that write their text themselves put inner exception and stack trace behind it. */
function withDetails(header: string, exception: Exception, gap: string): string {
  const inner = exception.innerException;
  const trace = stackTraceOf(exception);
  return `${header}${inner === null ? '' : `${gap}---> ${textOfInner(inner)}`}${trace === null ? '' : `\n${trace}`}`;
}

function textOfInner(exception: Exception): string {
  const own = (exception as { $toString?: () => string | null }).$toString;
  return own ? (own.call(exception) ?? '') : exceptionText(exception);
}
