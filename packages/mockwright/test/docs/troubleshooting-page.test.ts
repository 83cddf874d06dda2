// docs/troubleshooting.md: requests that miss and what is said of them, as a server really says it.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { COMMANDS, COMMON_OPTIONS } from '../../cli/commands.ts';
import { placeOf } from '../../cli/serve-place.ts';
import { createServiceLog } from '../../service/service-log.ts';
import { parseCommandLine } from '../../settings/command-line.ts';
import { REAL_TEMPLATES } from '../service/real-templates.ts';
import { startTestServer } from '../service/test-server.ts';
import { checkPage } from './generated-page.ts';

/** A request, and what is to be known of its fate. */
interface Trouble {
  readonly title: string;
  readonly why: string;
  readonly file?: readonly [path: string, text: string];
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sent before: to the service's own endpoints. */
  readonly before?: readonly [method: string, path: string, body: string];
  readonly todo: string;
  /** Whether the file is there for this request only: it would be told of with every other. */
  readonly isBroken?: boolean;
  /** Whether the whole answer is shown, not only what the console says. */
  readonly showsAnswer?: boolean;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const TROUBLES: readonly Trouble[] = [
  {
    title: 'Another path',
    why: 'The path is compared with the route segment by segment, without regard to case.',
    file: [
      'Mocks/orders.mock',
      '{\n  "request": { "method": "POST", "route": "/customers/{id:int}/orders" },\n  "response": { "status": 201 }\n}',
    ],
    method: 'POST',
    path: '/customer/7/orders',
    todo: 'Change the route or the path. A part of a path that may be anything is a parameter: `{id}`.',
    showsAnswer: true,
  },
  {
    title: 'Another method',
    why: 'The path fits, the method does not. A template without `method` answers `GET` (and `HEAD`).',
    path: '/customers/7/orders',
    todo: 'Send the method that is named, or let the template answer both: `"method": ["GET", "POST"]`; `"*"` is any.',
  },
  {
    title: 'A constraint of the route',
    why: '`{id:int}` takes whole numbers only.',
    method: 'POST',
    path: '/customers/anna/orders',
    todo: 'Send a value that fits, or take the constraint away: `{id}`.',
  },
  {
    title: 'A condition on the query',
    why: 'Of the parts of a condition, those are told that decided, with the values that they had.',
    file: [
      'Mocks/search.mock',
      '{\n  "request": {\n    "route": "/search",\n    "condition": "<#= Request.Query["q"] == "shoes" && Request.Query["page"] == "1" #>"\n  },\n  "response": { "body": [] }\n}',
    ],
    path: '/search?q=shoes&pages=1',
    todo: 'Here the parameter has another name. `Request.Query["page"]` is `""` where there is none.',
  },
  {
    title: 'A condition on a header',
    why: 'The values of `Authorization`, `Cookie` and other headers of `Mock:RedactedHeaders` are told as `***`.',
    file: [
      'Mocks/tenant.mock',
      '{\n  "request": { "route": "/tenant", "condition": "<#= Request.Header["X-Tenant"] == "acme" #>" },\n  "response": { "body": [] }\n}',
    ],
    path: '/tenant',
    headers: { 'X-Tenant': 'other' },
    todo: 'Send the header with the value that the condition wants.',
  },
  {
    title: 'A condition on the body, and a body without its type',
    why: '`Request.Body` is made of the body as `Content-Type` says. As `text/plain` it is a text, which has no members, so the condition throws: a condition that throws does not hold.',
    file: [
      'Mocks/pay.mock',
      '{\n  "request": {\n    "method": "POST",\n    "route": "/pay",\n    "condition": "<#= (int)Request.Body["amount"] > 100 #>"\n  },\n  "response": { "body": "paid" }\n}',
    ],
    method: 'POST',
    path: '/pay',
    headers: { 'Content-Type': 'text/plain' },
    body: '{"amount": 500}',
    todo: "Send `Content-Type: application/json`: `curl -H 'Content-Type: application/json' -d …`. Without it, curl says that it sends a form.",
  },
  {
    title: 'A condition on the body that is false',
    why: 'The type is right; the value is not.',
    method: 'POST',
    path: '/pay',
    headers: JSON_TYPE,
    body: '{"amount": 50}',
    todo: 'Send another value, or add a template without a condition: it answers what none with a condition does.',
  },
  {
    title: 'A condition on Global',
    why: 'What templates keep in `Global` begins empty, is of one session, and is gone after a restart.',
    file: [
      'Mocks/cart.mock',
      '{\n  "request": { "route": "/cart", "condition": "<#= Global["user"] != null #>" },\n  "response": { "body": [] }\n}',
    ],
    path: '/cart',
    todo: 'Send the request that sets it first, or set it: `curl -X PUT http://localhost:5000/_mock/globals/user -d \'"anna"\'`.',
  },
  {
    title: 'A condition that throws',
    why: 'The exception and its place in the file are told: line and column. The code is on the console, too.',
    file: [
      'Mocks/page.mock',
      '{\n  "request": { "route": "/page", "condition": "<#= int.Parse(Request.Query["n"]) > 3 #>" },\n  "response": { "body": [] }\n}',
    ],
    path: '/page',
    todo: 'Ask before: `int.TryParse(Request.Query["n"], out var n) && n > 3`.',
  },
  {
    title: 'A template that does not load',
    why: 'A file with a mistake answers nothing. What is wrong is on the console, in the answer, on the page, and said by `mockwright check`.',
    file: [
      'Mocks/today.mock',
      '{\n  "request": { "route": "/today" },\n  "response": { "body": "<#= DateTime.Nowish #>" }\n}',
    ],
    path: '/today',
    isBroken: true,
    todo: 'Mend the file: it is loaded again at once.',
  },
  {
    title: 'A template of another session',
    why: 'Templates that were added with `POST /_mock/templates`, or by `mock.use` in a test, are of one [session](sessions.md).',
    before: [
      'POST',
      '/_mock/templates?session=test-7',
      '{"name": "mine", "template": {"request": {"route": "/mine"}, "response": {}}}',
    ],
    path: '/mine',
    todo: 'Send the header, or let the client use the address that has the session in it: `/_mock/session/test-7/mine`.',
  },
  {
    title: 'The code of a template fails',
    why: 'The template was chosen, and its code threw: where, what, and what `Request.Body` was.',
    file: [
      'Mocks/total.mock',
      '{\n  "request": { "method": "POST", "route": "/total" },\n  "response": {\n    "body": { "total": "<#= (decimal)Request.Body["items"][0]["price"] #>" }\n  }\n}',
    ],
    method: 'POST',
    path: '/total',
    headers: JSON_TYPE,
    body: '{"items": []}',
    todo: 'Send what the code expects, or let it expect less: `(decimal?)Request.Body["items"]?.FirstOrDefault()?["price"] ?? 0`.',
    showsAnswer: true,
  },
];

/** The command line of curl that sends a request. */
function curlOf({ method = 'GET', path, headers = {}, body }: Partial<Trouble>): string {
  const words = [
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : ['-X', method]),
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : ['-d', `'${body}'`]),
    /[?&]/.test(path!) ? `'http://localhost:5000${path}'` : `http://localhost:5000${path}`,
  ];
  return `$ curl ${words.join(' ')}`;
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** The messages of an answer, one after the other; what is data beside them is left out. */
function messagesOf(body: string): string {
  const messages = JSON.parse(body) as readonly { readonly Message: string }[];
  return JSON.stringify(
    messages.map(({ Message }) => ({ Message })),
    undefined,
    2,
  );
}

