// Values of `Global` whose changes cannot be put back: what a run does to them is done once, however long it takes.
import { expect, test } from 'vitest';
import { start, template } from './isolated-server.ts';
import { SLOW } from './own-runners.ts';

/** What is put into `Global`, what is done to it each time as `x` of that type, and what is then said of it, twice. */
const values: Readonly<
  Record<
    string,
    readonly [type: string, made: string, changed: string, told: string, first: string, second: string]
  >
> = {
  'an XML document': [
    'System.Xml.XmlDocument',
    'new System.Xml.XmlDocument()',
    'x.AppendChild(x.CreateComment("c"));',
    'x.ChildNodes.Count',
    '1',
    '2',
  ],
  'a channel': [
    'System.Threading.Channels.Channel<int>',
    'System.Threading.Channels.Channel.CreateUnbounded<int>()',
    'x.Writer.TryWrite(1);',
    'x.Reader.Count',
    '1',
    '2',
  ],
  'a task that is to end': [
    'System.Threading.Tasks.TaskCompletionSource<int>',
    'new System.Threading.Tasks.TaskCompletionSource<int>()',
    'var isFirst = x.TrySetResult(1);',
    '$"{isFirst}"',
    'True',
    'False',
  ],
  'what cancels': [
    'System.Threading.CancellationTokenSource',
    'new System.Threading.CancellationTokenSource()',
    'var before = x.IsCancellationRequested; x.Cancel();',
    '$"{before}"',
    'False',
    'True',
  ],
  'a semaphore': [
    'System.Threading.SemaphoreSlim',
    'new System.Threading.SemaphoreSlim(0)',
    'x.Release();',
    'x.CurrentCount',
    '1',
    '2',
  ],
  'a timer': [
    'System.Threading.PeriodicTimer',
    'new System.Threading.PeriodicTimer(TimeSpan.FromSeconds(1))',
    'x.Period += TimeSpan.FromSeconds(1);',
    'x.Period.TotalSeconds',
    '2',
    '3',
  ],
  'what compares the keys of a builder': [
    'System.Collections.Immutable.ImmutableHashSet<int>.Builder',
    '((Func<object>)(() => { var n = 0; return System.Collections.Immutable.ImmutableHashSet.Create(EqualityComparer<int>.Create((a, b) => a == b, a => a == 5 ? 1 : throw new Exception($"{++n}")), 5).ToBuilder(); }))()',
    'var w = ""; try { x.Add(1); } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'what compares the keys of a table': [
    'System.Collections.Hashtable',
    '((Func<object>)(() => { var n = 0; return System.Collections.Hashtable.Synchronized(new System.Collections.Hashtable((System.Collections.IEqualityComparer)EqualityComparer<object>.Create((a, b) => a == b, a => throw new Exception($"{++n}")))); }))()',
    'var w = ""; try { x["a"] = 1; } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'a builder': [
    'System.Collections.Immutable.ImmutableSortedDictionary<string, int>.Builder',
    'System.Collections.Immutable.ImmutableSortedDictionary<string, int>.Empty.Add("a", 0).ToBuilder()',
    'x["a"]++;',
    'x["a"]',
    '1',
    '2',
  ],
  'a synchronized table': [
    'System.Collections.Hashtable',
    'System.Collections.Hashtable.Synchronized(new System.Collections.Hashtable { ["a"] = 0 })',
    'x["a"] = (int)x["a"] + 1;',
    'x["a"]',
    '1',
    '2',
  ],
  'a half-walked list': [
    'IEnumerator<int>',
    'new List<int> { 1, 2, 3, 4 }.GetEnumerator()',
    'x.MoveNext();',
    'x.Current',
    '1',
    '2',
  ],
  'a half-walked query': [
    'IEnumerator<int>',
    'Enumerable.Range(1, 9).Where(n => n % 2 == 0).GetEnumerator()',
    'x.MoveNext();',
    'x.Current',
    '2',
    '4',
  ],
  'what a delegate captured': [
    'Func<int>',
    '((Func<Func<int>>)(() => { var n = 0; return () => ++n; }))()',
    'var n = x();',
    'n',
    '1',
    '2',
  ],
  'delegates in a list': [
    'List<Func<int>>',
    '((Func<List<Func<int>>>)(() => { var n = 0; return new List<Func<int>> { () => ++n }; }))()',
    'var n = x[0]();',
    'n',
    '1',
    '2',
  ],
  'a hash that is fed': [
    'System.Security.Cryptography.IncrementalHash',
    'System.Security.Cryptography.IncrementalHash.CreateHash(System.Security.Cryptography.HashAlgorithmName.MD5)',
    'x.AppendData(new byte[] { 1 });',
    '$"{Convert.ToHexString(x.GetCurrentHash())[..4]}"',
    '55A5',
    '249B',
  ],
  'a collection that tells of its changes': [
    'System.Collections.ObjectModel.ObservableCollection<int>',
    '((Func<object>)(() => { var n = 0; var c = new System.Collections.ObjectModel.ObservableCollection<int>(); c.CollectionChanged += (s, e) => { if (++n % 2 == 1) c.Add(n); }; return c; }))()',
    'x.Add(0);',
    'x.Max()',
    '1',
    '3',
  ],
  'tokens that tell of their changes': [
    'JObject',
    '((Func<object>)(() => { var n = 0; var o = new JObject(); o.PropertyChanged += (s, e) => { if (e.PropertyName == "k") o["n"] = ++n; }; return o; }))()',
    'x["k"] = Guid.NewGuid();',
    'x["n"]',
    '1',
    '2',
  ],
  'what is attached to a token': [
    'JObject',
    '((Func<object>)(() => { var o = new JObject { ["a"] = 1 }; o["a"].AddAnnotation(new int[1]); return o; }))()',
    'x["a"].Annotation<int[]>()[0]++;',
    'x["a"].Annotation<int[]>()[0]',
    '1',
    '2',
  ],
  'the bytes of a token': [
    'JValue',
    'new JValue(new byte[1])',
    '((byte[])x.Value)[0]++;',
    '((byte[])x)[0]',
    '1',
    '2',
  ],
  'the name of a token': [
    'JConstructor',
    'new JConstructor("a")',
    'x.Name += "b";',
    'x.Name.Length',
    '2',
    '3',
  ],
  'what makes a lazy value': [
    'Lazy<int>',
    '((Func<object>)(() => { var n = 0; return new Lazy<int>(() => throw new Exception($"{++n}"), System.Threading.LazyThreadSafetyMode.PublicationOnly); }))()',
    'var w = ""; try { w += x.Value; } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'what compares for an order': [
    'SortedSet<int>',
    '((Func<object>)(() => { var n = 0; return new SortedSet<int>(Comparer<int>.Create((a, b) => a == b ? 0 : throw new Exception($"{++n}"))) { 5 }; }))()',
    'var w = ""; try { x.Add(1); } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'what compares keys': [
    'HashSet<int>',
    '((Func<object>)(() => { var n = 0; return new HashSet<int>(EqualityComparer<int>.Create((a, b) => a == b, a => a == 5 ? 1 : throw new Exception($"{++n}"))) { 5 }; }))()',
    'var w = ""; try { x.Add(1); } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'an element that tells of its changes': [
    'System.Xml.Linq.XElement',
    '((Func<object>)(() => { var n = 0; var a = new System.Xml.Linq.XElement("a"); a.Changed += (s, e) => throw new Exception($"{++n}"); return a; }))()',
    'var w = ""; try { x.SetAttributeValue("b", Guid.NewGuid()); } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'a token to which something is attached between two readings': [
    'JArray',
    'new JArray(1)',
    'x.AddAnnotation("s"); var y = (JArray)Global["x"];',
    'y.Annotations<string>().Count()',
    '1',
    '2',
  ],
  'a token whose changes are told between two readings': [
    'JObject',
    'new JObject()',
    'x.PropertyChanged += (s, e) => throw new FormatException(); var y = (JObject)Global["x"]; var w = ""; try { y[Guid.NewGuid().ToString()] = 1; } catch (FormatException) { w = "told"; }',
    'w',
    'told',
    'told',
  ],
  'what is attached to an element': [
    'System.Xml.Linq.XElement',
    '((Func<object>)(() => { var a = new System.Xml.Linq.XElement("a"); a.AddAnnotation(new int[1]); return a; }))()',
    'x.Annotation<int[]>()[0]++; x.AddAnnotation("s");',
    'x.Annotation<int[]>()[0] * 10 + x.Annotations<string>().Count()',
    '11',
    '22',
  ],
  'an expando that tells of its changes': [
    'System.Dynamic.ExpandoObject',
    '((Func<object>)(() => { var n = 0; var o = new System.Dynamic.ExpandoObject(); ((System.ComponentModel.INotifyPropertyChanged)o).PropertyChanged += (s, e) => throw new Exception($"{++n}"); return o; }))()',
    'var w = ""; try { ((IDictionary<string, object>)x)["k"] = Guid.NewGuid(); } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'what makes the value of a thread': [
    'System.Threading.ThreadLocal<int>',
    '((Func<object>)(() => { var n = 0; return new System.Threading.ThreadLocal<int>(() => throw new Exception($"{++n}")); }))()',
    'var w = ""; try { w += x.Value; } catch (Exception e) { w = e.Message; }',
    'w',
    '1',
    '2',
  ],
  'the object of a node': [
    'System.Text.Json.Nodes.JsonNode',
    'System.Text.Json.Nodes.JsonValue.Create(new int[1])',
    'var w = ++x.GetValue<int[]>()[0];',
    'w',
    '1',
    '2',
  ],
  'bytes that become others': [
    'JArray',
    'new JArray(new JValue(new byte[1]))',
    'x[0].ToObject<byte[]>()[0]++;',
    'x[0].Value<byte[]>()[0]',
    '1',
    '2',
  ],
};

