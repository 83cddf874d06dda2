// The grammar of HTTP headers, as far as their values have one of .NET's own.
import { FormatException } from '@mockwright/language/runtime/exceptions';

const token = "[!#$%&'*+\\-.^_`|~0-9A-Za-z]+";
const quoted = '"(?:[^"\\\\]|\\\\.)*"';
const tokenOnly = new RegExp(`^${token}$`);
const parameter = new RegExp(`^[ \\t]*(${token})[ \\t]*(?:=[ \\t]*(${token}|${quoted}))?[ \\t]*`);

/** Whether a text is a word of the grammar. */
export function isToken(text: string): boolean {
  return tokenOnly.test(text);
}
/** A name with its value, if it has one. */
export type NameAndValue = readonly [name: string, value: string | null];

/** `name=value` in a row; undefined for what is none. */
export function readPairs(text: string, separator: ';' | ','): NameAndValue[] | undefined {
  const pairs: NameAndValue[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const match = parameter.exec(rest);
    if (!match) return undefined;
    pairs.push([match[1]!, match[2] ?? null]);
    rest = rest.slice(match[0].length);
    if (rest === '') break;
    if (!rest.startsWith(separator)) return undefined;
    rest = rest.slice(1);
  }
  return pairs;
}
/** A pair as it is written. */
export function pairText([name, value]: NameAndValue): string {
  return value === null || value === '' ? name : `${name}=${value}`;
}
/** What `Parse` of a header's value throws. */
export function invalidFormat(text: string | null): FormatException {
  return new FormatException(`The format of value '${text ?? '<null>'}' is invalid.`);
}
