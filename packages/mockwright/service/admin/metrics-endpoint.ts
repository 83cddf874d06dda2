// `GET /metrics`: numbers as Prometheus reads them (text format 0.0.4).
import { ownAnswer } from '../answers/answer.ts';
import { DURATION_BUCKETS, type Metrics } from '../state/metrics.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import type { ServiceContext } from './service-context.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** One number, with what tells it apart from others of its name. */
interface Sample {
  /** What follows the name of the metric: `_bucket`. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** One metric: a row of what is told. */
interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: (service: ServiceContext) => Iterable<Sample>;
}

const METRICS: readonly Metric[] = [
  {
    name: 'mockwright_requests_total',
    type: 'counter',
    help: 'Requests by template and status; no template: nothing fitted.',
    samples: requestSamples,
  },
  {
    name: 'mockwright_requests_unmatched_total',
    type: 'counter',
    help: 'Requests that no template answered.',
    samples: ({ journal }) => [
      {
        value: journal
          .totals()
          .reduce((sum, { template, count }) => (template === undefined ? sum + count : sum), 0),
      },
    ],
  },
  {
    name: 'mockwright_requests_failed_total',
    type: 'counter',
    help: 'Requests whose template failed.',
    samples: ({ metrics }) => [{ value: metrics.failed }],
  },
  {
    name: 'mockwright_request_duration_seconds',
    type: 'histogram',
    help: 'How long requests took, delays included.',
    samples: ({ metrics }) => durationSamples(metrics),
  },
  {
    name: 'mockwright_journal_bytes',
    type: 'gauge',
    help: 'What the recorded requests take, about.',
    samples: ({ journal }) => [{ value: journal.bytes }],
  },
  {
    name: 'mockwright_sessions',
    type: 'gauge',
    help: 'Sessions, the default one among them.',
    samples: ({ sessions }) => [{ value: sessions.list().length }],
  },
  {
    name: 'mockwright_templates',
    type: 'gauge',
    help: 'Templates of the folder that are served.',
    samples: ({ mocks }) => [{ value: mocks?.mocks.length ?? 0 }],
  },
  {
    name: 'mockwright_templates_broken',
    type: 'gauge',
    help: 'Files of the folder that did not load.',
    samples: ({ mocks }) => [{ value: (mocks?.files.length ?? 0) - (mocks?.mocks.length ?? 0) }],
  },
  {
    name: 'mockwright_heap_bytes',
    type: 'gauge',
    help: 'The used heap of the process.',
    samples: () => [{ value: process.memoryUsage().heapUsed }],
  },
];

/** All numbers. Counters only grow, whatever of the journal is forgotten. */
export const metricsEndpoint: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  summary: 'Numbers for Prometheus.',
  parameters: {},
  anyParameters: true,
  responses: { 200: { summary: 'The text format 0.0.4.', type: 'text/plain' } },
  isPolled: true,
  serve: (_call, service) =>
    ownAnswer(200, [['Content-Type', TYPE]], METRICS.map((metric) => textOf(metric, service)).join('')),
});

function textOf({ name, type, help, samples }: Metric, service: ServiceContext): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
  for (const { suffix = '', labels = {}, value } of samples(service)) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    lines.push(`${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Sessions and methods are not told apart: there may be any number of them. */
function requestSamples({ journal }: ServiceContext): Sample[] {
  return journal.totals().map(({ template = '', status, count }) => ({
    labels: { template, status: status === undefined ? '' : String(status) },
    value: count,
  }));
}

function durationSamples({ durations, seconds }: Metrics): Sample[] {
  let below = 0;
  const buckets = durations.map((count, index) => ({
    suffix: '_bucket',
    labels: { le: index < DURATION_BUCKETS.length ? String(DURATION_BUCKETS[index]) : '+Inf' },
    value: (below += count),
  }));
  return [...buckets, { suffix: '_sum', value: seconds }, { suffix: '_count', value: below }];
}

function escapeLabel(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
