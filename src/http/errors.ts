// What the server itself has to say on a mocked route: always 501, so that every other status is the templates' own.
import { renderDiagnostics } from '../diagnostics/render-terminal.ts';
import type { LoadedFile } from '../mocks/mock-set.ts';
import type { NearMiss } from '../mocks/near-misses.ts';
import { methodsText } from '../template/fields/method.ts';
import { BodyError, TemplateError } from '../template/template-error.ts';
import { counted } from '../text/counted.ts';
import type { OwnAnswer } from './answer.ts';

/** The header that lets a program tell the errors apart. */
const ERROR_HEADER = 'Mockwright-Error';

/** The value of the header {@link ERROR_HEADER}. */
export type ErrorKind = 'no-match' | 'loading' | 'template-failed' | 'body-unreadable' | 'internal';

/** Every kind of error, with what it means (docs/endpoints.md has the same table). */
export const ERROR_KINDS: Readonly<Record<ErrorKind, string>> = {
  'no-match': 'No template fits the request.',
  loading: 'The templates are still being loaded.',
  'template-failed': 'The code of the template threw, or its answer cannot be sent.',
  'body-unreadable': 'The template asked for the body, which cannot be read as its content type says.',
  internal: 'A bug of mockwright.',
};

/** How many files that did not load are told in one answer. */
const MAX_FILES = 20;

/** The answer for an error: an array of messages. */
function errorAnswer(kind: ErrorKind, messages: readonly string[]): OwnAnswer {
  const body = JSON.stringify(
    messages.map((message) => ({ Message: message })),
    undefined,
    2,
  );
  return {
    status: 501,
    headers: [
      ['Content-Type', 'application/json'],
      [ERROR_HEADER, kind],
    ],
    body,
  };
}

/** No template fits: what was asked, which mocks come closest, which files did not load. */
export function noMatchAnswer(
  method: string,
  path: string,
  folder: string,
  misses: readonly NearMiss[],
  files: readonly LoadedFile[],
): OwnAnswer {
  const broken = files.filter((file) => file.mock === undefined);
  const messages = [`No template fits ${method} ${path}. ${adviceFor(misses, files, broken, folder)}`];
  for (const { mock, reasons } of misses) {
    const { template } = mock;
    messages.push(
      `Close: ${template.path} (${methodsText(template.methods)} ${withSlash(template.route)}): ${endSentence(reasons.join('; '))}`,
    );
  }
  for (const file of broken.slice(0, MAX_FILES)) messages.push(brokenFileMessage(file));
  if (broken.length > MAX_FILES) messages.push(`${broken.length - MAX_FILES} more files did not load.`);
  return errorAnswer('no-match', messages);
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function adviceFor(
  misses: readonly NearMiss[],
  files: readonly LoadedFile[],
  broken: readonly LoadedFile[],
  folder: string,
): string {
  if (files.length === 0)
    return `There is no template in the folder ${folder}: add one, it is served at once.`;
  if (broken.length === files.length) return `No file of the folder ${folder} loads: see below.`;
  const below = misses.length > 0 ? 'The closest are named below.' : 'None comes close.';
  return broken.length > 0
    ? `${below} ${counted(broken.length, 'file')} ${broken.length === 1 ? 'does' : 'do'} not load: one of them may be meant.`
    : below;
}

function brokenFileMessage(file: LoadedFile): string {
  const errors = file.diagnostics.filter(({ severity }) => severity === 'error');
  return `${file.path} did not load:\n${renderDiagnostics(errors)}`;
}

/** Routes are shown with their leading slash. */
function withSlash(route: string): string {
  return route.startsWith('/') ? route : `/${route}`;
}

/** Templates are still being loaded. */
export function loadingAnswer(method: string, path: string, readyPath: string): OwnAnswer {
  return errorAnswer('loading', [
    `${method} ${path} came while the templates are still being loaded. ` +
      `Ask again in a moment, or wait until GET ${readyPath} answers 200.`,
  ]);
}

/** A chosen template failed: its code threw, the body could not be read, or a bug of ours. */
export function failureAnswer(error: unknown, templatePath: string): OwnAnswer {
  return errorAnswer(failureKind(error), [describeFailure(error, templatePath)]);
}

function failureKind(error: unknown): ErrorKind {
  if (!(error instanceof TemplateError)) return 'internal';
  return error.cause instanceof BodyError ? 'body-unreadable' : 'template-failed';
}

/** What failed and where, with the code frame: for the answer and for the console. */
export function describeFailure(error: unknown, templatePath: string): string {
  if (error instanceof TemplateError) {
    const { path, position, exceptionType, message, frame, cause } = error;
    const place = position === undefined ? path : `${path}:${position.line}:${position.column}`;
    const what =
      cause instanceof BodyError
        ? `asked for the request's body. ${message}`
        : `${exceptionType}: ${message}`;
    return [`${place} ${what}`, frame].filter((line) => line !== '').join('\n');
  }
  const { stack, message } = error as Error;
  return `${templatePath} failed because of a bug of mockwright: ${stack ?? message}`;
}
