// What the server itself has to say on a mocked route: 501 by default, so that every other status is the templates' own.
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import type { LoadedFile } from '../mocks/mock-set.ts';
import type { RequestBody } from './body/request-body.ts';
import { errorPage, prefersHtml, type ErrorReader } from './error-page.ts';
import { describeMiss, type DescribedMiss, type NearMiss } from './near-misses.ts';
import { BodyError, TemplateError } from '../../template/template-error.ts';
import { methodsText } from '../../template/fields/method.ts';
import { counted } from '@mockwright/language/text/counted';
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import { shorten } from '@mockwright/language/text/shorten';
import { withSlash } from '../routing/with-slash.ts';

/** The header that lets a program tell the errors apart. */
export const ERROR_HEADER = 'Mockwright-Error';

/** The value of the header {@link ERROR_HEADER}. */
export type ErrorKind = 'no-match' | 'loading' | 'busy' | 'template-failed' | 'body-unreadable' | 'internal';

/** Every kind of error, with what it means (docs/endpoints.md has the same table). */
export const ERROR_KINDS: Readonly<Record<ErrorKind, string>> = {
  'no-match': 'No template fits the request.',
  loading: 'The templates are still being loaded.',
  busy: 'The server holds as many bodies, delayed answers, long answers that wait for their clients, or runs that take long as it may. `Retry-After` says when to ask again.',
  'template-failed': 'The code of the template threw, or its answer cannot be sent.',
  'body-unreadable': 'The template asked for the body, which cannot be read as its content type says.',
  internal: 'A bug of mockwright.',
};

/** Whether clients are told what is wrong with files that do not load, or only which they are (`Mock:Errors`). */
type ErrorDetails = 'full' | 'brief';

/** How many files that did not load are told in one answer, each with its first error. */
const MOST_FILES = 3;

/**
 * The answer for an error: an array of messages, or a page of them.
 * @param status `Mock:ErrorHttpStatusCode`
 * @param data goes beside the first
 */
function errorAnswer(
  status: number,
  kind: ErrorKind,
  messages: readonly string[],
  reader: ErrorReader | undefined,
  data: { readonly Closest?: readonly DescribedMiss[] } = {},
): BytesAnswer {
  if (prefersHtml(reader?.accept)) {
    const headers = [
      ['Content-Type', 'text/html; charset=utf-8'],
      [ERROR_HEADER, kind],
    ] as const;
    const page = errorPage(status, ERROR_KINDS[kind], messages, reader?.page, data.Closest ?? []);
    return ownAnswer(status, headers, page);
  }
  const body = JSON.stringify(
    messages.map((message, index) => ({ Message: message, ...(index === 0 && data) })),
    undefined,
    2,
  );
  return ownAnswer(
    status,
    [
      ['Content-Type', 'application/json'],
      [ERROR_HEADER, kind],
    ],
    body,
  );
}

/** The first message when nothing fits: tests of users look for these words. */
const NO_MATCH = "Incoming request didn't match any mock";

/** What the endpoints of Mockaco were asked for, by scripts and container modules, before this server came in its place. */
const MOCKACO_ENDPOINT = /^\/_mockaco\/(?:health|ready|verification)\/?$/i;
const MOCKACO_ADVICE =
  'The endpoints are below /_mockaco, too, where settings of Mockaco are used, or with Mock:EndpointAliases:0=_mockaco.';

/** What is known when nothing fits. */
export interface NoMatch {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** The folder of the templates; undefined: there are only those that were given in code. */
  readonly folder: string | undefined;
  readonly misses: readonly NearMiss[];
  readonly files: readonly LoadedFile[];
  /** `Mock:Errors`. */
  readonly details: ErrorDetails;
  /** `Mock:ErrorHttpStatusCode`. */
  readonly status: number;
  readonly reader: ErrorReader;
}

