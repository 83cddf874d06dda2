// `response.status`: a name of an HTTP status or its number as text.
import { nearestName } from '../../text/nearest-name.ts';

/** The members of `System.Net.HttpStatusCode` by their lower-cased names. */
export type HttpStatusNames = ReadonlyMap<string, { readonly name: string; readonly status: number }>;

/** The number of a status; undefined when it is none. An empty text is 200. */
export function readStatus(text: string, names: HttpStatusNames): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 200;
  if (/^\d+$/.test(trimmed)) {
    const number = Number(trimmed);
    return number >= 100 && number <= 599 ? number : undefined;
  }
  return names.get(trimmed.toLowerCase())?.status;
}

/** The name that is probably meant by a text that is no status: `Not Found` is `NotFound`. */
export function nearestStatus(text: string, names: HttpStatusNames): string | undefined {
  const nearest = nearestName(text.replace(/[\s_-]/g, ''), names.keys());
  return nearest === undefined ? undefined : names.get(nearest)!.name;
}
