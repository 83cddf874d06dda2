// `response.status`: a name of an HTTP status or its number as text.

/** Lower-cased names of `System.Net.HttpStatusCode` and their numbers. */
export type HttpStatusNames = ReadonlyMap<string, number>;

/** The number of a status; undefined when it is none. An empty text is 200. */
export function readStatus(text: string, names: HttpStatusNames): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 200;
  if (/^\d+$/.test(trimmed)) {
    const number = Number(trimmed);
    return number >= 100 && number <= 599 ? number : undefined;
  }
  return names.get(trimmed.toLowerCase());
}
