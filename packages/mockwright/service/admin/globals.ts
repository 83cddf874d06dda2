// `Global` of a session: read, set and cleared from outside.
import { indentJson } from '../../template/running/json-layout.ts';
import { GlobalSizeError } from '../../template/host/global-store.ts';
import { ownAnswer, type Answer, type BytesAnswer } from '../answers/answer.ts';
import { contentInPieces, contentOf, isLongText } from '../answers/json-in-pieces.ts';
import { answerInPieces, answerOfPieces } from '../answers/text-in-pieces.ts';
import {
  GlobalTypeError,
  jsonOfValue,
  keepNumberType,
  typeOfValue,
  valueOfJson,
  valueOfJsonLike,
  valuesOfJson,
  valueWriter,
} from '../state/global-values.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { JSON_HEADERS, NO_CONTENT } from './json-answer.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorSchema } from './schemas.ts';
import { existingSession, SESSION_PARAMETER, sessionToChange } from './session-of.ts';

const VALUE = 'A value that is no JSON, or takes too long to write, is shown as its `type` and `text`.';

const GLOBALS: JsonSchema = {
  type: 'object',
  description: 'The values by their names; with `format=list` the member `globals` holds a list of them.',
};

type Pieces = Generator<string, void, void>;
type ValueWriter = ReturnType<typeof valueWriter>;

/** All values. */
export const getGlobals: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/globals',
  summary: 'The values of `Global` by their names.',
  parameters: {
    ...SESSION_PARAMETER,
    format: {
      type: ['json', 'list'],
      summary:
        '`list`: `{ "globals": [ { "name", "type", "json" } ] }`, with the .NET type of each value and its JSON as a text.',
    },
  },
  responses: { 200: { summary: VALUE, schema: GLOBALS }, 404: errorSchema('There is no such session.') },
  serve(call, service) {
    const { global } = existingSession(call, service);
    const items = [...global.entries()];
    const isList = call.query.format === 'list';
    const [before, after] = isList ? ['{ "globals": [', '\n] }\n'] : ['{', '\n}\n'];
    if (items.length === 0 && !isList) return ownAnswer(200, JSON_HEADERS, '{}\n');
    const write = valueWriter();
    return answerInPieces(JSON_HEADERS, {
      before,
      items,
      partOf: ([name, value]) => {
        if (isLongText(value) || isLongText(name))
          return isList ? listedInPieces(name, value, write) : namedInPieces(name, value, write);
        const json = write(value);
        return isList
          ? `\n${JSON.stringify({ name, type: typeOfValue(value), json: indentJson(json, 0) })}`
          : `\n  ${JSON.stringify(name)}: ${indentJson(json, 1)}`;
      },
      separator: ',',
      after,
      bytes: global.size,
    });
  },
});

/** One value. */
export const getGlobal: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/globals/{name}',
  summary: 'One value of `Global`.',
  parameters: SESSION_PARAMETER,
  responses: { 200: { summary: VALUE, schema: {} }, 404: errorSchema('There is no such value.') },
  serve(call, service) {
    const { name = '' } = call.path;
    const { global, name: session } = existingSession(call, service);
    const value = global.get(name);
    if (value === undefined) throw noValue(name, session);
    return isLongText(value) ? longTextAnswer(value) : jsonTextAnswer(jsonOfValue(value));
  },
});

/** So many are set in one go: nobody else is answered meanwhile. */
const MOST_NAMES = 10_000;

/** Sets all values. */
export const putGlobals: Endpoint = defineEndpoint({
  method: 'PUT',
  path: '/globals',
  summary: 'Sets all values of `Global`: those that are not named are removed.',
  parameters: SESSION_PARAMETER,
  body: {
    required: true,
    summary: 'An object of names and values: { "users": 3 }.',
    schema: { type: 'object', maxProperties: MOST_NAMES },
  },
  responses: { 204: { summary: 'They are set.' } },
  serve(call, service) {
    const { global } = sessionToChange(call, service);
    const values = read(() => valuesOfJson(call.text, (name) => global.get(name)));
    put(() => global.replace(values));
    return NO_CONTENT;
  },
});

