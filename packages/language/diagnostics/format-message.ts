// The messages of the tables of codes, filled in.
import { shorten } from '../text/shorten.ts';

/** A message with `{0}`, `{1}` in it replaced by the values, long ones shortened; nothing where there is no such value. */
export function formatMessage(format: string, values: readonly (string | number)[]): string {
  return format.replace(/\{(\d)\}/g, (_, index: string) => shorten(String(values[Number(index)] ?? '')));
}
