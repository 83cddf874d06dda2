// Values that go to another process and come back: code cannot tell the copy from the original.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '@mockwright/csharp';
import { packValue, UnpackableError, unpackValue } from '@mockwright/dotnet';
import { Run } from '@mockwright/language/runtime/run';
import { SourceText } from '@mockwright/language/text/source-text';
import { defaultImports } from '../../../mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { GlobalState } from '../../../mockwright/template/host/global-state.ts';
import { MemoryGlobalStore } from '../../../mockwright/template/host/global-store.ts';
import { ScriptGlobals } from '../../../mockwright/template/host/script-globals.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';

const imports = [
  ...defaultImports,
  'System.Collections.Concurrent',
  'System.Collections.Immutable',
  'System.Collections.ObjectModel',
  'System.Dynamic',
  'System.Numerics',
  'System.Text',
  'System.Text.Json',
  'System.Text.Json.Nodes',
  'System.Text.RegularExpressions',
  'System.Xml.Linq',
];

/** Runs code that sees a value as `v`. */
function run(code: string, v: unknown = null): unknown {
  const sources = ['dynamic v = Global["v"];', code].map((text, at) => new SourceText(`block ${at}`, text));
  const { program, diagnostics } = compile({ sources, ...templateLibrary(), imports });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
    [],
  );
  const store = new MemoryGlobalStore();
  store.commit(new Map([['v', v]]));
  return new Run(defaultRunOptions()).enter(() => {
    const execution = program!.start(new ScriptGlobals(undefined!, new GlobalState(store), () => ({})));
    execution.run(0);
    return execution.run(1);
  });
}

const copyOf = (value: unknown): unknown => unpackValue(packValue(value));

