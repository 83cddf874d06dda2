// The journal by itself: budget, order, counters. What it is for is tested through the endpoints.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { IncomingMessage } from 'node:http';
import { ownAnswer } from '../../service/answers/answer.ts';
import { RequestBody } from '../../service/exchange/body/request-body.ts';
import { ExchangeWorld } from '../../service/exchange/exchange-world.ts';
import { Exchange } from '../../service/exchange/exchange.ts';
import { RequestHead } from '../../service/exchange/request-head.ts';
import { describeRequest } from '../../service/journal/describe-request.ts';
import { Journal, type JournalOptions } from '../../service/journal/journal.ts';
import { CallRing } from '../../service/journal/call-ring.ts';
import { CallCounters, type CallCounter } from '../../service/journal/call-counters.ts';
import { PathCalls } from '../../service/journal/path-calls.ts';
import type { Mock } from '../../service/mocks/mock-set.ts';
import type { Session } from '../../service/state/session.ts';
import type { TemplateRun } from '../../template/template.ts';
import { plainTokens } from './fake-templates.ts';

let now = 0;
const clock = { now: () => now };
const DEFAULT = { name: 'default', clock, seedOf: () => undefined } as unknown as Session;
const OTHER = { name: 'other', clock } as Session;
const MOCK = {
  facts: {
    template: { path: 'Mocks/a.json', route: 'a/{id}' },
    pattern: { segments: [], precedence: '' },
  },
} as unknown as Mock;

interface CallFacts {
  readonly session?: Session;
  readonly mock?: Mock | undefined;
  readonly status?: number;
  readonly body?: number;
  readonly time?: number;
  readonly answer?: string;
}

/** An exchange as the stages leave it. */
function call(url: string, facts: CallFacts = {}): Exchange {
  const { session = DEFAULT, status = 200, body = 0, time = 0, answer = '' } = facts;
  const message = {
    method: 'GET',
    url,
    socket: {},
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: { host: 'h' },
    rawHeaders: ['Host', 'h'],
  };
  const head = RequestHead.of(message as IncomingMessage, {
    maxUrlLength: 10_000,
    maxHeaderBytes: 10_000,
  });
  const exchange = new Exchange(session, time, head, undefined);
  exchange.choose('mock' in facts ? facts.mock : MOCK);
  exchange.answer = ownAnswer(status, [], answer);
  if (body > 0)
    exchange.body = new RequestBody(
      { bytes: Buffer.alloc(body) },
      { bytes: body, tokens: 1 },
      {},
      plainTokens,
    );
  return exchange;
}

function journalWith(options: Partial<JournalOptions> = {}): Journal {
  return new Journal({
    retentionMilliseconds: 1000,
    byteBudget: 1_000_000,
    bodyLimit: 10,
    ...options,
  });
}

/** Records a call and lets it end. */
function record(journal: Journal, ...args: Parameters<typeof call>): Exchange {
  const exchange = call(...args);
  journal.add(exchange);
  exchange.milliseconds = 1;
  journal.finish(exchange);
  return exchange;
}

const idsOf = (exchanges: readonly Exchange[]): unknown[] => exchanges.map(({ id }) => id);
const pathsOf = (exchanges: readonly Exchange[]): unknown[] => exchanges.map(({ path }) => path);

test('the oldest calls go when the budget is used up; ids grow on', () => {
  const journal = journalWith({ byteBudget: 12_000 });
  for (let index = 1; index <= 20; index++) record(journal, `/${index}`, { mock: undefined, body: 1000 });
  const kept = journal.find({});
  expect(pathsOf(kept)).toEqual(['/16', '/17', '/18', '/19', '/20']);
  expect(kept.map(({ id }) => id)).toEqual([16, 17, 18, 19, 20]);
  expect(journal.bytes).toBeLessThanOrEqual(12_000);
  expect(journal.get(15)).toBeUndefined();
  expect(journal.get(16)).toEqual(kept[0]);
  expect(pathsOf(journal.find({ since: 18 }))).toEqual(['/19', '/20']);
  expect(pathsOf(journal.find({ limit: 1 }))).toEqual(['/20']);
  expect(journal.find({ limit: 0 })).toEqual([]);
});

