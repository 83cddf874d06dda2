// What happens in a service, for those who watch it.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { toDiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { renderDiagnostics } from '@mockwright/language/diagnostics/render-terminal';
import type { Exchange } from '../exchange/exchange.ts';
import { describeRequest, listRequest } from '../journal/describe-request.ts';

/** The events by their names. */
export interface ServiceEvents {
  /** A request is over. */
  readonly request: Exchange;
  /** A file was loaded again. */
  readonly reload: { readonly file: string; readonly state: 'loaded' | 'broken' | 'gone' };
  /** What is wrong with a file that was loaded. */
  readonly diagnostics: readonly Diagnostic[];
  /** A session, or all where none is named, was put back in part. */
  readonly reset: { readonly session: string | undefined; readonly what: readonly string[] };
  /** A session is over: what is known of it is forgotten. */
  readonly end: { readonly session: string };
}

/** How much of a body an event tells, in bytes: who wants all of it asks for the request. */
const MOST_OF_BODY = 256 * 1024;

/** How each event is told: its data, ready for `JSON.stringify`. Without `hidden`, requests come as a list shows them. */
export const EVENT_DATA: {
  readonly [Name in keyof ServiceEvents]: (
    event: ServiceEvents[Name],
    hidden: ReadonlySet<string> | undefined,
  ) => object;
} = {
  request: (exchange: Exchange, hidden: ReadonlySet<string> | undefined) =>
    hidden === undefined ? listRequest(exchange) : describeRequest(exchange, hidden, MOST_OF_BODY),
  reload: (reload: ServiceEvents['reload']) => reload,
  diagnostics: (diagnostics: readonly Diagnostic[]) => ({
    diagnostics: diagnostics.map((each) => ({
      ...toDiagnosticRecord(each),
      frame: renderDiagnostics([each]),
    })),
  }),
  reset: ({ session, what }: ServiceEvents['reset']) => ({ session: session ?? null, what }),
  end: (end: ServiceEvents['end']) => end,
};