/** What is packed, and what code asks of it. */
const CASES: readonly (readonly [value: string, probe: string])[] = [
  ['(object)5', 'v.GetType().Name + v'],
  ['(object)5L', 'v.GetType().Name + v'],
  ['(object)9007199254740993L', 'v'],
  ['(object)(byte)5', 'v.GetType().Name + v'],
  ["(object)'c'", 'v.GetType().Name + v'],
  ['(object)1.5f', 'v.GetType().Name + v'],
  ['(object)double.NaN', 'v.GetType().Name + v'],
  ['(object)-0.0', 'v.GetType().Name + 1 / v'],
  ['(object)ulong.MaxValue', 'v.GetType().Name + v'],
  ['(object)1.50m', 'v.GetType().Name + v'],
  ['(object)(-0.0m)', 'v.ToString() + decimal.GetBits(v)[3]'],
  ['(object)BigInteger.Pow(7, 100)', 'v + 1'],
  ['(object)DayOfWeek.Friday', 'v.GetType().Name + v'],
  ['(object)Guid.Parse("0f8fad5b-d9cb-469f-a165-70867728950e")', 'v.ToString()'],
  ['(object)new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc).AddTicks(7)', 'v.ToString("o") + v.Kind'],
  ['(object)new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(2))', 'v.ToString("o")'],
  ['(object)TimeSpan.FromTicks(12345678901)', 'v.ToString()'],
  ['(object)new DateOnly(2026, 1, 2)', 'v.ToString("o")'],
  ['(object)new TimeOnly(1, 2, 3)', 'v.ToString("o")'],
  ['(object)new Version(1, 2, 3)', 'v.ToString()'],
  ['(object)(1, "a", 2.5)', 'v.GetType() + " " + v'],
  ['(object)(1, 2, 3, 4, 5, 6, 7, 8, 9)', 'v.ToString() + v.Equals((1, 2, 3, 4, 5, 6, 7, 8, 9))'],
  ['(object)Tuple.Create(1, "a")', 'v.GetType() + " " + v'],
  ['(object)new KeyValuePair<string, int>("a", 1)', 'v.GetType() + " " + v'],
  ['(object)"\\ud800 text"', 'v.Length + " " + (int)v[0]'],
  ['(object)new[] { 1, 2 }', 'v.GetType() + string.Join(",", v)'],
  ['(object)new byte[] { 1, 255 }', 'v.GetType() + Convert.ToBase64String(v)'],
  [
    '(object)new object[] { 1, "a", null, 2.0, new[] { "x" } }',
    'JsonConvert.SerializeObject(v) + v.GetType()',
  ],
  ['(object)new List<double> { 1, -0.0, double.PositiveInfinity }', 'v.GetType() + string.Join(",", v)'],
  [
    '(object)new List<object> { 1, 1L, 1.0, 1m, "1", null }',
    'string.Join(",", ((List<object>)v).Select(x => x?.GetType()))',
  ],
  ['(object)new List<(int a, string b)> { (1, "x") }', 'v[0].Item2 + v.GetType()'],
  [
    '(object)new List<Dictionary<string, int[]>> { new() { ["a"] = new[] { 1 } } }',
    'v.GetType() + " " + v[0]["a"][0]',
  ],
  ['(object)new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }', 'v["A"] + v.Count'],
  ['(object)new Dictionary<int, object> { [1] = new List<int> { 2 } }', 'v[1][0] + " " + v.GetType()'],
  ['(object)new ConcurrentDictionary<string, int> { ["a"] = 1 }', 'v["a"] + " " + v.GetType()'],
  [
    '(object)new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "a", "b" }',
    'v.Contains("B") + string.Join(",", v)',
  ],
  ['(object)new Queue<int>(new[] { 1, 2, 3 })', 'v.Dequeue() + string.Join(",", v)'],
  ['(object)new Stack<int>(new[] { 1, 2, 3 })', 'v.Pop() + string.Join(",", v)'],
  ['(object)new StringBuilder("abc")', 'v.Append("d").ToString()'],
  [
    '((Func<object>)(() => { dynamic e = new ExpandoObject(); e.A = 1; e.B = "x"; return e; }))()',
    'v.A + v.B',
  ],
  [
    `(object)JObject.Parse("{ 'a': [1, 2.50, null, true, { 'd': '2026-01-02T03:04:05Z' }], 'b': 12345678901234567890 }")`,
    'v.ToString() + v["a"][4]["d"].Type + v["a"][4]["d"].Path',
  ],
  [
    `(object)JObject.Parse("{ 'a': { 'b': [1, 2] } }")["a"]["b"]`,
    'v.Path + v.Root.ToString() + v.Parent.Name',
  ],
  [`(object)new JProperty("p", 1)`, 'v.ToString()'],
  ['(object)new JValue(Guid.Empty)', 'v.Type + v.ToString()'],
  [
    '(object)new Regex("(?<n>a+)b", RegexOptions.IgnoreCase, TimeSpan.FromSeconds(1))',
    'v.Match("xAAB").Groups["n"].Value + v + v.Options + v.MatchTimeout',
  ],
  ['(object)new Uri("http://u:p@h:81/a b?c#d")', 'v.ToString() + v.Port + v.OriginalString'],
  ['(object)new Uri("/a/b?c", UriKind.Relative)', 'v.ToString() + v.IsAbsoluteUri'],
  [
    '(object)new SortedDictionary<string, int> { ["b"] = 1, ["a"] = 2 }',
    'v["a"] + string.Join(",", v.Keys) + v.GetType()',
  ],
  [
    '(object)new SortedDictionary<string, object>(StringComparer.OrdinalIgnoreCase) { ["b"] = 1 }',
    'v["B"] + " " + v.GetType()',
  ],
  [
    '(object)new SortedList<int, string> { [2] = "b", [1] = "a" }',
    'v.Values[0] + v.IndexOfKey(2) + v.GetType()',
  ],
  ['(object)new SortedSet<int> { 3, 1, 2 }', 'v.Add(0) + string.Join(",", v) + v.Max + v.GetType()'],
  [
    '(object)new LinkedList<int>(new[] { 1, 2, 3 })',
    'v.First.Next.Value + string.Join(",", v) + v.AddLast(4).Previous.Value + v.GetType()',
  ],
  [
    '(object)new OrderedDictionary<string, int> { ["b"] = 1, ["a"] = 2 }',
    'string.Join(",", v) + v.IndexOf("a") + v.GetType()',
  ],
  [
    '((Func<object>)(() => { var q = new PriorityQueue<string, int>(); foreach (var s in "hgfedcba") q.Enqueue(s.ToString(), s % 3); return q; }))()',
    'v.Dequeue() + v.Dequeue() + v.Dequeue() + v.Count + v.GetType()',
  ],
  ['(object)new ConcurrentQueue<int>(new[] { 1, 2, 3 })', 'string.Join(",", v) + v.GetType()'],
  [
    '((Func<object>)(() => { var q = new ConcurrentQueue<int>(new[] { 1, 2, 3 }); q.TryDequeue(out _); return q; }))()',
    'string.Join(",", v) + v.Count',
  ],
  ['(object)new ConcurrentStack<int>(new[] { 1, 2, 3 })', 'string.Join(",", v) + v.GetType()'],
  ['(object)new ConcurrentBag<int>(new[] { 1, 2, 3 })', 'string.Join(",", v) + v.GetType()'],
  ['(object)ImmutableList.Create(1, 2)', 'string.Join(",", v.Add(3)) + v.GetType()'],
  ['(object)ImmutableArray.Create("a", "b")', 'v[1] + v.Length + v.GetType()'],
  ['(object)default(ImmutableArray<int>)', 'v.IsDefault + " " + v.GetType()'],
  ['(object)ImmutableStack.Create(1, 2)', 'v.Peek() + string.Join(",", v) + v.GetType()'],
  ['(object)ImmutableQueue.Create(1, 2)', 'v.Peek() + string.Join(",", v) + v.GetType()'],
  [
    '(object)ImmutableDictionary.Create<string, int>().Add("b", 1).Add("a", 2)',
    'v["b"] + string.Join(",", v) + v.GetType()',
  ],
  [
    '(object)ImmutableSortedDictionary.Create<string, int>().Add("b", 1).Add("a", 2)',
    'string.Join(",", v) + v.GetType()',
  ],
  [
    '(object)ImmutableHashSet.Create(StringComparer.OrdinalIgnoreCase, "a")',
    'v.Contains("A") + " " + v.GetType()',
  ],
  ['(object)ImmutableSortedSet.Create(3, 1)', 'string.Join(",", v) + v[0] + v.GetType()'],
  ['(object)new Collection<int> { 1, 2 }', 'string.Join(",", v) + v.GetType()'],
  ['(object)new ObservableCollection<int> { 1, 2 }', 'string.Join(",", v) + v.GetType()'],
  ['(object)new ReadOnlyCollection<int>(new List<int> { 1, 2 })', 'string.Join(",", v) + v.GetType()'],
  [
    '(object)new ReadOnlyDictionary<string, int>(new Dictionary<string, int> { ["a"] = 1 })',
    'v["a"] + " " + v.GetType()',
  ],
  ['(object)new int[2, 3] { { 1, 2, 3 }, { 4, 5, 6 } }', 'v[1, 2] + v.GetLength(1) + " " + v.GetType()'],
  ['(object)new string[1, 2, 1] { { { "a" }, { null } } }', 'v[0, 0, 0] + v.Rank + v.GetType()'],
  [
    `(object)XElement.Parse("<a x='1' y=''>t<b/><![CDATA[c]]><c></c><!--d--><?p q?></a>")`,
    'v.ToString() + v.Element("b").Parent.Name + v.Attribute("x").Value',
  ],
  [
    `(object)XElement.Parse("<a xmlns='u' xmlns:p='v'><p:b p:x='1'/></a>")`,
    'v.ToString() + v.Name.Namespace',
  ],
  [
    `(object)XDocument.Parse("<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 's'><!--c--><a/>")`,
    'v.Declaration + v.ToString() + v.Root.Document.Root.Name',
  ],
  [
    `(object)XDocument.Parse("<a><b><c x='1'/></b></a>").Descendants("c").First().Attribute("x")`,
    'v.ToString() + v.Parent.Name + v.Document.Root.Name',
  ],
  [
    `(object)XDocument.Parse("<a>\\n<b/></a>", LoadOptions.SetLineInfo).Root.Element("b")`,
    '((System.Xml.IXmlLineInfo)v).LineNumber + " " + v.Parent',
  ],
  ['(object)(XName)"{u}a"', 'v.ToString() + v.LocalName'],
  ['(object)(XNamespace)"u"', 'v.ToString() + (v + "a")'],
  [
    `(object)JsonNode.Parse("{ \\"a\\": [1, 2.50, null, true, \\"x\\", {}], \\"b\\": 1e3 }")`,
    'v.ToJsonString() + v["a"][1].GetPath() + v["a"].Parent["b"].GetValueKind()',
  ],
  [`(object)JsonNode.Parse("{ \\"a\\": [1, [2]] }")["a"][1][0]`, 'v.GetPath() + v.Root.ToJsonString()'],
  [
    '(object)new JsonObject { ["a"] = 1.5m, ["b"] = new JsonArray(1L, "x", Guid.Empty) }',
    'v.ToJsonString() + v["a"].GetValue<decimal>()',
  ],
  [`(object)JsonDocument.Parse("{ \\"a\\": [1, 2.50] }")`, 'v.RootElement.GetProperty("a")[1].GetRawText()'],
  [
    `(object)JsonDocument.Parse("[1, /* c */ {}]", new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip }).RootElement`,
    'v[1].ValueKind + v.GetRawText()',
  ],
  ['(object)default(JsonElement)', 'v.ValueKind.ToString()'],
  [
    `((Func<object>)(() => { var o = XElement.Parse("<a><b/></a>"); return new object[] { o.Element("b"), o }; }))()`,
    'object.ReferenceEquals(v[0].Parent, v[1])',
  ],
  [
    '((Func<object>)(() => { var s = new SortedDictionary<string, object>(); s["s"] = s; return s; }))()',
    'object.ReferenceEquals(v, v["s"])',
  ],
  [
    '((Func<object>)(() => { var l = new List<object>(); l.Add(l); return l; }))()',
    'object.ReferenceEquals(v, v[0])',
  ],
  [
    '((Func<object>)(() => { var l = new List<int>(); return new[] { l, l }; }))()',
    'object.ReferenceEquals(v[0], v[1])',
  ],
  [
    `((Func<object>)(() => { var o = JObject.Parse("{ 'a': {} }"); return new object[] { o["a"], o }; }))()`,
    'object.ReferenceEquals(v[0], v[1]["a"])',
  ],
  // Keys that were different when they were put in, and are equal now.
  ...[
    'HashSet<JValue> { x, y }',
    'Dictionary<JValue, int> { [x] = 1, [y] = 2 }',
    'OrderedDictionary<JValue, int> { [x] = 1, [y] = 2 }',
    'ConcurrentDictionary<JValue, int> { [x] = 1, [y] = 2 }',
  ].map(
    (made) =>
      [
        `((Func<object>)(() => { var x = new JValue(1); var y = new JValue(2); var all = new ${made}; y.Value = 1; return all; }))()`,
        'v.Count',
      ] as const,
  ),
  [
    '((Func<object>)(() => { var x = new JValue(1); var y = new JValue(2); var all = ImmutableHashSet.Create(x, y); y.Value = 1; return all; }))()',
    'v.Count',
  ],
  // What comes after something was removed takes its place, or the place that it had itself.
  ...[
    'var d = new Dictionary<int, string> { [1] = "a", [2] = "b", [3] = "c" }; d.Remove(1); d.Remove(3); return d;',
    'var d = new Dictionary<decimal, string> { [1] = "a", [2] = "b", [3] = "c" }; d.Remove(2); return d;',
    'var d = new Dictionary<int, string> { [1] = "a" }; d.Remove(1); return d;',
    'var d = new ConcurrentDictionary<int, string> { [1] = "a", [38] = "b", [75] = "c" }; d.TryRemove(38, out _); return d;',
    'IDictionary<string, object> d = new ExpandoObject(); d["1"] = "a"; d["2"] = "b"; d["9"] = "c"; d.Remove("1"); d.Remove("9"); return d;',
  ].map(
    (made) =>
      [
        `((Func<object>)(() => { ${made} }))()`,
        'string.Join(",", v); foreach (var n in new[] { 9, 112, 1 }) if (v is IDictionary<string, object> e) e[n.ToString()] = "n"; else v[n] = "n"; told = string.Join(",", v)',
      ] as const,
  ),
  ...[
    'var s = new HashSet<int> { 1, 2, 3 }; s.Remove(1); s.Remove(3); return s;',
    'var s = new HashSet<decimal> { 1, 2, 3 }; s.Remove(2); return s;',
    'var s = new HashSet<int> { 1 }; s.Clear(); return s;',
  ].map(
    (made) =>
      [
        `((Func<object>)(() => { ${made} }))()`,
        'v.Add(9).ToString(); v.Add(8); v.Add(7); told = string.Join(",", v)',
      ] as const,
  ),
  ['(object)new List<BigInteger> { -BigInteger.Pow(7, 100), 0, -1 }', 'string.Join(",", v)'],
];

