// The values of `Global` as JSON, for people and programs outside of templates.
import { DateParseHandling } from '../../dotnet/json/enums.ts';
import type { JObject } from '../../dotnet/json/linq/object.ts';
import type { JToken } from '../../dotnet/json/linq/token.ts';
import { JValue } from '../../dotnet/json/linq/value.ts';
import { parseJson } from '../../dotnet/json/reading/parse-json.ts';
import { serializeObject } from '../../dotnet/json/serialization/json-convert.ts';
import { Exception } from '../../runtime/exceptions.ts';
import { Run } from '../../runtime/run.ts';
import { toText } from '../../runtime/text.ts';
import { typeName } from '../../runtime/type-name.ts';
import { typeOf } from '../../runtime/type-of.ts';
import { defaultRunOptions } from '../../template/run-options.ts';

/**
 * The .NET value of a JSON text: what `JToken.Parse` gives for objects and arrays (dates staying text); a text, `long`,
 * `double` or `bool` by itself.
 * @throws {Error} when the text is no JSON
 */
export function valueOfJson(json: string): unknown {
  return withRun(() => {
    return unwrap(parseJson(json, { dateParseHandling: DateParseHandling.None }));
  });
}

/** The .NET values of the members of a JSON object, each as {@link valueOfJson} gives it. */
export function valuesOfJson(json: string): ReadonlyMap<string, unknown> {
  return withRun(() => {
    const object = parseJson(json, { dateParseHandling: DateParseHandling.None }) as JObject;
    return new Map(object.children.map((property) => [property.name, unwrap(property.value)]));
  });
}

function unwrap(token: JToken): unknown {
  return token instanceof JValue ? token.boxed : token;
}

/**
 * A value as JSON, compact.
 * @returns where the value is none as JSON: `{ "type", "text" }`, its .NET type and `ToString()`
 */
export function jsonOfValue(value: unknown): string {
  return withRun(() => {
    if (typeof value !== 'function') {
      try {
        const json = serializeObject(value);
        JSON.parse(json);
        return json;
      } catch {
        // What it is in words follows.
      }
    }
    return JSON.stringify({ type: typeName(typeOf(value)), text: textOf(value) });
  });
}

function textOf(value: unknown): string {
  try {
    return toText(value);
  } catch (error) {
    return error instanceof Exception ? `ToString() threw ${typeName(error.$type)}: ${error.text}` : '';
  }
}

/** Values may run code of templates while they are written (properties, `ToString`): it has a second. */
function withRun<T>(action: () => T): T {
  return new Run({ ...defaultRunOptions(), timeoutMilliseconds: 1000 }).enter(action);
}
