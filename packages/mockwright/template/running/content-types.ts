// Which content types are written how.

/** `application/json` and what is built on it, with or without parameters. */
export function isJson(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(contentType);
}
/** `application/xml`, `text/xml` and what is built on XML. */
export function isXml(contentType: string): boolean {
  return /^[^;]*[/+]xml\s*(?:;|$)/i.test(contentType);
}
/** The `charset` of a content type; undefined where it names none. */
export function charsetOf(contentType: string): string | undefined {
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType);
  return charset?.[1] ?? charset?.[2];
}
