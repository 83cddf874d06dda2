// A run that is not chosen, or throws, or is only rehearsed leaves no trace in `Global`, in-place changes included.
import { Run } from '@mockwright/language/runtime/run';
import { MemoryGlobalStore } from '../../template/host/global-store.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** How a value is made, what changes it, and what it is as JSON before. */
const CASES: readonly (readonly [make: string, type: string, change: string])[] = [
  ['new List<int> { 1, 2, 3 }', 'List<int>', 'x.Add(7);'],
  ['new List<int> { 1, 2, 3 }', 'List<int>', 'x[0] = 7;'],
  ['new List<int> { 1, 2, 3 }', 'List<int>', 'var i = 1; var v = 8; x[i] = v;'],
  ['new List<int> { 1, 2, 3 }', 'List<int>', '(x[0], x[1]) = (x[1], x[0]);'],
  ['new List<string> { null }', 'List<string>', 'x[0] ??= "q";'],
  ['new List<(int, int)> { (1, 2) }', 'List<(int, int)>', 'x[0] = (5, 6);'],
  [
    'new Dictionary<string, List<int>> { ["a"] = new List<int> { 1 } }',
    'Dictionary<string, List<int>>',
    'foreach (var l in x.Values) l[0] = 9;',
  ],
  ['new List<List<int>> { new List<int> { 1 } }', 'List<List<int>>', 'x[0] = new List<int> { 5 };'],
  ['new List<int> { 3, 1, 2 }', 'List<int>', 'x.Add(7); x.Sort(); x.Add(8); x.RemoveAt(0); x[0] = 9;'],
  [
    'new List<int> { 3, 1, 2 }',
    'List<int>',
    'x.Reverse(); x.RemoveAll(i => i > 1); x.Insert(0, 5); x.AddRange(new[] { 1 });',
  ],
  ['new List<int> { 3, 1, 2 }', 'List<int>', 'x.Clear(); x.Add(1);'],
  ['new List<List<int>> { new List<int> { 1 } }', 'List<List<int>>', 'x[0].Add(2); x.Add(null);'],
  ['new List<int[]> { new[] { 1, 2 } }', 'List<int[]>', 'x[0][1] = 5;'],
  ['new[] { 1, 2, 3 }', 'int[]', 'x[0] = 9; Array.Reverse(x);'],
  [
    'new System.Collections.Specialized.BitVector32[1]',
    'System.Collections.Specialized.BitVector32[]',
    'x[0][1] = true;',
  ],
  [
    'new Dictionary<string, int> { ["a"] = 1 }',
    'Dictionary<string, int>',
    'x["a"] = 2; x["b"] = 3; x.Remove("a");',
  ],
  [
    'new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }',
    'Dictionary<string, int>',
    'x.Clear(); x["c"] = 3;',
  ],
  [
    'new Dictionary<string, List<int>> { ["a"] = new List<int>() }',
    'Dictionary<string, List<int>>',
    'x["a"].Add(1);',
  ],
  [
    'new Dictionary<(int, int), int> { [(1, 2)] = 1 }',
    'Dictionary<(int, int), int>',
    'x[(1, 2)]++; x[(3, 4)] = 1;',
  ],
  [
    'new HashSet<string> { "a", "b" }',
    'HashSet<string>',
    'x.Add("c"); x.Remove("a"); x.ExceptWith(new[] { "b" });',
  ],
  ['new Queue<int>(new[] { 1, 2 })', 'Queue<int>', 'x.Dequeue(); x.Enqueue(5);'],
  [
    'new System.Collections.Concurrent.ConcurrentQueue<int>(new[] { 1, 2 })',
    'System.Collections.Concurrent.ConcurrentQueue<int>',
    'x.Enqueue(5); x.TryDequeue(out var y);',
  ],
  [
    'new System.Collections.Concurrent.ConcurrentBag<int>(new[] { 1, 2 })',
    'System.Collections.Concurrent.ConcurrentBag<int>',
    'x.Add(5);',
  ],
  [
    'new System.Collections.Concurrent.ConcurrentStack<int>(new[] { 1, 2 })',
    'System.Collections.Concurrent.ConcurrentStack<int>',
    'x.PushRange(new[] { 5, 6 }); x.TryPopRange(new int[3]);',
  ],
  [
    'new System.Collections.Concurrent.ConcurrentQueue<int>(new[] { 1, 2 })',
    'System.Collections.Concurrent.ConcurrentQueue<int>',
    'x.Clear();',
  ],
  ['new Stack<int>(new[] { 1, 2 })', 'Stack<int>', 'x.Pop(); x.Push(5); x.Push(6);'],
  [
    "JObject.Parse(\"{ 'a': 1, 'b': { 'c': [1] } }\")",
    'JObject',
    'x["a"] = 2; x["n"] = 3; ((JArray)x["b"]["c"]).Add(5); x.Remove("a");',
  ],
  ["JObject.Parse(\"{ 'a': 1, 'b': 2 }\")", 'JObject', 'x.RemoveAll(); x["c"] = 1;'],
  [
    "JObject.Parse(\"{ 'a': 1, 'b': 2 }\")",
    'JObject',
    '((JValue)x["a"]).Value = "t"; x.Property("b").Value = 5; x.Property("a").Replace(new JProperty("z", 1));',
  ],
  [
    'JArray.Parse("[1, 2, 3]")',
    'JArray',
    'x.Add(4); x.RemoveAt(0); x[0] = 9; x.Insert(1, 7); x.AddFirst(3);',
  ],
  ['JArray.Parse("[1, 2, 3]")', 'JArray', 'x.Clear();'],
  ['new System.Text.StringBuilder("a")', 'System.Text.StringBuilder', 'x.Append("b").Insert(0, "c");'],
  [
    'new System.Collections.Concurrent.ConcurrentDictionary<string, int> { ["a"] = 1 }',
    'System.Collections.Concurrent.ConcurrentDictionary<string, int>',
    'x["a"] = 2; x.TryAdd("b", 3); x.AddOrUpdate("a", 1, (k, v) => v + 1); x.TryRemove("a", out var gone);',
  ],
  [
    'new SortedDictionary<string, int> { ["a"] = 1 }',
    'SortedDictionary<string, int>',
    'x["a"] = 2; x["0"] = 3;',
  ],
  ['new SortedSet<int> { 2, 1 }', 'SortedSet<int>', 'x.Add(0); x.Remove(2);'],
  [
    'JsonConvert.DeserializeObject<System.Dynamic.ExpandoObject>("{ \'a\': 1 }")',
    'dynamic',
    'x.a = 2; x.b = 3;',
  ],
];

