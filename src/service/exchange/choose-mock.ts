// Which of the mocks that fit a request answers it: one with a condition that holds, else one without a condition.
import type { Mock } from '../mocks/mock-set.ts';
import { isOverride, mayAnswer } from '../state/overrides.ts';
import type { Session } from '../state/session.ts';
import type { TriedMock } from './near-misses.ts';
import type { RouteMatch } from '../routing/router.ts';
import { BodyError, TemplateError } from '../../template/template-error.ts';
import type { RunContext, TemplateRun } from '../../template/template.ts';
import { MockRequest, type RequestFacts } from './mock-request.ts';

/** The mock that answers, its code run up to its condition. */
interface ChosenMock {
  readonly mock: Mock;
  readonly run: TemplateRun;
}

/** What choosing came to: the chosen one, or why none of them. */
export type Choice = ChosenMock | { readonly mock: undefined; readonly tried: readonly TriedMock[] };

/**
 * Chooses among mocks given with the more specific route first. All conditions and the answer have the time of one run.
 * @param onThrow told of conditions that throw: they do not match, and others go on
 */
export function chooseMock(
  matches: readonly RouteMatch<Mock>[],
  facts: RequestFacts,
  session: Session,
  context: Omit<RunContext, 'request'>,
  onThrow: (mock: Mock, error: unknown) => void,
): Choice {
  const timeTaken = { milliseconds: 0 };
  const start = ({ target, values }: RouteMatch<Mock>): TemplateRun => {
    const number = isOverride(target) ? target.calls : session.answeredBy(target.template.path);
    return target.template.start({ ...context, timeTaken, request: new MockRequest(facts, values, number) });
  };
  const tried: TriedMock[] = [];
  for (const match of matches) {
    const mock = match.target;
    if (isOverride(mock)) {
      // It may have answered as often as it may while this request's body came.
      if (!mayAnswer(mock)) continue;
    } else if (!mock.template.hasCondition) continue;
    try {
      const run = start(match);
      if (run.condition()) return { mock, run };
      tried.push({ mock, reason: 'its condition is false' });
    } catch (error) {
      onThrow(mock, error);
      tried.push({ mock, reason: describeThrow(error) });
    }
  }
  const plain = matches.find(({ target }) => !target.template.hasCondition && !target.override);
  return plain === undefined ? { mock: undefined, tried } : { mock: plain.target, run: start(plain) };
}

function describeThrow(error: unknown): string {
  if (!(error instanceof TemplateError)) return `its condition failed: ${(error as Error).message}`;
  const { exceptionType, position, message, cause } = error;
  if (cause instanceof BodyError) return `its condition asks for the body: ${message}`;
  const at = position === undefined ? '' : ` at ${position.line}:${position.column}`;
  return `its condition threw ${exceptionType}${at}: ${message}`;
}
