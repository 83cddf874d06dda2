// The part of JSON Schema (2020-12) that the bodies of endpoints need: what a value may be, and a check against it.
import { nearestName } from '@mockwright/language/text/nearest-name';

/** The names of JSON's types. */
type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A schema, written as it goes into the OpenAPI document. */
export interface JsonSchema {
  readonly type?: JsonType | readonly JsonType[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** False: other members are refused. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number | boolean | null)[];
  /** 1: a text that is empty is refused. */
  readonly minLength?: 1;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly $ref?: string;
}

/** Why a value does not fit. */
export interface SchemaMismatch {
  /** A phrase with the place: `'what[1]' is none of globals, requests`. */
  readonly message: string;
  readonly hint?: string;
}

/**
 * Checks a value. `oneOf`, `format` and `$ref` are for readers: they are not checked.
 * @param place where the value stands in the body: `what[1]`; empty for the whole
 * @returns the first thing that does not fit; undefined when all does
 */
export function findMismatch(value: unknown, schema: JsonSchema, place = ''): SchemaMismatch | undefined {
  const what = nameOfPlace(place);
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (types !== undefined && !types.some((type) => isOfType(value, type)))
    return { message: `${what} is ${nameOfType(value)}, not ${types.map(withArticle).join(' or ')}` };
  if (schema.enum !== undefined && !schema.enum.includes(value as string))
    return enumMismatch(value, schema.enum, place);
  if (value === '' && schema.minLength === 1) return { message: `${what} is empty` };
  if (typeof value === 'string' && schema.maxLength !== undefined && value.length > schema.maxLength)
    return { message: `${what} is longer than ${schema.maxLength} characters` };
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum)
    return { message: `${what} is less than ${schema.minimum}` };
  if (typeof value === 'number' && schema.maximum !== undefined && value > schema.maximum)
    return { message: `${what} is more than ${schema.maximum}` };
  if (Array.isArray(value)) return itemMismatch(value, schema, place);
  return typeof value === 'object' && value !== null
    ? memberMismatch(value as Readonly<Record<string, unknown>>, schema, place)
    : undefined;
}

function enumMismatch(
  value: unknown,
  choices: NonNullable<JsonSchema['enum']>,
  place: string,
): SchemaMismatch {
  const nearest = nearestName(String(value), choices.map(String));
  return {
    message: `${nameOfPlace(place)} is none of ${choices.join(', ')}`,
    ...(nearest !== undefined && { hint: `Did you mean '${nearest}'?` }),
  };
}

function itemMismatch(
  values: readonly unknown[],
  { items }: JsonSchema,
  place: string,
): SchemaMismatch | undefined {
  if (items === undefined) return undefined;
  for (const [index, value] of values.entries()) {
    const mismatch = findMismatch(value, items, `${place}[${index}]`);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

function memberMismatch(
  members: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties, maxProperties }: JsonSchema,
  place: string,
): SchemaMismatch | undefined {
  const missing = required.find((name) => !Object.hasOwn(members, name));
  if (missing !== undefined) return { message: `${nameOfPlace(place)} has no '${missing}'` };
  if (maxProperties !== undefined && Object.keys(members).length > maxProperties)
    return { message: `${nameOfPlace(place)} has more than ${maxProperties} members` };
  // There may be very many.
  if (additionalProperties === undefined && Object.keys(properties).length === 0) return undefined;
  for (const [name, value] of Object.entries(members)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === false) {
      const nearest = nearestName(name, Object.keys(properties));
      return {
        message: `${nameOfPlace(place)} has a member '${name}' that means nothing`,
        hint:
          nearest === undefined
            ? `It may have: ${Object.keys(properties).join(', ')}.`
            : `Did you mean '${nearest}'?`,
      };
    }
    const mismatch =
      typeof schema === 'object'
        ? findMismatch(value, schema, place === '' ? name : `${place}.${name}`)
        : undefined;
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

function isOfType(value: unknown, type: JsonType): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function nameOfPlace(place: string): string {
  return place === '' ? 'the body' : `'${place}'`;
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null';
  return withArticle(Array.isArray(value) ? 'array' : typeof value);
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}
