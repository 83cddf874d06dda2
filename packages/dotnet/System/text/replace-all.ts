// Replacing one text in another, wherever it occurs.
import { indexOfText, longestAtOnce } from '@mockwright/language/runtime/long-search';
import { memoryLimit, spend, spendMemory, spendSize } from '@mockwright/language/runtime/run';

/** What cannot become too long by any replacement that code writes is not counted first. */
const shortText = 1 << 12;

/**
 * The text with each occurrence of `oldValue` replaced.
 * @param oldValue not empty
 * @throws {BudgetError} where what would come out is absurdly long
 */
export function replaceAll(text: string, oldValue: string, newValue: string): string {
  spendSize(text.length);
  if (text.length > shortText) payForGrowth(text, oldValue, newValue.length - oldValue.length);
  if (oldValue.length <= longestAtOnce) return text.replaceAll(oldValue, () => (spend(1), newValue));
  let result = '';
  let from = 0;
  for (let at = indexOfText(text, oldValue); at >= 0; at = indexOfText(text, oldValue, from)) {
    spend(1);
    result += text.slice(from, at) + newValue;
    from = at + oldValue.length;
  }
  return result + text.slice(from);
}

function payForGrowth(text: string, oldValue: string, growth: number): void {
  if (growth <= 0) return;
  let { length } = text;
  for (
    let at = indexOfText(text, oldValue);
    at >= 0;
    at = indexOfText(text, oldValue, at + oldValue.length)
  ) {
    spend(1);
    length += growth;
    if (length > memoryLimit) break;
  }
  spendMemory(length);
}
