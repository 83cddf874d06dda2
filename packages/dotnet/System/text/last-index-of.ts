// Where a text occurs last in another. Engines try every place anew, which takes the product of both lengths.
import { spendSize } from '@mockwright/language/runtime/run';

/** Products of lengths beneath this are left to the engine. */
const smallProduct = 1 << 20;

/** The last index at which `value` stands in `text`, or -1: by its code units. */
export function lastIndexOf(text: string, value: string): number {
  if (text.length * value.length <= smallProduct || value.length < 2) {
    spendSize(text.length);
    return text.lastIndexOf(value);
  }
  spendSize(text.length + value.length);
  return searchBackward(text, value);
}

/** The algorithm of Knuth, Morris and Pratt, from the end. */
function searchBackward(text: string, value: string): number {
  const end = value.length - 1;
  // How many units of the end stay right when the next one before them is wrong.
  const shorter = new Int32Array(value.length);
  for (let at = 1, same = 0; at <= end; at++) {
    const unit = value.charCodeAt(end - at);
    while (same > 0 && unit !== value.charCodeAt(end - same)) same = shorter[same - 1]!;
    if (unit === value.charCodeAt(end - same)) same++;
    shorter[at] = same;
  }
  for (let at = text.length - 1, same = 0; at >= 0; at--) {
    const unit = text.charCodeAt(at);
    while (same > 0 && unit !== value.charCodeAt(end - same)) same = shorter[same - 1]!;
    if (unit === value.charCodeAt(end - same)) same++;
    if (same === value.length) return at;
  }
  return -1;
}
