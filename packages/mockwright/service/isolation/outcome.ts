// What came of a job, as the errors and answers that a run in this process would have given.
import { BodyError, TemplateError } from '../../template/template-error.ts';
import type { CompiledTemplate, RunSettings, TemplateAnswer } from '../../template/template.ts';
import type { TriedMock } from '../exchange/near-misses.ts';
import type { Mock } from '../mocks/mock-set.ts';
import type { RouteMatch } from '../routing/router.ts';
import type { FinalOutcome, JobFailure, JobTried } from './job.ts';
import type { JobEnd } from './runner-pool.ts';

/** The error for code whose process ended. @param template the one that takes long */
export function endError(
  end: JobEnd,
  { source }: CompiledTemplate,
  { scriptTimeoutMilliseconds }: RunSettings,
): TemplateError {
  return new TemplateError(source, undefined, {
    exceptionType: end === 'killed' ? 'System.TimeoutException' : 'System.OutOfMemoryException',
    message:
      end === 'killed'
        ? `The code ran for more than ${scriptTimeoutMilliseconds} ms and was stopped.`
        : end === 'memory'
          ? 'The code took too much memory and was stopped.'
          : 'The process that ran the code ended, perhaps because of its memory.',
  });
}

/**
 * The error for a job that failed.
 * @param template the one that was chosen; undefined: a bug before that
 * @param commitProblem why what it wrote to `Global` could not be kept
 */
export function failureFrom(
  outcome: FinalOutcome,
  template: CompiledTemplate | undefined,
  commitProblem: string | undefined,
): Error {
  if (outcome.kind === 'failed') return errorFrom(outcome.failure, template!);
  if (outcome.kind === 'answer')
    return new TemplateError(template!.source, undefined, {
      exceptionType: 'System.InsufficientMemoryException',
      message: commitProblem ?? '',
    });
  const error = new Error('a bug in the process that runs templates');
  if (outcome.kind === 'bug') error.stack = outcome.stack;
  return error;
}

/** A template that did not answer, as a run in this process would tell of it. @param matches those of the job */
export function triedMock(
  { template, ...tried }: JobTried,
  matches: readonly RouteMatch<Mock>[],
): Omit<TriedMock, 'request'> {
  return { mock: matches[template]!.target, ...tried };
}

/** The answer that a job gave. */
export function outcomeAnswer(
  { answer }: Extract<FinalOutcome, { kind: 'answer' }>,
  template: CompiledTemplate,
): TemplateAnswer {
  const { callbacks, ...others } = answer;
  return {
    ...others,
    callbacks: callbacks.map((callback) =>
      callback.kind === 'request'
        ? callback
        : { kind: 'failed', error: errorFrom(callback.failure, template) },
    ),
  };
}

function errorFrom(
  { span, isBody, exceptionType, message }: JobFailure,
  { source }: CompiledTemplate,
): TemplateError {
  return new TemplateError(source, span, {
    exceptionType,
    message,
    cause: isBody ? new BodyError(message) : undefined,
  });
}
