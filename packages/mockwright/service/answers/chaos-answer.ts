// What becomes of an answer that chaos strikes, in the words of the original.
import { ownAnswer, type Answer } from './answer.ts';

/** What may happen to a request. */
export type ChaosKind = '503' | '500' | 'latency' | '400' | 'timeout';

/** All of it, each as probable as the others. */
export const CHAOS_KINDS: readonly ChaosKind[] = ['503', '500', 'latency', '400', 'timeout'];

/** The header that tells what was done on purpose. */
const CHAOS_HEADER = 'Mockwright-Chaos';

/** Name and status of those that answer in the place of the template; `latency` lets its answer be. */
const STATUSES = {
  503: [503, 'ServiceUnavailable'],
  500: [500, 'InternalServerError'],
  400: [400, 'BadRequest'],
  timeout: [408, 'RequestTimeout'],
} as const;

/** The answer in the place of that of the template. */
export function chaosAnswer(kind: ChaosKind, answer: Answer): Answer {
  const header = [CHAOS_HEADER, kind] as const;
  if (kind === 'latency')
    // What failed when it was sent tells of that alone.
    return answer.template === undefined ? answer : { ...answer, headers: [...answer.headers, header] };
  const [status, name] = STATUSES[kind];
  return ownAnswer(status, [['Content-Type', 'text/plain'], header], `Error ${status}: ${name}`);
}