async function missSections(): Promise<string[]> {
  let said = '';
  const log = createServiceLog('text', {
    write: (text) => (said += text),
    color: false,
    now: () => new Date(2026, 0, 1, 12).getTime(),
  });
  const files = Object.fromEntries(
    TROUBLES.flatMap(({ file, isBroken }) => (file === undefined || isBroken === true ? [] : [file])),
  );
  await using server = await startTestServer(files, { ...REAL_TEMPLATES, log });
  await server.server.ready;
  const sections: string[] = [];
  for (const trouble of TROUBLES) {
    const { title, why, file, path, method = 'GET', headers = {}, body, before, todo, showsAnswer } = trouble;
    const shown: string[] = [];
    if (trouble.isBroken === true) {
      await server.write(...file!);
      await server.server.reload();
    }
    if (before !== undefined) {
      const [how, where, what] = before;
      await server.ask(where, { method: how, body: what });
      shown.push(curlOf({ method: how, path: where, body: what }));
    }
    await turn();
    said = '';
    const answer = await server.ask(path, { method, headers, ...(body !== undefined && { body }) });
    expect(answer.status, title).toBe(501);
    shown.push(curlOf(trouble));
    // The line is written when the connection is done with the answer.
    await expect.poll(() => said).toContain('501');
    await turn();
    const line = said.replace(/\d+\.\d+ ms/g, '2.0 ms');
    if (trouble.isBroken === true) {
      await rm(join(server.folder, file![0]));
      await server.server.reload();
    }
    sections.push(
      [
        `### ${title}`,
        why,
        ...(file === undefined ? [] : [`\`${file[0]}\`:`, fenced('', file[1])]),
        fenced('sh', [...shown, ...(showsAnswer === true ? [messagesOf(answer.body)] : [])].join('\n')),
        'The console:',
        fenced('', line),
        todo,
      ].join('\n\n'),
    );
  }
  return sections;
}

