// Replacing one text in another, wherever it occurs.
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
  return text.replaceAll(oldValue, () => (spend(1), newValue));
}

function payForGrowth(text: string, oldValue: string, growth: number): void {
  if (growth <= 0) return;
  let { length } = text;
  for (let at = text.indexOf(oldValue); at >= 0; at = text.indexOf(oldValue, at + oldValue.length)) {
    spend(1);
    length += growth;
    if (length > memoryLimit) break;
  }
  spendMemory(length);
}
