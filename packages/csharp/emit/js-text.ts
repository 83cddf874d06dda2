// JavaScript text made of values and names.

/** A string literal. Control characters are escaped, so that marks ({@link mark}) never occur in one. */
export function quote(text: string): string {
  return JSON.stringify(text)
    .replace(
      /[\u2028\u2029\u007f]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('$r.', '\\u0024r.');
}

/** A property access by a key of any characters. */
export function member(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${quote(key)}]`;
}

/** A method of a class or object literal by a key of any characters. */
export function methodName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `[${quote(key)}]`;
}

/** What of a C# name can stand in a JavaScript one, at its beginning, too. */
export function plainName(name: string): string {
  return name.replace(/\W/g, '').replace(/^(?=\d|$)/, '_');
}

/** What is an integer whatever it is made of: digits, or names and operators that end in one of the bits. */
const integerForm = /^(?:\d+|\([\w$.\s+*-]* (?:\||>>>) 0\))$/;

/**
 * An integer by its form, so that no value can become the name of a property: the static type alone would be believed,
 * and whatever confuses it once would reach `constructor`.
 */
export function integerText(code: string): string {
  return integerForm.test(code) ? code : `${code} | 0`;
}

/** A number as an expression that can stand anywhere. */
export function numberText(value: number): string {
  if (Object.is(value, -0)) return '(-0)';
  return value < 0 ? `(${value})` : String(value);
}

/** The method of a record's class that copies the fields of another one of the type. */
export const copyMethod = (className: string): string => `$copy${className}`;

/** Expressions evaluated in turn; the value is that of the last. */
export function sequence(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(', ')})`;
}

/** Whether evaluating the code cannot call anything. */
export const isQuiet = (code: string): boolean => !code.includes('(') || /^[\w$.]+$/.test(code);