/** What the command says to an error that is the user's to mend. */
async function errorOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    const { message, hint } = error as Error & { readonly hint?: string };
    return `error: ${message}${hint === undefined ? '' : `\n  hint: ${hint}`}`;
  }
  throw new Error('Nothing went wrong.');
}

async function startSection(): Promise<string> {
  await using first = await startTestServer({});
  const taken = await errorOf(() => startTestServer({}, { urls: [first.base] }));
  const port = new URL(first.base).port;
  const misspelt = await errorOf(() =>
    parseCommandLine(['--prot', '8080'], { options: [...COMMANDS[0]!.options, ...COMMON_OPTIONS] }),
  );
  const folder = await errorOf(() => placeOf('shop', first.folder));
  return [
    '## The server does not start',
    fenced(
      '',
      [
        '$ mockwright',
        taken.replaceAll(port, '5000').replaceAll('127.0.0.1', 'localhost'),
        '$ mockwright --prot 8080',
        misspelt,
        '$ mockwright shop',
        folder,
      ].join('\n'),
    ),
    'Exit code 2 says that the command line, a setting or an address is wrong. `mockwright help` lists the commands, `mockwright help settings` the settings.',
  ].join('\n\n');
}

const INTRO = `# Troubleshooting

Why a request was not answered as it should be is told three times: in the answer itself (JSON, or a page where the client asks for \`text/html\`), on the console, and on the page of the server, <http://localhost:5000/_mock/>, which lists all requests. What would become of a request is said without sending it by \`POST /_mock/explain\` ([endpoints.md](endpoints.md)).

Everything below is what a server really says.

## No template fits: 501

The answer has the header \`Mockwright-Error: no-match\`, and beside its first message \`Closest\`: the same as data.`;

const ENDING = `## The endpoints refuse

- 401: \`Mock:AdminToken\` is set: send \`Authorization: Bearer …\`. The page asks for it.
- 403 for a host: the name that the client asked for is not known; with \`Mock:AllowedHosts:0=<name>\` it is. In a network of containers that is the name of the service.
- 403 for a page: web pages of other origins may use the endpoints when \`Mock:AdminOrigins\` lists them.
- 404 and 405 list what there is, 400 names the parameter that is wrong.

## The answers are not the same each time

- Random values: the header \`Mockwright-Seed\` fixes those of one request, the setting \`Mock:Seed\` those of all. The seed of a request that is over is in the journal.
- Time: \`PUT /_mock/clock\` sets and stops it.
- \`Global\`, counters and added templates: \`POST /_mock/reset\` puts a session back. Tests that run side by side need a [session](sessions.md) each.
- \`POST /_mock/requests/{id}/replay\` (“Replay” on the page) runs a request again with the seed, the clock and \`Global\` of its moment, and tells what differs.
`;

test('the page says what a server says. UPDATE=1 writes it', async () => {
  const parts = [INTRO, ...(await missSections()), await startSection(), ENDING];
  checkPage('troubleshooting.md', parts.join('\n\n'));
});
