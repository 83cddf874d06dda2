// JSON that code wrote piece by piece: read once it is whole; a mistake in it is shown in the text as it was written.
import { JsonReaderException } from '@mockwright/dotnet';
import { renderCodeFrame } from '@mockwright/language/diagnostics/render-terminal';
import { SourceText } from '@mockwright/language/text/source-text';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { TemplateError } from '../template-error.ts';

/**
 * Reads what the code of a template wrote.
 * @param span where in the template it was written, if not all over it
 * @param read throws a `JsonReaderException` where the text is no JSON
 * @throws {TemplateError} with the line of the written text that is wrong
 */
export function readWritten<T>(
  text: string,
  template: SourceText,
  span: TextSpan | undefined,
  read: (text: string) => T,
): T {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof JsonReaderException)) throw error;
    throw new TemplateError(template, span, {
      exceptionType: 'Newtonsoft.Json.JsonReaderException',
      message: `${error.text}\nThe code wrote this text, which is not JSON:\n${frameOf(text, error)}${hintFor(error)}`,
      cause: error,
    });
  }
}

/** What to write instead; a loop may end each of its values with a comma. */
function hintFor({ text }: JsonReaderException): string {
  return text.startsWith('After parsing a value an unexpected character')
    ? '\n  hint: is a comma missing? A loop writes one behind each value: { … },'
    : '';
}

function frameOf(text: string, { lineNumber, linePosition }: JsonReaderException): string {
  const written = new SourceText('', text);
  const line = Math.max(1, lineNumber);
  const start = written.startOfLine(line) + Math.max(0, linePosition - 1);
  return renderCodeFrame(written, { start, end: start + 1 });
}
