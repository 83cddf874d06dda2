// The JSON that an endpoint takes: received, read and checked. Long bodies are worked on one at a time, step by step.
import { nextTurn } from '@mockwright/language/text/real-time';
import { shorten } from '@mockwright/language/text/shorten';
import { hasMoreLevels, hasMoreTokens } from '../exchange/body/body-budget.ts';
import { receiveContent } from '../exchange/body/receive-content.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { Turns } from '../isolation/turns.ts';
import { sharedTurns } from '../listening/fair-turns.ts';
import type { Endpoint, EndpointBody } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { findMismatch } from './json-schema.ts';
import type { ServiceContext } from './service-context.ts';

/** An endpoint that takes a body. */
type BodyEndpoint = Endpoint & { readonly body: EndpointBody };

/** What is read of a body at most: nobody else is answered during a step of it. */
const MOST_BYTES = 10_000_000;
/** As {@link MOST_BYTES}. */
const MOST_TOKENS = 100_000;
/** In bytes. */
const LONG_BODY = 64 * 1024;

/** What goes through a value calls itself for each level of it. */
const DEEPEST_BODY = 1000;

/** Of long bodies, those of a server. */
const turns = new Turns<ServiceContext>();

/** Whether an endpoint takes a body. */
export function hasBody(endpoint: Endpoint): endpoint is BodyEndpoint {
  return endpoint.body !== undefined;
}

/**
 * Reads a body, and uses it in the same turn.
 * @param use is given the JSON, undefined when there was none, and the body as it was sent
 * @returns undefined where the client went before its turn came: nothing was done
 * @throws {EndpointError} 413 when it is longer than the limits, 415 and 400 when nobody can unpack or read it
 */
export async function withBody<T>(
  exchange: Exchange,
  endpoint: BodyEndpoint,
  service: ServiceContext,
  use: (value: unknown, text: string) => T | Promise<T>,
): Promise<T | undefined> {
  const bytes = await receive(exchange, service);
  if (bytes.length > LONG_BODY) {
    const body: { bytes: Buffer | undefined } = { bytes };
    // What waits is not kept for a client that went: it counts no longer among the bodies in hand.
    exchange.transport?.response.once('close', () => (body.bytes = undefined));
    return exchange.transport && inSteps(body, endpoint, service, use);
  }
  return sharedTurns.take(() => {
    const text = textOf(bytes, service);
    return use(readJson(text, endpoint), text);
  });
}

/** Works on a long body when its turn has come, if it is still there then. */
async function inSteps<T>(
  body: { readonly bytes: Buffer | undefined },
  endpoint: BodyEndpoint,
  service: ServiceContext,
  use: (value: unknown, text: string) => T | Promise<T>,
): Promise<T | undefined> {
  const end = await turns.take(service);
  try {
    if (body.bytes === undefined) return undefined;
    const text = textOf(body.bytes, service);
    await nextTurn();
    const value = readJson(text, endpoint);
    await nextTurn();
    // What it waits for keeps nobody waiting.
    return use(value, text);
  } finally {
    end();
  }
}

/** The body of a request. @throws {EndpointError} 413 when it is longer than the limit, 415 and 400 when nobody can unpack it */
function receive(exchange: Exchange, { options, bodies }: ServiceContext): Promise<Buffer> {
  const { message, response } = exchange.transport!;
  const limit = Math.min(options.settings.maxBodyBytes, MOST_BYTES);
  return new Promise((resolve, reject) => {
    // Nobody waits for the answer to a request that was broken off: its promise goes with the connection.
    receiveContent(exchange.head, message, response, limit, bodies, {
      done: ({ bytes, problem, unknownCoding }) => {
        if (bytes === undefined)
          reject(
            new EndpointError(
              413,
              `The body is longer than ${limit} bytes${settingOf('Mock:MaxBodySize', limit < MOST_BYTES)}.`,
            ),
          );
        else if (problem !== undefined) reject(new EndpointError(400, problem));
        else if (unknownCoding !== undefined)
          reject(
            new EndpointError(
              415,
              `Content-Encoding: ${shorten(unknownCoding)} is not understood.`,
              'Send the body as it is, or as gzip, deflate or br.',
            ),
          );
        else resolve(bytes);
      },
      full: () => reject(new EndpointError(503, 'The bodies of the requests in hand take all the memory.')),
    });
  });
}

/** @throws {EndpointError} 413 when it has more values than the limit */
function textOf(bytes: Buffer, { options }: ServiceContext): string {
  const limit = Math.min(options.settings.maxBodyTokens, MOST_TOKENS);
  const text = bytes.toString('utf8');
  if (!hasMoreTokens(text, limit)) return text;
  throw new EndpointError(
    413,
    `The body holds more than ${limit} values${settingOf('Mock:MaxBodyTokens', limit < MOST_TOKENS)}.`,
  );
}

/** The name of the setting that a limit has, where it is one. */
function settingOf(name: string, isSet: boolean): string {
  return isSet ? ` (${name})` : '';
}

/** @throws {EndpointError} 400 when there is none and must be, when it is no JSON, or does not fit the schema */
function readJson(text: string, { path, body: { schema, required, summary } }: BodyEndpoint): unknown {
  if (text.trim() === '') {
    if (required) throw new EndpointError(400, `${path} wants a body of JSON.`, summary);
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new EndpointError(400, `The body is not JSON: ${(error as Error).message}.`, summary);
  }
  if (hasMoreLevels(text, DEEPEST_BODY))
    throw new EndpointError(
      400,
      `The body has more than ${DEEPEST_BODY} arrays and objects within each other.`,
      summary,
    );
  const mismatch = findMismatch(value, schema);
  if (mismatch === undefined) return value;
  const { message, hint = summary } = mismatch;
  throw new EndpointError(400, `${message.replace(/^the/, 'The')}.`, hint);
}
