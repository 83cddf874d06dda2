// Which of the mocks that fit a request answers it: one with a condition that holds, else one without a condition.
import type { Mock } from '../mocks/mock-set.ts';
import type { TriedMock } from '../mocks/near-misses.ts';
import type { RouteMatch } from '../mocks/router.ts';
import { BodyError, TemplateError } from '../template/template-error.ts';
import type { RunContext, TemplateRun } from '../template/template.ts';
import { MockRequest, type RequestFacts } from './mock-request.ts';

/** The mock that answers, its code run up to its condition. */
interface ChosenMock {
  readonly mock: Mock;
  readonly run: TemplateRun;
}

/** What choosing came to: the chosen one, or why none of them. */
export type Choice = ChosenMock | { readonly mock: undefined; readonly tried: readonly TriedMock[] };

/**
 * Chooses among mocks given with the more specific route first.
 * @param numberOf how many requests a mock has answered before
 * @param onThrow told of conditions that throw: they do not match, and others go on
 */
export function chooseMock(
  matches: readonly RouteMatch<Mock>[],
  facts: RequestFacts,
  context: Omit<RunContext, 'request'>,
  numberOf: (mock: Mock) => number,
  onThrow: (mock: Mock, error: unknown) => void,
): Choice {
  const start = ({ target, values }: RouteMatch<Mock>): TemplateRun =>
    target.template.start({ ...context, request: new MockRequest(facts, values, numberOf(target)) });
  const tried: TriedMock[] = [];
  for (const match of matches) {
    const mock = match.target;
    if (!mock.template.hasCondition) continue;
    try {
      const run = start(match);
      if (run.condition()) return { mock, run };
      tried.push({ mock, reason: 'its condition is false' });
    } catch (error) {
      onThrow(mock, error);
      tried.push({ mock, reason: describeThrow(error) });
    }
  }
  const plain = matches.find(({ target }) => !target.template.hasCondition);
  return plain === undefined ? { mock: undefined, tried } : { mock: plain.target, run: start(plain) };
}

function describeThrow(error: unknown): string {
  if (!(error instanceof TemplateError)) return `its condition failed: ${(error as Error).message}`;
  const { exceptionType, position, message, cause } = error;
  if (cause instanceof BodyError) return `its condition asks for the body: ${message}`;
  const at = position === undefined ? '' : ` at ${position.line}:${position.column}`;
  return `its condition threw ${exceptionType}${at}: ${message}`;
}
