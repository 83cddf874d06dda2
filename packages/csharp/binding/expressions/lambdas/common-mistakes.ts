// What is told of a lambda that is wrong for every delegate that it might become.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
const keyOf = ({ code, span }: Diagnostic): string => `${code} ${span.start} ${span.end}`;

/**
 * Of what is wrong for each delegate that which is wrong for all; without any, everything. The same code in the same place
 * counts as the same mistake: of its wordings the last in the alphabet is told.
 */
export function commonMistakes(tries: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] {
  const keys = tries.map((each) => new Set(each.filter(isError).map(keyOf)));
  const told = new Map<string, Diagnostic>();
  for (const diagnostic of tries.toReversed().flat()) {
    const key = keyOf(diagnostic);
    const other = told.get(key);
    if (isError(diagnostic) && (!other || other.message < diagnostic.message)) told.set(key, diagnostic);
  }
  const all = [...told].map(([, diagnostic]) => diagnostic);
  const common = all.filter((diagnostic) => keys.every((each) => each.has(keyOf(diagnostic))));
  return common.length > 0 ? common : all;
}
