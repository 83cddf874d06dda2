// Records outlive templates: what is recorded keeps nothing of the code of one that was replaced or taken away.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createCompiler } from '../../compiler.ts';
import type { CompiledTemplate } from '../../template/template.ts';
import { startTestServer } from './test-server.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const compile = createCompiler({ imports: [] });
const template = (name: string, response: string, condition?: string): string =>
  JSON.stringify({
    request: { method: 'GET', route: `kinds/${name}`, ...(condition !== undefined && { condition }) },
    response: '@',
  }).replace('"@"', response);

const KINDS: Readonly<Record<string, string>> = {
  constant: template('constant', '{ "body": "it is" }'),
  code: template('code', '{ "body": "<#= 1 + 1 #>" }'),
  global: template('global', '{ "body": "<#= Global[\\"a\\"] = DateTime.Now #>" }'),
  header: template('header', '{ "status": 201, "headers": { "X-A": "<#= 1 #>" }, "body": "it is" }'),
  file: template('file', '{ "file": "data.txt" }'),
  fault: template('fault', '{ "fault": "reset", "body": "it is" }'),
  events: template('events', '{ "events": [{ "data": "it is" }] }'),
  throws: template('throws', '{ "body": "<#= int.Parse(\\"x\\") #>" }'),
  unmatched: template('unmatched', '{ "body": "it is" }', '<#= Request.Header["x"] == "1" #>'),
  over: template('passed', '{ "body": "it is" }', '<#= Request.Header["x"] == "1" #>'),
  under: template('passed', '{ "body": "it is" }'),
};

test('templates that were replaced are gone, whatever became of the requests that are recorded', async () => {
  const compiled: WeakRef<CompiledTemplate>[] = [];
  await using server = await startTestServer(
    {
      'data.txt': 'it is',
      ...Object.fromEntries(Object.entries(KINDS).map(([name, text]) => [`Mocks/${name}.json`, text])),
    },
    {
      compile: (source) => {
        const result = compile(source);
        expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
        compiled.push(new WeakRef(result.template!));
        return result;
      },
    },
  );
  const names = [...Object.keys(KINDS), 'passed'];
  const askAll = async (): Promise<void> => {
    for (const name of names) await server.ask(`/kinds/${name}`).catch(() => undefined);
    await server.ask('/kinds/code', { headers: { 'Mockwright-Session': 'one' } });
    // More different requests than are known at a time.
    for (let index = 0; index < 600; index++) await server.ask(`/kinds/code?index=${index}`);
  };
  await askAll();
  const first = compiled.splice(0);
  expect(first).toHaveLength(Object.keys(KINDS).length);
  const added = await server.ask('/_mock/templates', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: KINDS['code'] }),
  });
  const { id } = JSON.parse(added.body) as { id: string };
  await server.ask('/kinds/code');
  await server.ask(`/_mock/templates/${id}`, { method: 'DELETE' });
  const [ofSession] = compiled.splice(0);
  for (const [name, text] of Object.entries(KINDS)) await server.write(`Mocks/${name}.json`, `${text} `);
  await server.ask('/_mock/reload', { method: 'POST' });
  await server.ask('/kinds/code');
  await vi.waitFor(
    () => {
      collect();
      const left = [...first, ofSession!].filter((each) => each.deref() !== undefined);
      expect(left.map((each) => each.deref()?.route)).toEqual([]);
    },
    { timeout: 5000 },
  );
  const recorded = JSON.parse((await server.ask('/_mock/requests')).body) as { requests: unknown[] };
  expect(recorded.requests.length).toBeGreaterThan(names.length);
});
