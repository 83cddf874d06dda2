// Equality, hash codes and texts of values that consist of parts.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { FunctionScope } from './function-scope.ts';
import { member } from './js-text.ts';

/** A field, by the property under which objects carry it. */
export interface Part {
  readonly key: string;
  readonly type: Type;
  /** It refers to a variable. */
  readonly isRef?: boolean;
}

const directlyCompared = new Set([
  'int',
  'uint',
  'short',
  'ushort',
  'byte',
  'sbyte',
  'char',
  'bool',
  'string',
  'long',
  'ulong',
  'nint',
  'nuint',
]);

/** For each part whether that of `this` equals that of `other`. */
export function sameParts(parts: readonly Part[], other: string): string[] {
  return parts.map(({ key, type }) => {
    const [left, right] = [`this${member(key)}`, `${other}${member(key)}`];
    return directlyCompared.has(type.special ?? '') ? `${left} === ${right}` : `$r.equals(${left}, ${right})`;
  });
}

/** The hash code of the parts together, begun with a code or a number. Of thousands calls would be nested too deeply. */
export function hashOf(parts: readonly Part[], start: string): string {
  const hashes = parts.map(({ key }) => `$r.hash(this${member(key)})`);
  return parts.length > 100
    ? `[${hashes.join()}].reduce((all, each) => $r.combineHashes(all, each), ${start})`
    : hashes.reduce((code, hash) => `$r.combineHashes(${code}, ${hash})`, start);
}

/** The text of a part of `this`. */
export function partText(scope: FunctionScope, key: string, type: Type): string {
  return valueText(scope, `this${member(key)}`, type);
}
/** The text of a value of that type. */
export function valueText(scope: FunctionScope, code: string, type: Type): string {
  switch (type.special) {
    case 'string':
      return `(${code} ?? "")`;
    case 'int':
      return code;
    default:
      return `$r.textOf(${code}, ${scope.typeCode(type)})`;
  }
}

/** `return`, after what the type's own parameters need. */
export function scopedReturn(scope: FunctionScope, code: string): string {
  return `${scope.prologue()}return ${code};\n`;
}

/** An object that has what `this` has. */
export const memberwiseCopy: string = 'Object.assign(Object.create(Object.getPrototypeOf(this)), this)';

/** The copy of an object that holds nothing but its parts. */
export const cloneMethod: string = `$clone() {\nreturn ${memberwiseCopy};\n}\n`;