/** The same for what does not show as JSON: what changes it, and what shows how it is. */
const HIDDEN: readonly (readonly [make: string, type: string, change: string, seen: string])[] = [
  [
    'new System.Collections.Concurrent.BlockingCollection<int> { 1 }',
    'System.Collections.Concurrent.BlockingCollection<int>',
    'x.Add(2); x.CompleteAdding();',
    'x.Count + " " + x.IsAddingCompleted',
  ],
  [
    'System.Text.Json.JsonDocument.Parse("[1]")',
    'System.Text.Json.JsonDocument',
    'x.Dispose();',
    'x.RootElement.ToString()',
  ],
  [
    'System.Text.Encoding.UTF8.GetDecoder()',
    'System.Text.Decoder',
    'x.GetChars(new byte[] { 0xC3 }, 0, 1, new char[9], 0, false);',
    'x.GetCharCount(new byte[] { 0xA4 }, 0, 1, false) + " " + x.GetCharCount(new byte[] { 65 }, 0, 1, true)',
  ],
  [
    'System.Text.Encoding.UTF8.GetEncoder()',
    'System.Text.Encoder',
    'x.GetBytes(new[] { (char)0xD83D }, 0, 1, new byte[9], 0, false);',
    'x.GetByteCount(new[] { (char)0xDE00 }, 0, 1, true)',
  ],
  [
    'new System.Threading.ReaderWriterLockSlim()',
    'System.Threading.ReaderWriterLockSlim',
    'x.EnterReadLock();',
    'x.CurrentReadCount',
  ],
  ['new List<int> { 1 }', 'List<int>', 'x.Capacity = 50;', 'x.Capacity'],
  [
    'new List<int> { 1 }',
    'List<int>',
    'x.AddRange(Enumerable.Range(0, 40)); x.RemoveRange(1, 40);',
    'x.Capacity',
  ],
  ['new SortedList<int, int> { [1] = 1 }', 'SortedList<int, int>', 'x.Capacity = 50;', 'x.Capacity'],
  [
    'new System.Collections.ArrayList { 1 }',
    'System.Collections.ArrayList',
    'x.Capacity = 50;',
    'x.Capacity',
  ],
  [
    'System.Collections.Immutable.ImmutableArray.CreateBuilder<int>()',
    'System.Collections.Immutable.ImmutableArray<int>.Builder',
    'x.Capacity = 50;',
    'x.Capacity',
  ],
  ['new Queue<int>(new[] { 1 })', 'Queue<int>', 'x.EnsureCapacity(50);', 'x.EnsureCapacity(0)'],
  ['new HashSet<int> { 1 }', 'HashSet<int>', 'x.EnsureCapacity(50);', 'x.EnsureCapacity(0)'],
  [
    'new Dictionary<int, int> { [1] = 1 }',
    'Dictionary<int, int>',
    'x.EnsureCapacity(50);',
    'x.EnsureCapacity(0)',
  ],
];