test('the last call to a path that a template answered outlives others to other paths', () => {
  const journal = journalWith({ byteBudget: 20_000 });
  record(journal, '/first', { body: 10 });
  for (let index = 0; index < 100; index++) record(journal, '/flood', { body: 1000 });
  expect(journal.lastMatched('/first', undefined)?.path).toBe('/first');
  expect(journal.find({ path: '/first' })).toEqual([]);
  expect(journal.count({ path: '/first' })).toBe(1);
  expect(journal.bytes).toBeLessThanOrEqual(20_000);
  const again = record(journal, '/first', { body: 20 });
  expect(journal.lastMatched('/first', undefined)?.id).toBe(again.id);
  record(journal, '/first', { mock: undefined });
  expect(journal.lastMatched('/first', undefined)?.id).toBe(again.id);
});

test('last calls to ever new paths keep to the budget as well', () => {
  const journal = journalWith({ byteBudget: 20_000 });
  for (let index = 0; index < 1000; index++) record(journal, `/${index}`, { body: 1000 });
  expect(journal.bytes).toBeLessThanOrEqual(20_000);
  expect(journal.lastMatched('/0', undefined)).toBeUndefined();
  expect(journal.lastMatched('/999', undefined)).toBeDefined();
  expect(journal.count({})).toBe(1000);
  expect(journal.count({ path: '/999' })).toBe(1);
  journal.clear();
  expect(journal.bytes).toBe(0);
});

test('a call to a new path costs no more when many have come and gone', () => {
  const journal = journalWith({ byteBudget: 64_000_000 });
  const timeOf = (count: number): number => {
    const { user: started } = process.cpuUsage();
    for (let index = 0; index < count; index++) record(journal, `/${started}/${index}`);
    return (process.cpuUsage().user - started) / count;
  };
  timeOf(60_000);
  // Microseconds, of the best of some rounds; a walk over what has gone took some 50.
  expect(Math.min(...[1, 2, 3, 4].map(() => timeOf(15_000)))).toBeLessThan(30);
});

test('a call over the whole budget is not kept, but counted', () => {
  const journal = journalWith({ byteBudget: 5000 });
  record(journal, '/a', { body: 6000 });
  expect(journal.find({})).toEqual([]);
  expect(journal.bytes).toBe(0);
  expect(journal.count({})).toBe(1);
});

test('expired calls are not told, and make room', () => {
  const journal = journalWith();
  record(journal, '/a', { time: 0 });
  const { bytes } = journal;
  now = 1000;
  expect(journal.find({})).toHaveLength(1);
  now = 1001;
  expect(journal.find({})).toHaveLength(0);
  expect(journal.get(1)).toBeUndefined();
  expect(journal.lastMatched('/a', undefined)).toBeUndefined();
  record(journal, '/b', { time: 1001 });
  expect(journal.bytes).toBe(bytes);
  expect(journal.count({})).toBe(2);
  now = 0;
});

test('the calls of sessions that are over go, and those of a new one of the same name do not', () => {
  const journal = journalWith();
  record(journal, '/a', { session: OTHER });
  const kept = record(journal, '/a');
  journal.clear('other');
  expect(idsOf(journal.find({}))).toEqual([kept.id]);
  expect(journal.count({})).toBe(1);
  record(journal, '/a', { session: OTHER });
  journal.clear('other');
  const fresh = record(journal, '/b', { session: OTHER });
  expect(idsOf(journal.find({ session: 'other' }))).toEqual([fresh.id]);
});