describe('a copy of', () => {
  test.each(CASES)('%s', (made, probe) => {
    const value = run(made);
    const copy = copyOf(value);
    expect(packValue(copy)).toBe(packValue(value));
    const code = `object told = ${probe}; told.ToString()`;
    const expected = run(code, value);
    expect(expected).not.toBe('');
    // The first probe may have changed the value, never the copy.
    expect(run(code, copy)).toBe(expected);
  });
});

test.each([
  ['class C { } (object)new C()', 'an object of another class'],
  ['class C { } (object)new List<C>()', 'the type C'],
  ['class C : List<int> { } (object)new C()', 'an object of another class'],
  ['(object)new { A = 1 }', 'an object of another class'],
  ['enum E { A } (object)E.A', 'the type E'],
  ['(object)(Func<int>)(() => 1)', 'a delegate'],
  ['(object)new List<object> { (Action)(() => {}) }', 'a delegate'],
  ['(object)new SortedSet<int>(Comparer<int>.Create((a, b) => b - a))', 'a comparer'],
  ['(object)new SortedSet<int> { 1, 2, 3 }.GetViewBetween(1, 2)', 'a view of a SortedSet'],
  ['(object)new System.Xml.XmlDocument()', 'an object of another class'],
  [
    '((Func<object>)(() => { var c = new ObservableCollection<int>(); c.CollectionChanged += (_, _) => { }; return c; }))()',
    'a delegate',
  ],
  [
    '((Func<object>)(() => { var e = new XElement("a"); e.Changed += (_, _) => { }; return e; }))()',
    'a delegate',
  ],
  [
    '((Func<object>)(() => { var e = new XElement("a"); e.AddAnnotation("x"); return e; }))()',
    'an annotation of XML',
  ],
  [
    '((Func<object>)(() => { var d = JsonDocument.Parse("1"); d.Dispose(); return d; }))()',
    'a JsonDocument that was disposed of',
  ],
  ['class E : XElement { public E() : base("a") { } } (object)new E()', 'an object of another class'],
  ['(object)JArray.FromObject(Enumerable.Range(0, 100_000).Select(_ => new JArray()))', 'something too big'],
  [
    '(object)JsonDocument.Parse("[" + string.Join(",", Enumerable.Repeat("[]", 100_000)) + "]")',
    'something too big',
  ],
  [
    '(object)new XElement("a", Enumerable.Range(0, 100_000).Select(_ => new XElement("b")))',
    'something too big',
  ],
  ['(object)Enumerable.Range(0, 5).Where(x => x > 1)', 'an object of another class'],
  ['(object)new int[200_000]', 'something too big'],
  ["(object)new string('x', 9_000_000)", 'something too long'],
  ["(object)new StringBuilder(new string('x', 9_000_000))", 'something too long'],
  ["(object)new JObject(new JProperty(new string('x', 9_000_000), 1))", 'something too long'],
  ['(object)Enumerable.Repeat(BigInteger.Pow(2, 400_000), 100).ToList()', 'something too long'],
  [
    "(object)Enumerable.Repeat(new Uri('h' + \"ttp://a/\" + new string('b', 60_000)), 200).ToList()",
    'something too long',
  ],
  ["(object)Enumerable.Repeat(new Regex(new string('a', 60_000)), 20).ToList()", 'something too long'],
  ['(object)Enumerable.Repeat(new Uri(\'h\' + "ttp://a/"), 30_000).ToList()', 'something too big'],
  ["(object)Enumerable.Repeat(XName.Get(new string('a', 60_000)), 200).ToList()", 'something too long'],
])('%s cannot be packed', (made, why) => {
  const value = run(made);
  expect(() => packValue(value)).toThrow(expect.objectContaining({ name: 'UnpackableError', message: why }));
});

