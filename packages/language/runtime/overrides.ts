// Virtual members of library classes that template classes override: an override stands under its key.

/** What a template class has in place of the member of that key; undefined when it leaves it alone. */
export function overrideOf(
  self: object,
  key: string,
): ((...args: readonly unknown[]) => unknown) | undefined {
  const own = (self as Readonly<Record<string, unknown>>)[key];
  return typeof own === 'function' ? (own as (...args: readonly unknown[]) => unknown) : undefined;
}
