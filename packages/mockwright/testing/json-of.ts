// Values given in code as JSON, where nothing is left out silently.
import { types } from 'node:util';
import { builtInKind } from '@mockwright/language/text/built-in-kind';

/**
 * The JSON of a value; members that are undefined are left out.
 * @param name what the value is called in messages: `templates[0]`
 * @param advice goes on after `… is a function, `
 * @throws {TypeError} names the member that JSON cannot hold: a function, a symbol, a bigint, NaN, a Map, bytes, what holds itself
 */
export function jsonOf(value: unknown, name: string, advice: string): string {
  const paths = new Map<unknown, string>([[undefined, name]]);
  const refuse = (path: string, what: string): never => {
    throw new TypeError(`${path} is ${what}, ${advice}`);
  };
  if (value === undefined) refuse(name, 'undefined');
  const above: unknown[] = [];
  const write = (): string =>
    JSON.stringify(
      value,
      function (this: unknown, key: string, member: unknown) {
        const holder = paths.get(this);
        const path =
          holder === undefined ? name : Array.isArray(this) ? `${holder}[${key}]` : `${holder}.${key}`;
        // What was written before and does not hold this member is done.
        while (above.length > 0 && above.at(-1) !== this) above.pop();
        if (typeof member === 'object' && member !== null) {
          if (above.includes(member)) refuse(path, `an object that holds itself (${paths.get(member)})`);
          paths.set(member, path);
          above.push(member);
        }
        const given = (this as Readonly<Record<string, unknown>>)[key];
        const kind = builtInKind(ArrayBuffer.isView(given) ? given : member);
        if (kind !== undefined) refuse(path, kind);
        if (types.isDate(given) && Number.isNaN(given.getTime())) refuse(path, 'an invalid Date');
        if (typeof member === 'function') refuse(path, 'a function');
        if (typeof member === 'symbol') refuse(path, 'a symbol');
        if (typeof member === 'bigint') refuse(path, 'a bigint');
        const number = types.isNumberObject(member) ? Number(member) : member;
        if (typeof number === 'number' && !Number.isFinite(number)) refuse(path, String(number));
        // What is left out of an object cannot be left out of nothing.
        if (holder === undefined && member === undefined) refuse(path, 'undefined as JSON');
        return member;
      },
      2,
    );
  try {
    return write();
  } catch (error) {
    if (isStackOverflow(error)) refuse(name, 'nested too deeply');
    throw error;
  }
}

function isStackOverflow(error: unknown): boolean {
  return types.isNativeError(error) && /call stack/.test(error.message);
}

/** What is said of values that `Global` cannot hold. */
export const NO_GLOBAL = 'which Global cannot hold: it takes what JSON does.';
