// `Exception.ToString()` and what else all exceptions tell.
import { AggregateException } from '../../runtime/exceptions.ts';
import type { Exception } from '../../runtime/exceptions.ts';
import { stackTraceOf } from '../../runtime/stack-trace.ts';
import { typeName } from '../../runtime/type-name.ts';

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

/** `ToString()`: type, message, inner exceptions, stack trace. */
export function exceptionText(exception: Exception): string {
  const message = exception.text;
  let text = typeName(exception.$type) + (message === '' ? '' : `: ${message}`);
  const inner = exception.innerException;
  if (inner !== null) text += `\n ---> ${textOfInner(inner)}\n   --- End of inner exception stack trace ---`;
  const trace = stackTraceOf(exception);
  if (trace !== null) text += `\n${trace}`;
  if (exception instanceof AggregateException) {
    exception.innerExceptions.forEach((one, index) => {
      if (one !== inner) text += `\n ---> (Inner Exception #${index}) ${textOfInner(one)}<---\n`;
    });
  }
  return text;
}

/** `ToString()` of an exception about a file: its name stands after the message. */
export function exceptionTextWithFile(exception: Exception & { readonly fileName: string | null }): string {
  const text = exceptionText(exception);
  if (exception.fileName === null) return text;
  const header = `${typeName(exception.$type)}: ${exception.text}`;
  return `${header}\nFile name: '${exception.fileName}'${text.slice(header.length)}`;
}

function textOfInner(exception: Exception): string {
  const own = (exception as { $toString?: () => string | null }).$toString;
  return own ? (own.call(exception) ?? '') : exceptionText(exception);
}
