// The console: a line a request, the files that do not load, and what goes wrong. Never headers or bodies.
import { dateNow, setImmediate } from '@mockwright/language/text/real-time';
import { types } from 'node:util';
import type { ChaosKind } from './answers/chaos-answer.ts';
import type { FaultKind } from '../template/fields/fault.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { counted } from '@mockwright/language/text/counted';
import { printable, printableJson, printableLine } from '@mockwright/language/text/printable';
import { renderDiagnostics, type RenderOptions } from '@mockwright/language/diagnostics/render-terminal';
import { shorten } from '@mockwright/language/text/shorten';
import { wrapWords } from '@mockwright/language/text/wrap-words';

/** A request that was answered, or whose client hung up before. */
export interface RequestEntry {
  readonly method: string;
  /** As sent, still percent-encoded. */
  readonly path: string;
  /** As sent, without its `?`; empty where there is none. */
  readonly query: string;
  /** Undefined when the client hung up, or there was a fault. */
  readonly status: number | undefined;
  /** What happened instead of an answer, as its template wanted. */
  readonly fault?: FaultKind | undefined;
  /** What chaos did to it. */
  readonly chaos?: ChaosKind | undefined;
  /** The template that answered. */
  readonly template: string | undefined;
  /** Why no template answered. */
  readonly why?: string | undefined;
  readonly milliseconds: number;
}