/** Sets one value. */
export const putGlobal: Endpoint = defineEndpoint({
  method: 'PUT',
  path: '/globals/{name}',
  summary: 'Sets one value of `Global`; null removes it.',
  parameters: {
    ...SESSION_PARAMETER,
    keepType: {
      type: 'boolean',
      summary:
        '`true`: of the .NET type that the value had; 400 where it cannot be. Otherwise only a number takes the type of the number before it, where it fits (an `int` stays one); `false`: not even that.',
    },
  },
  body: {
    required: true,
    summary:
      'Any JSON: an object or array becomes a `JToken`, everything else a text, `long`, `double` or `bool`; see `keepType`.',
    schema: {},
  },
  responses: { 204: { summary: 'It is set.' } },
  serve(call, service) {
    const { name = '' } = call.path;
    const { global } = sessionToChange(call, service);
    const value = valueFor(call.text, global.get(name), call.query.keepType);
    put(() => global.commit(new Map([[name, value]])));
    return NO_CONTENT;
  },
});

/** Removes all values. */
export const deleteGlobals: Endpoint = defineEndpoint({
  method: 'DELETE',
  path: '/globals',
  summary: 'Removes all values of `Global`.',
  parameters: SESSION_PARAMETER,
  responses: { 204: { summary: 'They are gone.' }, 404: errorSchema('There is no such session.') },
  serve(call, service) {
    existingSession(call, service).global.clear();
    return NO_CONTENT;
  },
});

/** Removes one value. */
export const deleteGlobal: Endpoint = defineEndpoint({
  method: 'DELETE',
  path: '/globals/{name}',
  summary: 'Removes one value of `Global`.',
  parameters: SESSION_PARAMETER,
  responses: { 204: { summary: 'It is gone.' }, 404: errorSchema('There is no such value.') },
  serve(call, service) {
    const { name = '' } = call.path;
    const { global, name: session } = existingSession(call, service);
    if (global.get(name) === undefined) throw noValue(name, session);
    global.commit(new Map([[name, undefined]]));
    return NO_CONTENT;
  },
});

/** @throws {EndpointError} 400 when the JSON cannot be of the type of the value before, and must, or of none */
function valueFor(json: string, before: unknown, keepType: boolean | undefined): unknown {
  if (keepType === true) {
    const hint = 'Without keepType=true it is of the type that JSON has for it.';
    const value = read(() => valueOfJsonLike(json, before), hint);
    // An empty text is read as none of many types, which would remove what was to be set.
    if (value === null && json.trim() !== 'null')
      throw new EndpointError(400, 'The JSON gives no value of the type that the value had.', hint);
    return value;
  }
  const value = read(() => valueOfJson(json));
  return keepType === undefined ? keepNumberType(value, before) : value;
}

/** @throws {EndpointError} 400 where no value comes of the JSON */
function read<T>(make: () => T, hint?: string): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof GlobalTypeError ? new EndpointError(400, error.message, hint) : error;
  }
}

/** @throws {EndpointError} 413 when there is no room for the values */
function put(action: () => void): void {
  try {
    action();
  } catch (error) {
    throw error instanceof GlobalSizeError ? new EndpointError(413, error.message) : error;
  }
}

function noValue(name: string, session: string): EndpointError {
  return new EndpointError(404, `Global["${name}"] has no value in the session '${session}'.`);
}

/** JSON that holds every digit as .NET wrote it. */
function jsonTextAnswer(json: string): BytesAnswer {
  return ownAnswer(200, JSON_HEADERS, `${indentJson(json, 0)}\n`);
}

function longTextAnswer(text: string): Answer {
  return answerOfPieces(JSON_HEADERS, contentInPieces(text), text.length, ['"', '"\n']);
}

function* namedInPieces(name: string, value: unknown, write: ValueWriter): Pieces {
  yield '\n  ';
  yield* quoted(name);
  yield ': ';
  yield* piecesOf(value, write, 1);
}

/** Its JSON stands in a text itself. */
function* listedInPieces(name: string, value: unknown, write: ValueWriter): Pieces {
  yield '\n{"name":';
  yield* quoted(name);
  yield `,"type":${JSON.stringify(typeOfValue(value))},"json":"`;
  for (const piece of piecesOf(value, write, 0)) yield contentOf(piece);
  yield '"}';
}

function* piecesOf(value: unknown, write: ValueWriter, depth: number): Pieces {
  if (isLongText(value)) yield* quoted(value);
  else yield indentJson(write(value), depth);
}

function* quoted(text: string): Pieces {
  yield '"';
  yield* contentInPieces(text);
  yield '"';
}
