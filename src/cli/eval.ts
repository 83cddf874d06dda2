// `mockwright eval`: runs script code by itself and prints what came of it.
import { readFileSync } from 'node:fs';
import type { CommandLine } from '../config/command-line.ts';
import { SettingsError } from '../config/settings-error.ts';
import { evaluate } from '../template/evaluate.ts';

/** Each word is a block; without words, or for `-`, standard input is one. @returns 0: the record says what happened */
export async function evaluateCode({ words, options, entries }: CommandLine): Promise<number> {
  const [unknown] = entries;
  if (unknown !== undefined)
    throw new SettingsError(
      `Unknown option '--${unknown.key}' of eval.`,
      'Code that begins with a dash follows --.',
    );
  const blocks = (words.length === 0 ? ['-'] : words).map((word) =>
    word === '-' ? readFileSync(0, 'utf8') : word,
  );
  const [requestFile] = options.get('request') ?? [];
  const imports = (options.get('import') ?? []).flatMap((names) => names.split(','));
  const request = requestFile === undefined ? undefined : readRequest(requestFile);
  const record = evaluate(blocks, { imports, ...(request !== undefined && { request }) });
  process.stdout.write(`${JSON.stringify(record, undefined, 2)}\n`);
  return 0;
}

/** What a request file may hold, as the members of `Request`. */
interface RequestFile {
  readonly url?: string;
  readonly route?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly header?: Record<string, string>;
  readonly body?: unknown;
}

function readRequest(file: string): RequestFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RequestFile;
  } catch (error) {
    throw new SettingsError(
      `The request file '${file}' cannot be read: ${(error as Error).message}`,
      undefined,
    );
  }
}
