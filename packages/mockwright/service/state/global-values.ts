// The values of `Global` as JSON, for people and programs outside of templates.
import { DateParseHandling } from '@mockwright/dotnet';
import type { JObject } from '@mockwright/dotnet';
import type { JToken } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { parseJson } from '@mockwright/dotnet';
import { serializeObject } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { Run } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { defaultRunOptions } from '../../template/running/run-options.ts';

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
