// `mockwright eval`: runs script code by itself and prints what came of it.
import { readFileSync } from 'node:fs';
import { localTimeZone } from '../local-time-zone.ts';
import type { CommandLine } from '../settings/command-line.ts';
import { textOfFile } from '../settings/read-regular-file.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { evaluate, type EvaluationRequest } from '../template/compiling/evaluate.ts';
import { importProblems } from '../template/compiling/imports.ts';
import { Seed } from '../template/running/seed.ts';
import { hardenProcess } from './harden-process.ts';
import { decodeMarked } from '@mockwright/language/text/encodings';
import { printableJson } from '@mockwright/language/text/printable';
import { complain, say } from './say.ts';

/**
 * Each word is a block; without words, or for `-`, standard input is one.
 * @returns 1 when the code does not compile or throws, otherwise 0; the printed record says what happened
 */
export async function evaluateCode({ words, options }: CommandLine): Promise<number> {
  const blocks = (words.length === 0 ? ['-'] : words).map((word) => (word === '-' ? readInput() : word));
  const seed = options.get('seed')?.at(-1);
  const [requestFile] = options.get('request') ?? [];
  const imports = (options.get('import') ?? []).flatMap((names) => names.split(','));
  const request = requestFile === undefined ? undefined : readRequest(requestFile);
  for (const problem of importProblems(imports, '--import')) complain(`warning: ${problem}`);
  hardenProcess();
  const record = evaluate(blocks, {
    imports,
    hints: true,
    ...(request !== undefined && { request }),
    run: {
      timeZone: localTimeZone(),
      ...(seed !== undefined && { random: Seed.of(seed).generator() }),
    },
  });
  say(printableJson(JSON.stringify(record, undefined, 2)));
  return 'type' in record ? 0 : 1;
}

/** @throws {SettingsError} when there is nothing that can be read */
function readInput(): string {
  try {
    return decodeMarked(readFileSync(0));
  } catch (error) {
    throw new SettingsError(
      `Standard input cannot be read: ${(error as Error).message}`,
      'Code that is an argument needs none: mockwright eval "7 / 2"',
    );
  }
}

/** What the members of a request file are; `body` is any JSON. */
const REQUEST_MEMBERS = {
  url: 'text',
  method: 'text',
  route: 'texts',
  query: 'texts',
  header: 'texts',
  body: 'any',
} as const satisfies Record<keyof EvaluationRequest, string>;

/** As a body may have by default. */
const MOST_REQUEST_BYTES = 30_000_000;

function readRequest(file: string): EvaluationRequest {
  let request: unknown;
  try {
    request = JSON.parse(textOfFile(file, MOST_REQUEST_BYTES));
  } catch (error) {
    throw new SettingsError(
      `The request file '${file}' cannot be read: ${(error as Error).message}`,
      undefined,
    );
  }
  if (!isObject(request))
    throw new SettingsError(`The request file '${file}' is not a JSON object.`, undefined);
  for (const [name, value] of Object.entries(request)) checkMember(file, name, value);
  return request;
}

function checkMember(file: string, name: string, value: unknown): void {
  const names = Object.keys(REQUEST_MEMBERS);
  if (!Object.hasOwn(REQUEST_MEMBERS, name))
    throw new SettingsError(
      `Unknown member '${name}' in the request file '${file}'.`,
      `Known are ${names.join(', ')}.`,
    );
  const form = REQUEST_MEMBERS[name as keyof EvaluationRequest];
  const fits =
    form === 'any' ||
    (form === 'text'
      ? typeof value === 'string'
      : isObject(value) && Object.values(value).every((text) => typeof text === 'string'));
  if (!fits)
    throw new SettingsError(
      `'${name}' in the request file '${file}' must be ${form === 'text' ? 'a text' : 'an object of texts'}.`,
      undefined,
    );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
