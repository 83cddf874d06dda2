// Compares what the compiler says of code with what Roslyn was recorded to say: code, place and words of each message.
import { knownDifference } from './known-differences.ts';

const isError = (line: string): boolean => line.includes(': error ');

/** Errors in their order; warnings where there is no error, of which Roslyn says the order by chance. */
function told(diagnostics: readonly string[]): readonly string[] {
  const errors = diagnostics.filter(isError);
  return errors.length > 0 ? errors : [...diagnostics].sort();
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

/**
 * What differs, readable; undefined when they agree, or when ours is what the list of known differences says.
 * @param code that of the case: its blocks put together
 * @param recorded with errors Roslyn's answers have no warnings, so that ours do not count there either
 */
export function compareDiagnostics(
  code: string,
  recorded: readonly string[],
  found: readonly string[],
): string | undefined {
  const actual = told(found);
  const known = knownDifference(code)?.diagnostics;
  if (known && isSame(actual, told(recorded)))
    return 'diagnostics agree now: take the case off the list of known differences';
  const expected = known ?? told(recorded);
  if (isSame(actual, expected)) return undefined;
  const lines = (all: readonly string[]): string => (all.length > 0 ? all.join('\n           ') : 'none');
  return `diagnostics:\n  expected ${lines(expected)}\n  but got  ${lines(actual)}`;
}