/** Where the service says what it does. */
export interface ServiceLog {
  /** Which requests it tells of: those that failed are those that no template answered, and whose template failed. */
  readonly tellsRequests: 'all' | 'failed' | 'none';
  request(entry: RequestEntry): void;
  info(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  diagnostics(diagnostics: readonly Diagnostic[]): void;
  /** A line that the code of a template wrote to `Console`. */
  script(template: string, line: string): void;
}

/** `text` and `json` tell of every request, `quiet` only of those that failed, and of what else goes wrong. */
export type LogForm = 'text' | 'json' | 'quiet';

/** Where lines go. */
export interface LogOutput {
  /** Takes whole lines, each with its line break, perhaps many at a call; undefined: nobody reads them. */
  readonly write: ((text: string) => void) | undefined;
  /** Gives one line at a call instead, without its line break, as soon as it is there. */
  readonly lineByLine?: boolean;
  /** Whether so much waits to be read that more is left out; what was is told once there is room. */
  readonly isFull?: () => boolean;
  readonly color: boolean;
  /** How wide the terminal is; undefined when it is none. */
  readonly columns?: number | undefined;
  /** The time that lines begin with, milliseconds since 1970; the clock of this machine by default. */
  readonly now?: () => number;
}

/** A log of one of the forms. */
export function createServiceLog(form: LogForm, output: LogOutput): ServiceLog {
  if (output.write === undefined) return SILENT;
  const { isFull = () => false } = output;
  const tellLost = (lines: number): void =>
    log.warning(`${counted(lines, 'line')} of this log left out: nobody read it.`);
  const write = output.lineByLine === true ? eachLine(output.write) : batched(output.write, isFull, tellLost);
  const { color, columns, now = dateNow } = output;
  const log: ServiceLog =
    form === 'json' ? createJsonLog(write, now) : createTextLog(write, { color, columns }, now);
  return form === 'quiet' ? { ...log, tellsRequests: 'failed', info: nothing, script: nothing } : log;
}

const nothing = (): void => undefined;

const SILENT: ServiceLog = {
  tellsRequests: 'none',
  request: nothing,
  info: nothing,
  warning: nothing,
  error: nothing,
  diagnostics: nothing,
  script: nothing,
};

/**
 * Gives lines one by one, empty ones left out. Who takes them may fail at it, at once or later: that is told once, and the
 * server goes on.
 */
function eachLine(write: (line: string) => unknown): (lines: string) => void {
  let isTold = false;
  const tell = (error: unknown): void => {
    if (!isTold)
      process.emitWarning(`'write', which takes the lines of the log, failed: ${shownError(error)}`);
    isTold = true;
  };
  const give = (line: string): void => {
    try {
      const done = write(line);
      if (types.isPromise(done)) done.catch(tell);
    } catch (error) {
      tell(error);
    }
  };
  return (lines) => lines.split('\n').forEach((line) => line !== '' && give(line));
}

function shownError(error: unknown): string {
  return types.isNativeError(error) ? (error.stack ?? error.message) : typeof error;
}

/** Collects the lines of one turn of the event loop: under load, one write tells of many requests. */
function batched(
  write: (text: string) => void,
  isFull: () => boolean,
  tellLost: (lines: number) => void,
): (line: string) => void {
  let pending = '';
  let lost = 0;
  const flush = (): void => {
    const text = pending;
    pending = '';
    if (isFull()) {
      lost += text.split('\n').length - 1;
      return;
    }
    write(text);
    if (lost > 0) tellLost(lost);
    lost = 0;
  };
  return (line) => {
    if (pending === '') setImmediate(flush);
    pending += `${line}\n`;
  };
}

function createTextLog(write: (line: string) => void, options: RenderOptions, now: () => number): ServiceLog {
  const paint = (code: number, text: string): string =>
    options.color ? `\u001b[${code}m${text}\u001b[0m` : text;
  const wrap = (text: string, indent: string, taken: number): string =>
    wrapWords(text, options.columns, indent, taken);
  /** Behind the first line of a message may come the code that it is about, or more lines of what others wrote. */
  const firstWrapped = (message: string, taken: number): string => {
    const [first = '', ...code] = indentedRest(message).split('\n');
    return [wrap(first, '    ', taken), ...code].join('\n');
  };
  return {
    tellsRequests: 'all',
    request({ method, path, query, status, fault, chaos, template, milliseconds, why }) {
      const target = query === '' ? path : `${path}?${query}`;
      const time = paint(2, timeOfDay(now()));
      const without = fault === undefined ? 'client hung up' : `fault ${fault}`;
      const told = status === undefined ? without : paint(statusColor(status), String(status));
      const struck = chaos === undefined ? '' : ` ${paint(33, `chaos ${chaos}`)}`;
      write(
        `${time} ${printable(method)} ${printable(shorten(target))} ${told} ${printableLine(template ?? '-')} ${paint(2, `${milliseconds.toFixed(1)} ms`)}${struck}`,
      );
      if (why !== undefined) write(`  ${firstWrapped(printable(why), 2)}`);
    },
    info: (message) => write(indentedRest(printable(message))),
    warning: (message) => write(`${paint(33, 'warning:')} ${firstWrapped(printable(message), 9)}`),
    error: (message) => write(`${paint(31, 'error:')} ${firstWrapped(printable(message), 7)}`),
    script: (template, line) => write(`${printableLine(template)}: ${printable(line)}`),
    diagnostics(diagnostics) {
      const [told, more] = theFirst(diagnostics);
      if (told.length > 0) write(`\n${renderDiagnostics(told, options)}${more}\n`);
    },
  };
}

/** A text whose lines behind the first cannot be taken for lines of the log. */
function indentedRest(text: string): string {
  return text.replace(/\n(?=[^ \n])/g, '\n    ');
}

/** Telling of more of them at a time would keep requests waiting. */
const MOST_DIAGNOSTICS = 2000;

/** The first ones, and a line on the others; empty where there are none. */
function theFirst(diagnostics: readonly Diagnostic[]): readonly [told: readonly Diagnostic[], more: string] {
  const more = diagnostics.length - MOST_DIAGNOSTICS;
  if (more <= 0) return [diagnostics, ''];
  return [
    diagnostics.slice(0, MOST_DIAGNOSTICS),
    `\n${counted(more, 'more message')}: mockwright check tells all of them.`,
  ];
}

/** `09:05:07`, by the clock on the wall. */
export function timeOfDay(milliseconds: number): string {
  const time = new Date(milliseconds);
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function statusColor(status: number): number {
  if (status >= 500) return 31;
  return status >= 400 ? 33 : 32;
}

function createJsonLog(write: (line: string) => void, now: () => number): ServiceLog {
  const line = (level: string, members: object): void =>
    write(printableJson(JSON.stringify({ time: new Date(now()).toISOString(), level, ...members })));
  return {
    tellsRequests: 'all',
    request: ({ status, fault, chaos, template, milliseconds, method, path, query, why }) =>
      line('info', {
        method,
        path: shorten(path),
        ...(query !== '' && { query: shorten(query) }),
        status: status ?? null,
        ...(fault !== undefined && { fault }),
        ...(chaos !== undefined && { chaos }),
        template: template ?? null,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(why !== undefined && { why }),
      }),
    info: (message) => line('info', { message }),
    warning: (message) => line('warning', { message }),
    error: (message) => line('error', { message }),
    script: (template, message) => line('info', { template, message }),
    diagnostics(diagnostics) {
      const [told, more] = theFirst(diagnostics);
      if (more !== '') line('warning', { message: more.trim() });
      for (const diagnostic of told) {
        const { severity, ...record } = toDiagnosticRecord(diagnostic);
        line(severity === 'hint' ? 'info' : severity, record);
      }
    },
  };
}
