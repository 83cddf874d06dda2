// A template that is loaded again and again leaves nothing behind: its types go with it.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createCompiler } from '../../src/compiler.ts';
import { GlobalStore } from '../../src/template/global-store.ts';
import { SourceText } from '../../src/text/source-text.ts';

/** What engine and compiler keep of a compiled function and a source is about three kilobytes. */
const mostKilobytes = 10;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const compile = createCompiler({ imports: [], seed: 1 });

function load(code: string): void {
  const text = `<# ${code} #>{ "request": { "method": "GET", "route": "r" }, "response": { "body": 1 } }`;
  const { template, diagnostics } = compile(new SourceText('case.json', text));
  if (!template) throw new Error(diagnostics[0]!.message);
  const request = {
    url: 'http://localhost/',
    method: 'GET',
    route: new Map(),
    query: new Map(),
    headers: new Map(),
    body: () => null,
  };
  const settings = { scriptTimeoutMilliseconds: 1000, environment: new Map(), console: () => undefined };
  template.start({ request, global: new GlobalStore(), settings }).answer();
}

function kilobytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024;
}

test.each([
  'class Q { public int V { get; set; } } JsonConvert.DeserializeObject<List<Q>>(JsonConvert.SerializeObject(new[] { new Q() }));',
  'class Q { public int V { get; set; } } System.Text.Json.JsonSerializer.Deserialize<Q>(System.Text.Json.JsonSerializer.Serialize(new Q()));',
  'record R<T>(T A); enum E { A } var g = new[] { new R<E>(E.A) }.GroupBy(r => r).ToDictionary(x => x.Key, x => new { x.Key, N = x.Count() });',
  'class Q { public int V { get; set; } } dynamic d = new Q(); d.V = 1; var q = new Faker<Q>().RuleFor(x => x.V, f => 1).Generate();',
])('%s', (code) => {
  const loads = 100;
  for (let n = 0; n < 30; n++) load(code);
  const before = kilobytesInUse();
  for (let n = 0; n < loads; n++) load(code);
  expect((kilobytesInUse() - before) / loads).toBeLessThan(mostKilobytes);
});
