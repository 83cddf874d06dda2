// `response.status`: a name of an HTTP status or its number as text.
import { nearestName } from '@mockwright/language/text/nearest-name';

/** The members of `System.Net.HttpStatusCode` by their lower-cased names. */
export type HttpStatusNames = ReadonlyMap<string, { readonly name: string; readonly status: number }>;

/** The number of a status; undefined when it is none that ends a request. An empty text is 200. */
export function readStatus(text: string, names: HttpStatusNames): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 200;
  if (/^\d+$/.test(trimmed)) {
    const number = Number(trimmed);
    return number >= 200 && number <= 999 ? number : undefined;
  }
  const status = names.get(trimmed.toLowerCase())?.status;
  return status !== undefined && status >= 200 ? status : undefined;
}

/** The name that is probably meant by a text that is no status: `Not Found` is `NotFound`. */
export function nearestStatus(text: string, names: HttpStatusNames): string | undefined {
  const nearest = nearestName(text.replace(/[\s_-]/g, ''), names.keys());
  return nearest === undefined ? undefined : names.get(nearest)!.name;
}

/** HTTP has no body for these: RFC 9110 15.3.5, 15.3.6, 15.4.5. */
export function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