/** No template fits: what was asked, which mocks come closest, which files did not load. */
export function noMatchAnswer({
  method,
  path,
  folder,
  misses,
  files,
  reader,
  details,
  status,
}: NoMatch): BytesAnswer {
  const broken = files.filter((file) => file.mock === undefined);
  const near = misses.filter(({ isNear }) => isNear);
  // A page has a title, and a card for each of the closest.
  const isPage = prefersHtml(reader.accept);
  const messages = [
    ...(isPage ? [] : [NO_MATCH]),
    `No template fits ${method} ${shorten(path)}. ${adviceFor(near, files, broken, folder)}`,
  ];
  if (MOCKACO_ENDPOINT.test(path)) messages.push(MOCKACO_ADVICE);
  for (const { mock, reasons } of isPage ? [] : near) {
    const { template } = mock;
    messages.push(
      `Close: ${template.path} (${methodsText(template.methods)} ${withSlash(template.route)}): ${endSentence(shorten(reasons.join('; ')))}`,
    );
  }
  messages.push(...brokenFileMessages(perhapsMeant(misses, broken), details));
  return errorAnswer(status, 'no-match', messages, reader, { Closest: misses.map(describeMiss) });
}

/**
 * The files that do not load and may be meant, the closest first: not those of other routes, where the route of a template
 * that loads fits.
 */
function perhapsMeant(misses: readonly NearMiss[], broken: readonly LoadedFile[]): readonly LoadedFile[] {
  const isClose = ({ meant }: LoadedFile): boolean => misses.some(({ mock }) => mock === meant);
  const others = broken.filter((file) => !isClose(file));
  return [
    ...broken.filter(isClose),
    ...(misses[0]?.fits === true ? others.filter(({ meant }) => meant === undefined) : others),
  ];
}

