// What the endpoints of a server elsewhere must answer: it may be another program, or of another version.
import type { DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';

/** The kinds of answers, by what is asked for. */
export type AnswerKind =
  'sessions' | 'requests' | 'count' | 'templates' | 'added template' | 'values of Global' | 'replay';

/** Whether a value is what is wanted. */
type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isNumber: Shape = (value) => typeof value === 'number';
const isFlag: Shape = (value) => typeof value === 'boolean';
const isObject: Shape = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function listOf(item: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(item);
}

function orNull(shape: Shape): Shape {
  return (value) => value === null || shape(value);
}

function orNothing(shape: Shape): Shape {
  return (value) => value === undefined || shape(value);
}

/** An object with these members, and whatever others. */
function objectWith(members: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(members);
  return (value) =>
    isObject(value) &&
    shapes.every(([name, fits]) => fits((value as Readonly<Record<string, unknown>>)[name]));
}

const DIAGNOSTICS = listOf(
  objectWith({
    code: isText,
    severity: isText,
    message: isText,
    path: isText,
    line: isNumber,
    column: isNumber,
    endLine: isNumber,
    endColumn: isNumber,
    hint: orNothing(isText),
  }),
);

const REASONS = orNothing(listOf(objectWith({ template: isText, reasons: listOf(isText) })));

const SHAPES: Readonly<Record<AnswerKind, Shape>> = {
  sessions: objectWith({ sessions: listOf(isObject) }),
  requests: objectWith({
    requests: listOf(
      objectWith({
        id: isNumber,
        method: isText,
        path: isText,
        query: isObject,
        headers: isObject,
        body: isText,
        matched: isFlag,
        status: orNull(isNumber),
        failure: orNothing(isText),
        closest: REASONS,
        passedOver: REASONS,
      }),
    ),
  }),
  count: objectWith({ count: isNumber, kept: isNumber }),
  templates: objectWith({
    templates: listOf(
      objectWith({
        id: orNothing(isText),
        name: orNothing(isText),
        file: orNothing(isText),
        method: orNull(isText),
        route: orNull(isText),
        hits: isNumber,
        diagnostics: DIAGNOSTICS,
      }),
    ),
  }),
  'added template': objectWith({ id: isText, name: isText, diagnostics: DIAGNOSTICS }),
  'values of Global': isObject,
  replay: objectWith({
    same: isFlag,
    answer: objectWith({ status: isNumber, headers: isObject }),
    differences: listOf(objectWith({ part: isText })),
  }),
};

/** What an endpoint says that refuses something; of whatever else it says, nothing. */
export interface Refusal {
  readonly message?: string;
  readonly hint?: string;
  /** The session is not there any more, though nobody ended it. */
  readonly lost?: true;
  /** Of a template that does not compile. */
  readonly diagnostics?: readonly DiagnosticRecord[];
}

const REFUSAL = objectWith({
  message: isText,
  hint: orNothing(isText),
  diagnostics: orNothing(DIAGNOSTICS),
});

/** Whether an answer is of a kind. */
export function isAnswerOf(kind: AnswerKind, value: unknown): boolean {
  return SHAPES[kind](value);
}

/** What an answer with an error says. */
export function refusalIn(value: unknown): Refusal {
  return REFUSAL(value) ? (value as Refusal) : {};
}
