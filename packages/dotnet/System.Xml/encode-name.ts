// `XmlConvert.EncodeName` and its kin: any text as an XML name, and back.
import { spend } from '@mockwright/language/runtime/run';
import { isNameChar, isNameStart } from './xml-exception.ts';

function escaped(char: string): string {
  const code = char.codePointAt(0)!;
  return `_x${code
    .toString(16)
    .toUpperCase()
    .padStart(code > 0xffff ? 8 : 4, '0')}_`;
}
/** @param allowsColon `EncodeName` keeps colons, `EncodeLocalName` does not */
export function encodeName(name: string, allowsColon: boolean): string {
  let result = '';
  let at = 0;
  Array.from(name).forEach((char, index) => {
    spend(1);
    const isEscape = char === '_' && /^_x(?:[0-9a-fA-F]{4}|[0-9a-fA-F]{8})_/.test(name.slice(at));
    at += char.length;
    const isAllowed = (index === 0 ? isNameStart(char) : isNameChar(char)) || (allowsColon && char === ':');
    result += isEscape || !isAllowed ? escaped(char) : char;
  });
  return result;
}
/** `XmlConvert.DecodeName`. */
export function decodeName(name: string): string {
  return name.replace(/_x([0-9a-fA-F]{8}|[0-9a-fA-F]{4})_/g, (whole, hex: string) => {
    const code = parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