test('a long type is told once, however many objects are of it', () => {
  const type = 'Dictionary<List<string>, Tuple<List<int>, List<int[]>, HashSet<string>, List<object>>>';
  const value = run(`(object)Enumerable.Range(0, 1000).Select(_ => (object)new List<${type}>()).ToList()`);
  expect(packValue(value).length).toBeLessThan(30_000);
  expect(run('(object)(v.Count + " " + v[999].GetType())', copyOf(value))).toBe(
    run('(object)(v.Count + " " + v[999].GetType())', value),
  );
});

test('what the stack is not enough to make again is too deep', () => {
  const text = packValue(run('object v = 0; for (var i = 0; i < 200; i++) v = (v, 1); v'));
  /** Makes it where the stack is nearly full. */
  const makeDeepDown = (): unknown => {
    try {
      return makeDeepDown();
    } catch (error) {
      if (error instanceof UnpackableError) throw error;
      return unpackValue(text);
    }
  };
  expect(makeDeepDown).toThrow(
    expect.objectContaining({ name: 'UnpackableError', message: 'something too deep' }),
  );
});

test('any JSON is the same token again', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (json) => {
      const token = run(`(object)JToken.Parse(${JSON.stringify(json)})`);
      expect(packValue(copyOf(token))).toBe(packValue(token));
    }),
    { numRuns: 20 },
  );
});