const SEEN =
  '"<#= Global["v"] is System.Text.StringBuilder b ? b.ToString() : JsonConvert.SerializeObject(Global["v"]) #>"';

async function start(make: string, type: string, change: string, seen: string): Promise<TestServer> {
  const code = `var x = (${type})Global["v"]; ${change}`;
  const template = (route: string, more: string, response: string): string =>
    `{ <# ${more} #> "request": { "method": "GET", "route": "${route}"`.concat(response);
  const running = await startTestServer(
    {
      'Mocks/set.json': template('set', `Global["v"] = ${make};`, '}, "response": {} }'),
      'Mocks/see.json': template('see', '', `}, "response": { "body": ${seen} } }`),
      'Mocks/not.json': template('x', code, ', "condition": "<#= false #>" }, "response": {} }'),
      'Mocks/conditionThrows.json': template(
        'x',
        `${code} int.Parse("x");`,
        ', "condition": "<#= true #>" }, "response": {} }',
      ),
      'Mocks/throws.json': template('throws', code, '}, "response": { "body": "<#= int.Parse("x") #>" } }'),
      'Mocks/does.json': template('does', code, '}, "response": {} }'),
    },
    REAL_TEMPLATES,
  );
  await running.server.ready;
  return running;
}

const ALL = [
  ...CASES.map((entry) => [...entry, SEEN] as const),
  ...HIDDEN.map(([make, type, change, seen]) => {
    const shown = `"<# var x = (${type})Global["v"]; #><#= ${seen} #>"`;
    return [make, type, change, shown] as const;
  }),
];

test.each(ALL)('%s as %s: %s', async (...entry) => {
  await using server = await start(...entry);
  const see = async (): Promise<string> => (await server.ask('/see')).body;
  expect(server.lines.join('\n')).not.toContain('error');
  await server.ask('/set');
  const before = await see();
  expect((await server.ask('/x')).status).toBe(501);
  expect(await see()).toBe(before);
  expect((await server.ask('/throws')).status).toBe(501);
  expect(await see()).toBe(before);
  const rehearsed = await server.ask('/_mock/explain', { method: 'POST', body: '{ "url": "/does" }' });
  expect(rehearsed.body).toContain('"status": 200');
  expect(await see()).toBe(before);
  expect((await server.ask('/does')).status).toBe(200);
  expect(await see()).not.toBe(before);
});

