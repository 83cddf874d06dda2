// The messages of the tables of codes, filled in.

/** A message with `{0}`, `{1}` in it replaced by the values; nothing where there is no such value. */
export function formatMessage(format: string, values: readonly (string | number)[]): string {
  return format.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''));
}