test('filters and exact counts, also after the entries have gone', () => {
  const journal = journalWith({ byteBudget: 8000 });
  for (let index = 0; index < 50; index++) {
    record(journal, '/a/1', { body: 500 });
    record(journal, '/a/2', { body: 500, session: OTHER, status: 404 });
    record(journal, '/none', { mock: undefined, status: 501 });
  }
  expect(journal.find({}).length).toBeLessThan(8);
  expect(journal.count({})).toBe(150);
  expect(journal.count({ session: 'other' })).toBe(50);
  expect(journal.count({ matched: true })).toBe(100);
  expect(journal.count({ matched: false })).toBe(50);
  expect(journal.count({ status: 404 })).toBe(50);
  expect(journal.count({ route: 'a/{id}' })).toBe(100);
  expect(journal.count({ route: '/a/{id}', session: 'default', method: 'get' })).toBe(50);
  expect(journal.count({ template: 'Mocks/a.json' })).toBe(100);
  expect(journal.count({ method: 'POST' })).toBe(0);
  expect(journal.count({ path: '/a/2', status: 404 })).toBe(50);
  expect(journal.count({ path: 'a/2', status: 200 })).toBe(0);
  expect(journal.count({ path: '/none' })).toBe(50);
});

test('another answer in place of the first is counted in its place', () => {
  const journal = journalWith();
  const exchange = call('/a');
  journal.add(exchange);
  exchange.answer = ownAnswer(501, [], '');
  journal.add(exchange);
  expect(journal.count({ status: 200 })).toBe(0);
  expect(journal.count({ status: 501 })).toBe(1);
  expect(journal.count({ path: '/a', status: 501 })).toBe(1);
  expect(journal.find({ status: 501 })).toEqual([exchange]);
  expect(journal.find({})).toHaveLength(1);
});

test('clearing a session leaves the others', () => {
  const journal = journalWith();
  record(journal, '/a');
  const other = record(journal, '/a', { session: OTHER });
  expect(journal.lastMatched('/a', 'default')?.session).toBe(DEFAULT);
  journal.clear('default');
  expect(idsOf(journal.find({}))).toEqual([other.id]);
  expect(journal.count({})).toBe(1);
  expect(journal.count({ path: '/a' })).toBe(1);
  journal.clear('other');
  expect(journal.count({})).toBe(0);
  expect(journal.bytes).toBe(0);
  record(journal, '/a');
  expect(journal.lastId).toBe(3);
});

test('a long answer is kept as a copy of its beginning', () => {
  const journal = journalWith();
  expect(record(journal, '/a', { answer: 'x'.repeat(10) }).answer).not.toHaveProperty('isCut');
  const { answer } = record(journal, '/a', { answer: 'é'.repeat(11) });
  expect(answer).toMatchObject({ isCut: true });
  expect(answer).toHaveProperty('body', Buffer.from('é'.repeat(5)));
});

test('the ring finds by number, with holes and after its front has moved', () => {
  const ring = new CallRing();
  const calls = new PathCalls('/a');
  for (let id = 1; id <= 5000; id++) expect(ring.push(call(`/${id}`), calls, {} as CallCounter, id)).toBe(id);
  ring.remove(4999);
  for (let id = 1; id <= 4000; id++) ring.remove(id);
  expect(ring.oldest()).toBe(4001);
  expect(ring.has(4000)).toBe(false);
  expect(ring.exchange(4001).path).toBe('/4001');
  expect(ring.bytes(4001)).toBe(4001);
  expect([...ring.after(4997)]).toEqual([4998, 5000]);
  expect(ring.has(4999)).toBe(false);
  expect(ring.has(5001)).toBe(false);
  expect(ring.lastNumber).toBe(5000);
  for (const id of ring.after(0)) ring.remove(id);
  expect(ring.oldest()).toBe(0);
  expect(ring.push(call('/next'), calls, {} as CallCounter, 1)).toBe(5001);
  expect(ring.exchange(5001).path).toBe('/next');
});