test('objects of the classes of a template, within the template', async () => {
  await using server = await startTestServer(
    {
      'Mocks/all.json': `{
        <#+ class Counter { public int Value { get; set; } public int[] Log = new[] { 0 }; } #>
        "request": { "method": "GET", "route": "c/{mode}" },
        "response": { "body": "<#
          var c = Global["c"] as Counter;
          if (c == null) Global["c"] = c = new Counter();
          c.Value++; c.Log[0]++;
          if (Request.Route["mode"] == "throw") throw new Exception("no");
        #><#= c.Value + " " + c.Log[0] #>" }
      }`,
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const ask = async (mode: string): Promise<string> => (await server.ask(`/c/${mode}`)).body;
  expect(await ask('go')).toBe('"1 1"');
  await ask('throw');
  await ask('throw');
  expect(await ask('go')).toBe('"2 2"');
});

test('a session keeps no more than it may', async () => {
  const grow = `{ "request": { "method": "GET", "route": "grow" },
    "response": { "body": "<# var l = Global["l"] as List<string>; if (l == null) Global["l"] = l = new List<string>();
      l.Add(new string('x', 1000)); #><#= l.Count #>" } }`;
  await using server = await startTestServer(
    { 'Mocks/grow.json': grow },
    { ...REAL_TEMPLATES, globalBytes: 10_000 },
  );
  await server.server.ready;
  const answers: string[] = [];
  for (let round = 0; round < 6; round++) answers.push((await server.ask('/grow')).body);
  expect(answers.slice(0, 4)).toEqual(['"1"', '"2"', '"3"', '"4"']);
  expect(answers[5]).toContain('Global would take about');
  expect(answers[5]).toContain('it may take 10000 (setting Mock:GlobalSize)');
  expect((await server.ask('/_mock/globals/l')).body.match(/x{1000}/g)).toHaveLength(4);
  const put = await server.ask('/_mock/globals/m', { method: 'PUT', body: JSON.stringify('y'.repeat(9000)) });
  expect(put.status).toBe(413);
  await server.ask('/_mock/globals', { method: 'DELETE' });
  expect((await server.ask('/grow')).body).toBe('"1"');
});

test('what a run that took long has made is measured at once', () => {
  const store = new MemoryGlobalStore(2_000_000);
  const list: unknown[] = [];
  store.commit(new Map([['l', list]]));
  const run = new Run(defaultRunOptions());
  const grow = (): void => {
    list.push(Array.from({ length: 200_000 }, () => 1));
    const until = performance.now() + 1;
    while (performance.now() < until);
    store.commit(new Map(), ['l']);
  };
  expect(() => run.enter(grow)).toThrow('Mock:GlobalSize');
});

test('objects that hold each other thousands deep are as they were', async () => {
  const list = 'class N { public N Next; public int V; } N First() => (N)Global["list"];';
  await using server = await startTestServer(
    {
      'Mocks/make.mock': `<# ${list} N head = null; for (var i = 0; i < 20000; i++) head = new N { Next = head, V = i }; Global["list"] = head; #>
        { "request": { "method": "POST", "route": "list" }, "response": {} }`,
      'Mocks/sum.mock': `<# var n = 0; for (dynamic at = Global["list"]; at != null; at = at.Next) { n += at.V; at.V = 0; } #>
        { "request": { "route": "sum/{fail}" }, "response": { "body": <#= Request.Route["fail"] == "1" ? throw new Exception() : n #> } }`,
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  expect((await server.ask('/list', { method: 'POST' })).status).toBe(200);
  expect((await server.ask('/sum/1')).body).toContain('System.Exception');
  expect((await server.ask('/sum/0')).body).toBe('199990000');
  expect((await server.ask('/sum/0')).body).toBe('0');
});
