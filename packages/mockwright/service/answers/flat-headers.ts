// Headers as Node.js takes them: names and values in turn.

/** The value of a header, without regard to case; undefined where there is none. */
export function flatHeader(headers: readonly string[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  for (let index = 0; index < headers.length; index += 2)
    if (headers[index]!.toLowerCase() === wanted) return headers[index + 1];
  return undefined;
}

/** Names and values in pairs, other characters than ASCII read as UTF-8. */
export function headerPairs(headers: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2)
    pairs.push([headers[index]!, Buffer.from(headers[index + 1]!, 'latin1').toString('utf8')]);
  return pairs;
}