test('a call that is over is told as it was', () => {
  const journal = journalWith();
  const calls = [
    call('/a?x=1', { body: 5, answer: 'some' }),
    call('/a', { mock: undefined }),
    call('/a', { status: 404 }),
  ];
  for (const exchange of calls) {
    exchange.number = 7;
    exchange.answeredBefore = 3;
    exchange.delayMilliseconds = 2;
    exchange.milliseconds = 4.5;
  }
  calls[0]!.world = new ExchangeWorld(calls[0]!);
  calls[0]!.world.random();
  calls[2]!.world = new ExchangeWorld(calls[2]!);
  calls[2]!.world.now();
  for (const exchange of calls) {
    journal.add(exchange);
    const open = journal.get(exchange.id);
    expect(open).toBe(exchange);
    const before = describeRequest(exchange, new Set());
    journal.finish(exchange);
    const after = journal.get(exchange.id)!;
    expect(describeRequest(after, new Set())).toEqual(before);
    const same = ['number', 'answeredBefore', 'delayMilliseconds', 'session', 'answeredBy', 'time'] as const;
    for (const name of same) expect(after[name]).toBe(exchange[name]);
    expect(after.body?.bytes).toBe(exchange.body?.bytes);
    expect(after.world?.readings).toEqual(exchange.world?.readings);
  }
});

test.each([10, 20_000])('what is counted is about what the memory takes: queries of %i letters', (length) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const byteBudget = 4_000_000;
  const journal = journalWith({ byteBudget });
  const before = used();
  for (let index = 0; index < 6000; index++) {
    const url = Buffer.from(`/dyn/a-rather-long-segment-${index}?${'a'.repeat(length)}`).toString();
    record(journal, url, { body: index % 100 });
  }
  const taken = used() - before;
  expect(journal.count({})).toBe(6000);
  expect(taken).toBeLessThan(1.5 * byteBudget);
});

test('of a run that failed nothing is kept but what the request was', () => {
  const journal = journalWith({});
  const exchange = call('/a');
  exchange.run = {} as TemplateRun;
  journal.add(exchange);
  expect(exchange.run).toBeUndefined();
});

test('what sessions that are over called leaves nothing behind at a path that others still call', () => {
  const counters = new CallCounters();
  const calls = new PathCalls('/a');
  const own = counters.of(call('/a'));
  for (let index = 0; index < 5000; index++) {
    const session = { name: `s${index}`, clock } as Session;
    calls.count(counters.of(call('/a', { session })), 1);
    calls.count(own, 1);
    counters.forget(session.name);
  }
  expect(calls.counters.length).toBeLessThan(100);
  expect(calls.counters.find(({ kind }) => kind === own)?.count).toBe(5000);
});

test.each([1, 2])('forgetting a big journal takes no time (sessions: %i)', (sessions) => {
  const journal = journalWith({ byteBudget: 256_000_000 });
  const fill = (): void => {
    for (let index = 0; index < 20_000; index++)
      record(journal, `/a/${index % 1000}`, sessions === 2 && index % 3 === 0 ? { session: OTHER } : {});
  };
  const clear = (): number => {
    const started = performance.now();
    journal.clear(sessions === 1 ? 'default' : 'other');
    return performance.now() - started;
  };
  fill();
  const first = clear();
  journal.clear();
  fill();
  const kept = journal.count({ session: 'other' });
  // Milliseconds, of the better of two; a walk took some 10.
  expect(Math.min(first, clear())).toBeLessThan(3);
  expect(journal.count({})).toBe(20_000 - (sessions === 1 ? 20_000 : kept));
  expect(journal.find({ session: sessions === 1 ? 'default' : 'other' })).toEqual([]);
  expect(journal.lastMatched('/a/1', sessions === 1 ? 'default' : 'other')).toBeUndefined();
});

test('what is forgotten takes no room from what is not', () => {
  const journal = journalWith({ byteBudget: 40_000 });
  const kept = Array.from({ length: 5 }, (_, index) => record(journal, `/${index}`, { body: 500 }));
  for (let round = 0; round < 20; round++) {
    for (let index = 0; index < 10; index++) record(journal, '/b', { body: 500, session: OTHER });
    journal.clear('other');
    expect(journal.get(kept[0]!.id)?.id).toBe(kept[0]!.id);
  }
  expect(idsOf(journal.find({}))).toEqual(idsOf(kept));
  expect(journal.count({ path: '/b' })).toBe(0);
});
