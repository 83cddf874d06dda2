// What single characters mean to the lexer.

/** Names that generated code may use and people cannot write by accident begin with one of these. */
const generatedFirst = 0xe000;
const generatedLast = 0xe0ff;

const letter = /^[\p{L}\p{Nl}]$/u;
const namePart = /^[\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]$/u;
const formatting = /\p{Cf}/gu;
const spaceSeparator = /^\p{Zs}$/u;

/** Whether a code unit can begin an identifier. */
export function isIdentifierStart(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
  if (code >= generatedFirst && code <= generatedLast) return true;
  return letter.test(String.fromCharCode(code));
}

/** Whether a code unit can stand inside an identifier. */
export function isIdentifierPart(code: number): boolean {
  if (code < 128) {
    return (
      (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || (code >= 48 && code <= 57)
    );
  }
  if (code >= generatedFirst && code <= generatedLast) return true;
  return namePart.test(String.fromCharCode(code));
}

/** A name without the formatting characters in it, which make no other name of it (C# 6.4.3). */
export function withoutFormatting(name: string): string {
  return name.replace(formatting, '');
}

/** A decimal digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The value of a hexadecimal digit, or -1. */
export function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** White space that does not end a line. */
export function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || code === 9 || code === 11 || code === 12 || code === 26;
  return code === 0xfeff || spaceSeparator.test(String.fromCharCode(code));
}

/** A character that ends a line. */
export function isNewLine(code: number): boolean {
  return code === 10 || code === 13 || code === 0x85 || code === 0x2028 || code === 0x2029;
}
