// Turns what template code threw into a `TemplateError` with .NET's type and message, and the place in the template.
import type { ScriptProgram } from '@mockwright/csharp';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { BudgetError, MovedError } from '@mockwright/language/runtime/run';
import { isStackOverflow } from '@mockwright/language/runtime/stack-trace';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { SourceText } from '@mockwright/language/text/source-text';
import { BodyError, TemplateError } from '../template-error.ts';
import { GlobalSizeError } from '../host/global-store.ts';

/**
 * The error to throw on: a `TemplateError` for what the code did, the error itself for a bug of ours and for a run that moves.
 * An exception of a template says its message itself, so that this belongs into the run.
 * @throws {BudgetError} when saying it takes too much
 */
export function failureOf(error: unknown, file: SourceText, program: ScriptProgram): unknown {
  if (error instanceof TemplateError || error instanceof MovedError) return error;
  const described = describeFailure(error);
  if (!described) return error;
  const place = program.locate(error);
  return new TemplateError(file, place?.source.resolve(place.span).span, { ...described, cause: error });
}

/**
 * .NET's name and words for what code threw; undefined for what is a bug of ours. To be asked inside the run: `Message` may be
 * code of the template.
 * @throws {BudgetError} when that takes too much
 */
export function describeFailure(
  error: unknown,
): { readonly exceptionType: string; readonly message: string } | undefined {
  if (error instanceof Exception) return { exceptionType: typeName(error.$type), message: messageOf(error) };
  if (error instanceof BudgetError)
    return { exceptionType: 'System.TimeoutException', message: error.message };
  if (isStackOverflow(error)) {
    return {
      exceptionType: 'System.InsufficientExecutionStackException',
      message: 'The code called itself too deeply and was stopped.',
    };
  }
  if (error instanceof GlobalSizeError)
    return { exceptionType: 'System.InsufficientMemoryException', message: error.message };
  if (error instanceof BodyError)
    return { exceptionType: 'System.IO.InvalidDataException', message: error.message };
  if (error instanceof RangeError && /invalid (string|array) length/i.test(error.message)) {
    return {
      exceptionType: 'System.OutOfMemoryException',
      message: 'Insufficient memory to continue the execution of the program.',
    };
  }
  return undefined;
}

/** `Message`; what came instead where an override throws. @throws {BudgetError} */
export function messageOf(exception: Exception): string {
  try {
    return exception.text;
  } catch (error) {
    const described = error instanceof Exception ? typeName(error.$type) : undefined;
    if (described === undefined && !isStackOverflow(error)) throw error;
    return `Its Message threw ${described ?? 'System.InsufficientExecutionStackException'}.`;
  }
}
