// The console: a line a request, the files that do not load, and what goes wrong. Never headers, bodies or query strings.
import type { FaultKind } from '../template/fields/fault.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import { shorten } from '@mockwright/language/text/shorten';

/** A request that was answered, or whose client hung up before. */
export interface RequestEntry {
  readonly method: string;
  /** As sent, still percent-encoded, without the query. */
  readonly path: string;
  /** Undefined when the client hung up, or there was a fault. */
  readonly status: number | undefined;
  /** What happened instead of an answer, as its template wanted. */
  readonly fault?: FaultKind | undefined;
  /** The template that answered. */
  readonly template: string | undefined;
  /** Why no template answered. */
  readonly why?: string | undefined;
  readonly milliseconds: number;
}

/** Where the service says what it does. */
export interface ServiceLog {
  request(entry: RequestEntry): void;
  info(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  diagnostics(diagnostics: readonly Diagnostic[]): void;
  /** A line that the code of a template wrote to `Console`. */
  script(template: string, line: string): void;
}

/** `text` and `json` tell of every request, `quiet` only of what goes wrong. */
export type LogForm = 'text' | 'json' | 'quiet';

/** Where lines go. */
export interface LogOutput {
  /** Takes whole lines, each with its line break. */
  readonly write: (text: string) => void;
  readonly color: boolean;
}

/** A log of one of the forms. */
export function createServiceLog(form: LogForm, output: LogOutput): ServiceLog {
  const write = batched(output.write);
  if (form === 'json') return createJsonLog(write);
  const log = createTextLog(write, output.color);
  return form === 'quiet' ? { ...log, request: nothing, info: nothing, script: nothing } : log;
}

const nothing = (): void => undefined;

/** Collects the lines of one turn of the event loop: under load, one write tells of many requests. */
function batched(write: (text: string) => void): (line: string) => void {
  let pending = '';
  return (line) => {
    if (pending === '')
      setImmediate(() => {
        const text = pending;
        pending = '';
        write(text);
      });
    pending += `${line}\n`;
  };
}

function createTextLog(write: (line: string) => void, color: boolean): ServiceLog {
  const paint = (code: number, text: string): string => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    request({ method, path, status, fault, template, milliseconds, why }) {
      const without = fault === undefined ? 'client hung up' : `fault ${fault}`;
      const told = status === undefined ? without : paint(statusColor(status), String(status));
      write(
        `${method} ${shorten(path)} ${told} ${template ?? '-'} ${milliseconds.toFixed(1)} ms${why === undefined ? '' : ` (${printable(why)})`}`,
      );
    },
    info: write,
    warning: (message) => write(`${paint(33, 'warning:')} ${printable(message)}`),
    error: (message) => write(`${paint(31, 'error:')} ${printable(message)}`),
    script: (template, line) => write(`${template}: ${printable(line)}`),
    diagnostics(diagnostics) {
      if (diagnostics.length > 0) write(renderDiagnostics(diagnostics, { color }));
    },
  };
}

// eslint-disable-next-line no-control-regex -- these are the characters that command a terminal
const controlCharacters = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

/** What a request holds may be part of a message: it must not command the terminal. */
function printable(text: string): string {
  return text.replace(
    controlCharacters,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

function statusColor(status: number): number {
  if (status >= 500) return 31;
  return status >= 400 ? 33 : 32;
}

function createJsonLog(write: (line: string) => void): ServiceLog {
  const line = (level: string, members: object): void =>
    write(JSON.stringify({ time: new Date().toISOString(), level, ...members }));
  return {
    request: ({ status, fault, template, milliseconds, method, path }) =>
      line('info', {
        method,
        path: shorten(path),
        status: status ?? null,
        ...(fault !== undefined && { fault }),
        template: template ?? null,
        milliseconds: Math.round(milliseconds * 10) / 10,
      }),
    info: (message) => line('info', { message }),
    warning: (message) => line('warning', { message }),
    error: (message) => line('error', { message }),
    script: (template, message) => line('info', { template, message }),
    diagnostics(diagnostics) {
      for (const diagnostic of diagnostics) {
        const { severity, ...record } = toDiagnosticRecord(diagnostic);
        line(severity, record);
      }
    },
  };
}
