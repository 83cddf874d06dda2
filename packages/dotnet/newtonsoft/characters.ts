// Classes of characters as .NET's `char` methods see them, by code unit.

const otherSpace = /[\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** `char.IsWhiteSpace`. */
export function isWhiteSpace(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return code === 0x85 || code === 0xa0 || (code >= 0x1680 && otherSpace.test(String.fromCharCode(code)));
}

const letterOrDigit = /[\p{L}\p{Nd}]/u;
/** `char.IsLetterOrDigit`. */
export function isLetterOrDigit(code: number): boolean {
  if (code < 0x80)
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return letterOrDigit.test(String.fromCharCode(code));
}

const number = /\p{N}/u;
/** `char.IsNumber`. */
export function isNumber(code: number): boolean {
  return code < 0x80 ? code >= 48 && code <= 57 : number.test(String.fromCharCode(code));
}
