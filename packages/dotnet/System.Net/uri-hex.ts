// The members of `Uri` for single escaped characters.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { outOfRange } from '../System/text/range-checks.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

const isHexEncoding = (text: string | null, index: number): boolean =>
  /^%[\da-f]{2}/i.test(dereferenced(text).slice(index));

/** `HexEscape`, `HexUnescape`, `IsHexEncoding`, `IsHexDigit` and `FromHex`. */
export const hexMembers: Readonly<Record<string, Implementation>> = {
  'static string HexEscape(char character)': (code: number) => {
    if (code > 255) throw outOfRange('character', code, "less than or equal to '255'");
    return `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
  },
  'static char HexUnescape(string pattern, ref int index)': (pattern: string | null, index: Ref<number>) => {
    const text = notNull(pattern, 'pattern');
    const at = index.v;
    if (at < 0) throw outOfRange('index', at);
    if (at >= text.length) throw outOfRange('index', at, `less than '${text.length}'`);
    const isEncoded = isHexEncoding(text, at);
    index.v = at + (isEncoded ? 3 : 1);
    return isEncoded ? Number.parseInt(text.slice(at + 1, at + 3), 16) : text.charCodeAt(at);
  },
  'static bool IsHexEncoding(string pattern, int index)': isHexEncoding,
  'static bool IsHexDigit(char character)': (code: number) => /[\da-f]/i.test(String.fromCharCode(code)),
  'static int FromHex(char digit)': (code: number) => {
    const value = Number.parseInt(String.fromCharCode(code), 16);
    if (Number.isNaN(value))
      throw new ArgumentException('Value does not fall within the expected range.', 'digit');
    return value;
  },
};
