// Query parameters of endpoints: their types, and how their texts are read.
import { nearestName } from '@mockwright/language/text/nearest-name';
import { parseQueryString } from '../exchange/query-string.ts';
import { EndpointError } from './endpoint-error.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a parameter may hold; a list names all that it may be. */
type ParameterType = 'text' | 'integer' | 'boolean' | readonly string[];

/** One parameter in the query of an endpoint. */
export interface EndpointParameter {
  readonly type: ParameterType;
  /** One line, for documentation. */
  readonly summary: string;
  readonly required?: true;
  /** For integers; 0 where nothing is said. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** For texts: what is taken, in words, and whether a text is that. */
  readonly check?: readonly [wanted: string, fits: (text: string) => boolean];
}

type ParameterValue<Type extends ParameterType> = Type extends readonly (infer Choice)[]
  ? Choice
  : Type extends 'text'
    ? string
    : Type extends 'integer'
      ? number
      : boolean;

/** The values of parameters by their names; undefined where one is not required and was not given. */
export type ParameterValues<Parameters extends Readonly<Record<string, EndpointParameter>>> = {
  readonly [Name in keyof Parameters]:
    | ParameterValue<Parameters[Name]['type']>
    | (Parameters[Name]['required'] extends true ? never : undefined);
};

/**
 * Reads a query.
 * @param query without the '?'
 * @param isStrict whether a parameter that is not known is refused
 * @throws {EndpointError} 400, for a value of the wrong type, one that is missing, or a name that is not known
 */
export function readParameters(
  query: string,
  parameters: Readonly<Record<string, EndpointParameter>>,
  isStrict: boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const names = new Map(Object.keys(parameters).map((name) => [name.toLowerCase(), name]));
  for (const [key, text] of parseQueryString(query)) {
    const name = names.get(key.toLowerCase());
    if (name !== undefined) values[name] = readValue(name, text, parameters[name]!);
    else if (isStrict) throw unknownParameter(key, Object.keys(parameters));
  }
  for (const [name, { required, summary }] of Object.entries(parameters))
    if (required === true && values[name] === undefined)
      throw new EndpointError(400, `The query parameter '${name}' is missing.`, summary);
  return values;
}

function unknownParameter(key: string, known: readonly string[]): EndpointError {
  const nearest = nearestName(key, known);
  const all = known.length === 0 ? 'This endpoint takes none.' : `It takes: ${known.join(', ')}.`;
  return new EndpointError(
    400,
    `There is no query parameter '${key}' here.`,
    nearest === undefined ? all : `Did you mean '${nearest}'?`,
  );
}

function readValue(name: string, text: string, parameter: EndpointParameter): unknown {
  const { type } = parameter;
  if (typeof type === 'object') return readChoice(name, text, type);
  switch (type) {
    case 'text':
      return readText(name, text, parameter);
    case 'integer':
      return readInteger(name, text, parameter);
    case 'boolean':
      return readChoice(name, text, ['true', 'false']) === 'true';
    default:
      return type satisfies never;
  }
}

function readText(name: string, text: string, { check }: EndpointParameter): string {
  if (check === undefined || check[1](text)) return text;
  throw new EndpointError(400, `The query parameter '${name}' is '${text}'.`, `It takes ${check[0]}.`);
}

function readChoice(name: string, text: string, choices: readonly string[]): string {
  const choice = choices.find((each) => each === text.toLowerCase());
  if (choice !== undefined) return choice;
  throw new EndpointError(400, `The query parameter '${name}' is '${text}', none of: ${choices.join(', ')}.`);
}

function readInteger(name: string, text: string, { minimum = 0, maximum }: EndpointParameter): number {
  const highest = maximum ?? Number.MAX_SAFE_INTEGER;
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= highest) return value;
  const range = maximum === undefined ? `from ${minimum} on` : `from ${minimum} to ${maximum}`;
  throw new EndpointError(400, `The query parameter '${name}' is '${text}', not an integer ${range}.`);
}

/** The type of a parameter as JSON Schema says it. */
export function parameterSchema({ type, minimum = 0, maximum }: EndpointParameter): JsonSchema {
  if (typeof type === 'object') return { type: 'string', enum: type };
  if (type === 'integer') return { type, minimum, ...(maximum !== undefined && { maximum }) };
  return { type: type === 'text' ? 'string' : type };
}