/** What is wrong with the first of them. */
function brokenFileMessages(meant: readonly LoadedFile[], details: ErrorDetails): string[] {
  const told = meant.slice(0, MOST_FILES).map((file) => brokenFileMessage(file, details));
  const more = meant.length - MOST_FILES;
  return more > 0 ? [...told, `And ${counted(more, 'more file')} did not load.`] : told;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function adviceFor(
  near: readonly NearMiss[],
  files: readonly LoadedFile[],
  broken: readonly LoadedFile[],
  folder: string | undefined,
): string {
  if (files.some(({ path }) => path === folder)) return `The folder ${folder} cannot be read: see below.`;
  if (files.length === 0)
    return folder === undefined
      ? 'There is no template: give some in `templates`, or add one with `use`.'
      : `There is no template in the folder ${folder}: add one, it is served at once.`;
  if (broken.length === files.length)
    return folder === undefined
      ? 'No template loads: see below.'
      : `No file of the folder ${folder} loads: see below.`;
  const below = near.length > 0 ? 'The closest are named below.' : noneNear(files);
  if (broken.length === 0) return below;
  const one = broken.length === 1;
  const perhaps =
    perhapsMeant(near, broken).length === 0
      ? `${one ? 'does' : 'do'} not load: \`mockwright check\` tells why.`
      : one
        ? 'does not load: it may be the one that is meant.'
        : 'do not load: one of them may be meant.';
  return `${below} ${counted(broken.length, 'file')} ${perhaps}`;
}

/** How many templates are named where none is near. */
const MOST_NAMED = 5;

function noneNear(files: readonly LoadedFile[]): string {
  const templates = files.flatMap(({ mock }) => (mock === undefined ? [] : [mock.template]));
  const are = templates.length === 1 ? 'is' : 'are';
  const named = templates.map(({ methods, route }) => `${methodsText(methods)} ${withSlash(route)}`);
  const list = named.length > MOST_NAMED ? '' : `: ${named.join(', ')}`;
  return `No template is near; there ${are} ${counted(templates.length, 'template')}${list}.`;
}

function brokenFileMessage(file: LoadedFile, details: ErrorDetails): string {
  if (details === 'brief') return `${file.path} did not load; the console of the server says why.`;
  const errors = file.diagnostics.filter(({ severity }) => severity === 'error');
  // What the compiler's own failure says is a stack.
  if (errors.some(({ code }) => code === 'MW2901'))
    return `${file.path} did not load because of a bug of mockwright: the log says more.`;
  const more = errors.length - 1;
  const rest = more > 0 ? `\n(and ${counted(more, 'more error')})` : '';
  return `${file.path} did not load:\n${renderDiagnostics(errors.slice(0, 1))}${rest}`;
}

/** Templates are still being loaded. */
export function loadingAnswer(status: number, method: string, path: string, readyPath: string): BytesAnswer {
  const messages = [
    `${method} ${shorten(path)} came while the templates are still being loaded. ` +
      `Ask again in a moment, or wait until GET ${readyPath} answers 200.`,
  ];
  return errorAnswer(status, 'loading', messages, undefined);
}

/** What there can be too much of, and what is said of it. */
const BUSY = {
  bodies:
    'The bodies of the requests in hand take all the memory there is for them (setting Mock:BodiesSize).',
  'slow templates':
    'So many runs of templates that take long are under way or waiting that there is no room for one more.',
  'held answers':
    'So many answers are held back, by delays of templates or settings, or code that sleeps, that there is no room for one more.',
  'unread answers':
    'So much of long answers waits for clients to take it that there is no room for one more.',
} as const;
/** What the server is busy with. */
export type BusyWith = keyof typeof BUSY;

/** There is no room for the request just now. The rest of its body is not read. */
export function busyAnswer(status: number, what: BusyWith): BytesAnswer {
  const { headers, ...answer } = errorAnswer(
    status,
    'busy',
    [`${BUSY[what]} Ask again in a moment.`],
    undefined,
  );
  return { ...answer, headers: [...headers, ['Retry-After', '1'], ['Connection', 'close']] };
}

/**
 * A chosen template failed: its code threw, the body could not be read, or a bug of ours, which is told by its id only.
 * @param body that of the request, where the template asks for it: what `Request.Body` was is told
 */
export function failureAnswer(
  status: number,
  error: unknown,
  templatePath: string,
  id: string,
  body: RequestBody | undefined,
  reader: ErrorReader,
): BytesAnswer {
  const kind = failureKind(error);
  // Stacks name the folders of this machine, which are nobody's business.
  const messages = [
    kind === 'internal'
      ? `${shorten(templatePath)} failed because of a bug of mockwright. The log says more under ${id}.`
      : describeFailure(error, templatePath, id),
  ];
  if (kind === 'template-failed' && body !== undefined) messages.push(`${body.describe()}.`);
  const hint = body?.typeHint();
  if (hint !== undefined) messages.push(`Perhaps ${hint}.`);
  return errorAnswer(status, kind, messages, reader);
}

function failureKind(error: unknown): ErrorKind {
  if (!(error instanceof TemplateError)) return 'internal';
  return error.cause instanceof BodyError ? 'body-unreadable' : 'template-failed';
}

/** What failed and where, with the code frame: for the console. A bug of ours is told with its id and its stack. */
export function describeFailure(error: unknown, templatePath: string, id?: string): string {
  if (error instanceof TemplateError) {
    const { path, position, exceptionType, message, frame, cause } = error;
    const place = position === undefined ? path : `${path}:${position.line}:${position.column}`;
    const what =
      cause instanceof BodyError
        ? `asked for the request's body. ${shorten(message)}`
        : `${exceptionType}: ${shorten(message)}`;
    return [`${place} ${what}`, frame].filter((line) => line !== '').join('\n');
  }
  const { stack, message } = error as Error;
  return `${shorten(templatePath)} failed because of a bug of mockwright${id === undefined ? '' : ` (${id})`}: ${stack ?? message}`;
}
