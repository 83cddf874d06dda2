// The values of `Global` as JSON, for people and programs outside of templates.
import { DateParseHandling, deserializeObject, JToken } from '@mockwright/dotnet';
import type { JObject } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { parseJson } from '@mockwright/dotnet';
import { serializeObject } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { BudgetError, Run, spend } from '@mockwright/language/runtime/run';
import { performance } from '@mockwright/language/text/real-time';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { remember } from '../../template/host/shared-values.ts';
import { messageOf } from '../../template/running/failure.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';

/**
 * The .NET value of a JSON text: what `JToken.Parse` gives for objects and arrays (dates staying text); a text, `long`,
 * `double` or `bool` by itself.
 * @throws {GlobalTypeError} when .NET cannot hold it
 */
export function valueOfJson(json: string): unknown {
  return readInRun(() => unwrap(tokenOf(json)));
}

/** @throws {GlobalTypeError} for what JSON may be and Newtonsoft does not read: deeper than 64, numbers without end */
function tokenOf(json: string): JToken {
  try {
    return parseJson(json, { dateParseHandling: DateParseHandling.None });
  } catch (error) {
    throw notOf('one of .NET', error);
  }
}

/** Why a value cannot be, as the library says it. Other errors are bugs, and stay. */
function notOf(what: string, error: unknown): unknown {
  return error instanceof Exception
    ? new GlobalTypeError(`The value cannot be ${what}: ${messageOf(error)}`)
    : error;
}

/** @throws {GlobalTypeError} when it takes too long: a run whose time is over ends with that, whatever was thrown in it */
function readInRun<T>(action: () => T, timeoutMilliseconds?: number): T {
  try {
    return withRun(action, timeoutMilliseconds);
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
    throw new GlobalTypeError(`The JSON takes too long, or too much memory: ${error.message}`);
  }
}

/** A value of JSON cannot be one of the type that is wanted, or of any. */
export class GlobalTypeError extends Error {
  override readonly name: string = 'GlobalTypeError';
}

/**
 * The .NET value of a JSON text in the type of the value whose place it takes, as Newtonsoft reads it.
 * @param before undefined, or a token: what the JSON itself says decides, as in {@link valueOfJson}
 * @throws {GlobalTypeError} when it cannot be of that type
 */
export function valueOfJsonLike(json: string, before: unknown): unknown {
  const value = valueOfJson(json);
  if (before === undefined || value === null || before instanceof JToken) return value;
  return readInRun(() => {
    const type = typeOf(before);
    try {
      return deserializeObject(json, type);
    } catch (error) {
      throw notOf(`a ${typeName(type)}`, error);
    }
  });
}

/** The types whose values a number of JSON may take the place of. */
const NUMBERS: ReadonlySet<string> = new Set(
  [
    'Byte',
    'SByte',
    'Int16',
    'UInt16',
    'Int32',
    'UInt32',
    'Int64',
    'UInt64',
    'Single',
    'Double',
    'Decimal',
  ].map((name) => `System.${name}`),
);

/**
 * A number that JSON gave, in the type of the number whose place it takes: code that casts to `int` would fail on a `long`.
 * @returns the value as it is where there was no number before, or it does not fit
 */
export function keepNumberType(value: unknown, before: unknown): unknown {
  return withRun(() => ofTypeBefore(value, before));
}

/** What {@link keepNumberType} gives, in a run. @throws {BudgetError} when its time is over */
function ofTypeBefore(value: unknown, before: unknown): unknown {
  if (before === undefined || value === undefined || value === null) return value;
  // A `long` in the place of an `int`, as most are.
  if (typeof value === 'bigint' && typeof before === 'number')
    return BigInt.asIntN(32, value) === value ? Number(value) : value;
  const [type, typeBefore] = [typeOf(value), typeOf(before)];
  if (type === typeBefore || !NUMBERS.has(typeName(type)) || !NUMBERS.has(typeName(typeBefore))) return value;
  try {
    return deserializeObject(serializeObject(value), typeBefore);
  } catch (error) {
    if (error instanceof Exception) return value;
    throw error;
  }
}

/** The name of a value's .NET type. */
export function typeOfValue(value: unknown): string {
  return withRun(() => typeName(typeOf(value)));
}

/**
 * The .NET values of the members of a JSON object, each as {@link valueOfJson} gives it.
 * @param before the value whose place one takes, by its name: a number is of its type, see {@link keepNumberType}
 * @param milliseconds how long it may take; a second by default
 * @throws {GlobalTypeError} when .NET cannot hold one, or it takes too long
 */
export function valuesOfJson(
  json: string,
  before: (name: string) => unknown = () => undefined,
  milliseconds?: number,
): ReadonlyMap<string, unknown> {
  return readInRun(() => {
    const object = tokenOf(json) as JObject;
    return new Map(
      object.children.map((property) => {
        spend(MEMBER_FUEL);
        return [property.name, ofTypeBefore(unwrap(property.value), before(property.name))];
      }),
    );
  }, milliseconds);
}

/** What keeping a member costs, in units of fuel. */
const MEMBER_FUEL = 64;

function unwrap(token: JToken): unknown {
  return token instanceof JValue ? token.boxed : token;
}

/** What code of templates may take in all while the values of a session are written: nobody else is answered meanwhile. */
const millisecondsForAll = 400;

/** Writes values one after the other, as {@link jsonOfValue} does; those that come when the time is over, at the least their types. */
export function valueWriter(): (value: unknown) => string {
  let left = millisecondsForAll;
  return (value) => {
    if (typeof value !== 'object' && typeof value !== 'function') return jsonOfValue(value);
    const start = performance.now();
    const json = jsonOfValue(value, Math.max(0, left));
    left -= performance.now() - start;
    return json;
  };
}

/**
 * A value as JSON, compact. What code of its classes changes on the way is put back.
 * @returns where the value is none as JSON, or there is no time for it: `{ "type", "text" }`, its .NET type and `ToString()`
 */
export function jsonOfValue(value: unknown, milliseconds: number = millisecondsForAll): string {
  const run = newRun(milliseconds);
  try {
    if (typeof value !== 'function') {
      try {
        return run.enter(() => {
          remember(value, run.noteChanges());
          return checkedJson(value);
        });
      } catch {
        // What it is in words follows.
      }
    }
    return JSON.stringify({ type: run.enter(() => typeName(typeOf(value))), text: textOf(value, run) });
  } finally {
    run.undoChanges();
  }
}

/** @throws {Error} where the library writes what is no JSON */
function checkedJson(value: unknown): string {
  const json = serializeObject(value);
  JSON.parse(json);
  return json;
}

function textOf(value: unknown, run: Run): string {
  try {
    return run.enter(() => toldText(value));
  } catch {
    return TAKES_TOO_LONG;
  }
}

/** An empty text could be taken for that of the value. */
const TAKES_TOO_LONG = 'It takes too long, or too much memory, to write the value.';

function toldText(value: unknown): string {
  try {
    return toText(value);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return `ToString() threw ${typeName(error.$type)}: ${messageOf(error)}`;
  }
}

/** What a value that is set may take. */
const millisecondsForOne = 1000;

function withRun<T>(action: () => T, timeoutMilliseconds: number = millisecondsForOne): T {
  return newRun(timeoutMilliseconds).enter(action);
}

function newRun(timeoutMilliseconds: number): Run {
  return new Run({ ...defaultRunOptions(), timeoutMilliseconds });
}
