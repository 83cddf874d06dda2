// `/_mock/metrics` through a parser of Prometheus' text format.
import parse from 'parse-prometheus-text-format';
import { expect, test } from 'vitest';
import { fake } from './fake-templates.ts';
import { withServer } from './test-server.ts';

const FILES = {
  'Mocks/a "b".json': fake({ route: 'a', body: '1' }),
  'Mocks/fails.json': fake({ route: 'fails', throws: 'x' }),
  'Mocks/broken.json': '{ "broken": 1 }',
};

test('what is told of requests, templates and memory', () =>
  withServer(FILES, async ({ ask }) => {
    for (const path of ['/a', '/a', '/fails', '/none', '/_mock/health']) await ask(path);
    const answer = await ask('/_mock/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const families = new Map(parse(answer.body).map((family) => [family.name, family]));
    const values = (name: string): unknown => families.get(name)?.metrics;
    expect(families.get('mockwright_requests_total')?.type).toBe('COUNTER');
    expect(values('mockwright_requests_total')).toEqual([
      { labels: { template: 'Mocks/a "b".json', status: '200' }, value: '2' },
      { labels: { template: 'Mocks/fails.json', status: '501' }, value: '1' },
      { labels: { template: '', status: '501' }, value: '1' },
    ]);
    expect(values('mockwright_requests_unmatched_total')).toEqual([{ value: '1' }]);
    expect(values('mockwright_requests_failed_total')).toEqual([{ value: '1' }]);
    expect(values('mockwright_sessions')).toEqual([{ value: '1' }]);
    expect(values('mockwright_templates')).toEqual([{ value: '2' }]);
    expect(values('mockwright_templates_broken')).toEqual([{ value: '1' }]);
    const [durations] = values('mockwright_request_duration_seconds') as [
      { count: string; buckets: Record<string, string> },
    ];
    expect(durations.count).toBe('4');
    expect(durations.buckets['+Inf']).toBe('4');
    for (const name of ['mockwright_journal_bytes', 'mockwright_heap_bytes']) {
      const [{ value }] = values(name) as [{ value: string }];
      expect(Number(value)).toBeGreaterThan(1000);
    }
  }));

test('counters stay when requests are forgotten, the bytes of the journal do not', () =>
  withServer(FILES, async ({ ask }) => {
    const numbers = async (): Promise<{ counters: string[]; bytes: number }> => {
      const lines = (await ask('/_mock/metrics')).body.split('\n');
      const bytes = lines.find((line) => line.startsWith('mockwright_journal_bytes'))!.split(' ')[1];
      return {
        counters: lines.filter((line) => /^mockwright_requests_|_count/.test(line)),
        bytes: Number(bytes),
      };
    };
    for (const path of ['/a', '/_mock/session/s/a', '/_mock/session/s/fails', '/none']) await ask(path);
    const before = await numbers();
    expect(before.counters).toEqual([
      'mockwright_requests_total{template="Mocks/a \\"b\\".json",status="200"} 2',
      'mockwright_requests_total{template="",status="501"} 1',
      'mockwright_requests_total{template="Mocks/fails.json",status="501"} 1',
      'mockwright_requests_unmatched_total 1',
      'mockwright_requests_failed_total 1',
      'mockwright_request_duration_seconds_count 4',
    ]);
    await ask('/_mock/requests?session=s', { method: 'DELETE' });
    const between = await numbers();
    expect(between.counters.toSorted()).toEqual(before.counters.toSorted());
    expect(between.bytes).toBeLessThan(before.bytes);
    await ask('/_mock/requests', { method: 'DELETE' });
    const after = await numbers();
    expect(after.counters.toSorted()).toEqual(before.counters.toSorted());
    expect(after.bytes).toBe(0);
  }));
