// With `onUnmatched: 'error'`: what is wrong when nothing answered a request, or a template failed.
import { counted } from '@mockwright/language/text/counted';
import type { RecordedRequest } from './api.ts';
import { failuresInWords, indented, isUnanswered, unmatchedInWords } from './recorded-request.ts';

/**
 * The error that names the requests that nothing answered and those whose template failed.
 * @param requests of whatever session
 * @param own the session of which nobody needs to be told that they are of it
 * @param notKept how many more there were that are not kept
 * @returns undefined where all is well
 */
export function strictError(
  requests: readonly RecordedRequest[],
  own: string,
  notKept: number,
): Error | undefined {
  const unmatched = requests.filter(isUnanswered);
  const failures = requests
    .filter(({ matched }) => matched)
    .flatMap((each) => failuresInWords(each).map((line) => sessionInWords(each, own) + line));
  const parts: string[] = [];
  if (unmatched.length > 0)
    parts.push(
      `No template answered ${unmatched.length === 1 ? 'a request' : `${unmatched.length} requests`}:`,
      indented(unmatched.map((each) => sessionInWords(each, own) + unmatchedInWords(each))),
      "Add a template, or allow it with onUnmatched: 'answer'.",
    );
  // A condition that throws may be meant: another template answered. Beside others, it is told.
  if (failures.length > 0 && (parts.length > 0 || requests.some(({ failure }) => failure !== undefined)))
    parts.push(
      `A template failed at ${failures.length === 1 ? 'a request' : `${failures.length} requests`}:`,
      indented(failures),
    );
  if (notKept > 0)
    parts.push(
      `${counted(notKept, 'request')} that nothing answered, or whose template may have failed, ${notKept === 1 ? 'is' : 'are'} not kept any more: raise Mock:JournalSize or Mock:MatchedRoutesCacheDuration, or reset more often.`,
    );
  return parts.length === 0 ? undefined : new Error(parts.join('\n'));
}

function sessionInWords({ session }: RecordedRequest, own: string): string {
  return session === own ? '' : `session '${session}': `;
}