test.each(Object.entries(values))('%s', async (_, [type, made, changed, told, first, second]) => {
  await using server = await start({
    make: template('make', `using System.Text; Global["x"] = ${made};`, '1'),
    change: template(
      'change',
      `using System.Text; var x = (${type})Global["x"]; ${changed} ${SLOW}`,
      `"<#= ${told} #>"`,
    ),
  });
  await server.ask('/make');
  const answers = [await server.ask('/change'), await server.ask('/change')];
  expect(answers.map(({ body }) => body)).toEqual([first, second].map((text) => `"${text}"`));
});

test('behind so many conditions that they are asked in slices', async () => {
  const others = Array.from({ length: 40 }, (_, n) => [
    `other${n}`,
    template('change', '', '0', '', `, "condition": <#= Request.Query["n"] == "${n}" #>`),
  ]);
  await using server = await start({
    ...(Object.fromEntries(others) as Record<string, string>),
    make: template('make', 'var n = 0; Global["x"] = (Func<int>)(() => ++n);', '1'),
    change: template('change', `var n = ((Func<int>)Global["x"])(); ${SLOW}`, '<#= n #>'),
  });
  await server.ask('/make');
  const answers = [await server.ask('/change'), await server.ask('/change')];
  expect(answers.map(({ body }) => body)).toEqual(['1', '2']);
});

test('by a condition that does not hold: why, is not asked by doing it again', async () => {
  await using server = await start({
    make: template('make', 'var n = 0; Global["x"] = (Func<int>)(() => ++n);', '1'),
    never: template('never', '', '1', '', ', "condition": <#= ((Func<int>)Global["x"])() < 0 #>'),
    slow: template('slow', SLOW, '1', '', ', "condition": <#= ((Func<int>)Global["x"])() < 0 #>'),
    count: template('count', '', '<#= ((Func<int>)Global["x"])() #>'),
  });
  await server.ask('/make');
  for (const path of ['/never', '/slow'])
    expect((await server.ask(path)).headers['mockwright-error']).toBe('no-match');
  expect(await server.ask('/count')).toMatchObject({ body: '3' });
});
