// What is said where requests came that are not kept any more: an empty list would say that none came.
import { counted } from '@mockwright/language/text/counted';
import type { ServiceContext } from '../service/admin/service-context.ts';
import type { CallKind } from '../service/journal/call-counters.ts';
import type { RequestQuery } from '../service/journal/request-query.ts';
import type { Settings } from '../settings/setting-table.ts';

/** What is said where nothing is recorded. */
export const RECORDS_NOTHING =
  "nothing is recorded, as the setting Mock:JournalSize is 0. Leave it out, or give it some bytes; 'count' works without";

type Known = Pick<ServiceContext, 'journal' | 'options'>;

/**
 * What is wrong with a list of requests that is empty.
 * @returns undefined where none came that fits
 */
export function whyNoneIsKept(
  { limit, since, ...filter }: RequestQuery,
  { journal, options: { settings } }: Known,
): Error | undefined {
  const came = limit === 0 ? 0 : journal.count(filter);
  if (came === 0 || journal.countKept(filter) > 0) return undefined;
  // Whether those that are gone came after an id, nobody knows.
  if (since !== undefined && (settings.journalBytes > 0 || journal.lastId <= since)) return undefined;
  return new Error(`${counted(came, 'request')} came, but ${whyNotKept(0, settings)}.`);
}

/** @returns undefined unless so many came that fit, but fewer are kept */
export function whyFewAreKept(
  filter: RequestQuery,
  wanted: number,
  kept: number,
  { journal, options: { settings } }: Known,
): Error | undefined {
  const came = filter.since === undefined ? journal.count(filter) : 0;
  return came < wanted || kept >= wanted
    ? undefined
    : new Error(`${counted(came, 'request')} came, but ${whyNotKept(kept, settings)}.`);
}

/** `none of them is kept`, `only 2 of them are kept`: goes on after how many came. */
export function keptInWords(kept: number): string {
  return `${kept === 0 ? 'none' : `only ${kept}`} of them ${kept < 2 ? 'is' : 'are'} kept`;
}

function whyNotKept(kept: number, { journalBytes, retentionMinutes }: Settings): string {
  return journalBytes === 0
    ? RECORDS_NOTHING
    : `${keptInWords(kept)} any more: Mock:JournalSize is ${journalBytes} bytes, Mock:MatchedRoutesCacheDuration ${retentionMinutes} minutes by the clock of the session. Raise them, or reset more often; 'count' knows all`;
}

/**
 * How many requests are not kept any more that nothing answered, or whose template may have failed.
 * @param sessions the name of one, or which are meant
 */
export function faultsNotKept(
  { journal, options: { settings } }: Known,
  sessions: string | ((name: string) => boolean),
): number {
  const mayBeFault = ({ template, status }: CallKind): boolean =>
    template === undefined ? status !== undefined : status === settings.errorStatus;
  return typeof sessions === 'string'
    ? journal.countLost(mayBeFault, sessions)
    : journal.countLost((kind) => sessions(kind.session) && mayBeFault(kind), undefined);
}
