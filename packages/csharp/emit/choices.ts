// One of many values: what `?:`, `switch` expressions and the sections of `switch` statements become.
import type { FunctionScope } from './function-scope.ts';

/** JavaScript engines read `a ? b : c ? d : …` as deep as they have stack. */
const longest = 100;

/**
 * The value of the first condition that holds; of many a part at a time is evaluated.
 * @param choices conditions and values, each as `condition ? value : `
 * @param last what comes of it where none holds
 * @returns an expression for which nothing stands around but parentheses
 */
export function choiceCode(scope: FunctionScope, choices: readonly string[], last: string): string {
  if (choices.length <= longest) return `${choices.join('')}${last}`;
  const temp = scope.temp();
  const parts: string[] = [];
  for (let from = 0; from < choices.length; from += longest) {
    const isLast = from + longest >= choices.length;
    // No value of C# is `undefined`.
    const part = `${temp} = ${choices.slice(from, from + longest).join('')}${isLast ? last : 'undefined'}`;
    parts.push(from === 0 ? part : `${temp} === undefined && (${part})`);
  }
  return [...parts, temp].join(', ');
}
