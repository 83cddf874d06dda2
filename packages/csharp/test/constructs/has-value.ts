// Two tests share the recorded files: what code gives, and what is wrong with it.
import type { RecordedCase } from '../../../mockwright/test/cases/compare-case.ts';

/** Whether the code of a case is run: it gives a value or throws. */
export function hasValue({ type, text, json, exception }: RecordedCase): boolean {
  return [type, text, json, exception].some((answer) => answer !== undefined);
}
