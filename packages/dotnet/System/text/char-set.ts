// Which of many characters one is.
import { spendSize } from '@mockwright/language/runtime/run';

/** A list of fewer is looked through faster than a set is made. */
const worthASet = 16;

/** Whether a character is one of those. */
export function isOneOf(chars: readonly number[]): (char: number) => boolean {
  if (chars.length < worthASet) return (char) => chars.includes(char);
  spendSize(chars.length * 4);
  const set = new Set(chars);
  return (char) => set.has(char);
}
