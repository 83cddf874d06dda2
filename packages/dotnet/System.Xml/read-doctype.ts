// What stands in `<!DOCTYPE …>`, taken apart; each character is looked at once.

/** A document type declaration. */
export interface Doctype {
  readonly name: string;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly subset: string;
}

const external = /^(?:PUBLIC\s+["']([^"']*)["']\s+|SYSTEM\s+)["']([^"']*)["']\s*/;

/**
 * The parts of a declaration.
 * @param text what stands between `<!DOCTYPE` and `>`
 * @returns the whole text as the name where it is none
 */
export function readDoctype(text: string): Doctype {
  const whole = text.trim();
  const none: Doctype = { name: whole, publicId: null, systemId: null, subset: '' };
  const [name = ''] = /^[^\s[]+/.exec(whole) ?? [];
  const rest = whole.slice(name.length).trimStart();
  const ids = external.exec(rest);
  const subset = ids ? rest.slice(ids[0].length) : rest;
  const hasSubset = subset.length > 1 && subset.startsWith('[') && subset.endsWith(']');
  if (name === '' || (subset !== '' && !hasSubset)) return none;
  return {
    name,
    publicId: ids?.[1] ?? null,
    systemId: ids?.[2] ?? null,
    subset: subset.slice(1, -1),
  };
}
