// Objects that hold more than they tell of: classes of templates that derive from those of the library, and what the library
// changes in place. A run that throws leaves them as they were.
import { expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer } from './test-server.ts';

/** What a template declares, its value in `Global`, what changes that, and what one sees of it. */
const CASES: readonly (readonly [
  name: string,
  declared: string,
  type: string,
  make: string,
  change: string,
  see: string,
])[] = [
  [
    'class derived from List with a field',
    'class L : List<int> { public int Hits; }',
    'L',
    'new L()',
    'x.Hits++;',
    'x.Hits',
  ],
  [
    'class derived from Dictionary with a list in a field',
    'class L : Dictionary<int, int> { public int[] Own = new int[1]; }',
    'L',
    'new L()',
    'x.Own[0]++;',
    'x.Own[0]',
  ],
  [
    'class derived from JObject with a field',
    'class L : JObject { public int Hits; }',
    'L',
    'new L()',
    'x.Hits++;',
    'x.Hits',
  ],
  [
    'class derived from Hashtable',
    'class L : System.Collections.Hashtable { public int Hits; }',
    'L',
    'new L()',
    'x["a"] = 1; x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from Exception',
    'class L : Exception { public int Hits; }',
    'L',
    'new L()',
    'x.Source = "a"; x.Data["k"] = 1; x.Hits++;',
    'x.Source + x.Data.Count + x.Hits',
  ],
  [
    'class derived from MemoryStream',
    'class L : System.IO.MemoryStream { public int Hits; }',
    'L',
    'new L()',
    'x.WriteByte(1); x.Hits++;',
    'x.Length + x.Hits',
  ],
  [
    'class derived from StringWriter',
    'class L : System.IO.StringWriter { public int Hits; }',
    'L',
    'new L()',
    'x.Write("a"); x.NewLine = "zz"; x.Hits++;',
    'x.ToString().Length + x.NewLine.Length + x.Hits',
  ],
  [
    'class derived from Collection',
    'class L : System.Collections.ObjectModel.Collection<int> { public int Hits; }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from ObservableCollection',
    'class L : System.Collections.ObjectModel.ObservableCollection<int> { public int Hits; }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from LinkedList',
    'class L : LinkedList<int> { public int Hits; }',
    'L',
    'new L()',
    'x.AddLast(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from Queue',
    'class L : Queue<int> { public int Hits; }',
    'L',
    'new L()',
    'x.Enqueue(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from ArrayList',
    'class L : System.Collections.ArrayList { public int Hits; }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from XElement',
    'class L : System.Xml.Linq.XElement { public L() : base("a") { } public int Hits; }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.ToString() + x.Hits',
  ],
  [
    'class derived from HashSet',
    'class L : HashSet<int> { public int Hits; }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from SortedDictionary',
    'class L : SortedDictionary<int, int> { public int Hits; }',
    'L',
    'new L()',
    'x.Add(1, 1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from CollectionBase',
    'class L : System.Collections.CollectionBase { public int Hits; public void Add(int i) => List.Add(i); }',
    'L',
    'new L()',
    'x.Add(1); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'class derived from Random',
    'class L : Random { public L() : base(5) { } public int Hits; }',
    'L',
    'new L()',
    'x.Next(); x.Hits++;',
    'x.Hits',
  ],
  [
    'class derived from DynamicObject',
    'class L : System.Dynamic.DynamicObject { public int Hits; }',
    'L',
    'new L()',
    'x.Hits++;',
    'x.Hits',
  ],
  [
    'class derived from NameValueCollection',
    'class L : System.Collections.Specialized.NameValueCollection { public int Hits; }',
    'L',
    'new L()',
    'x.Add("a", "b"); x.Hits++;',
    'x.Count + x.Hits',
  ],
  [
    'StrongBox',
    '',
    'System.Runtime.CompilerServices.StrongBox<int>',
    'new System.Runtime.CompilerServices.StrongBox<int>(1)',
    'x.Value++;',
    'x.Value',
  ],
  [
    'array within a WeakReference',
    '',
    'WeakReference<int[]>',
    'new WeakReference<int[]>(new int[1])',
    'x.TryGetTarget(out var a); a[0]++;',
    'x.TryGetTarget(out var a) ? a[0] : -1',
  ],
  [
    'CollectionsMarshal.AsSpan of a list',
    '',
    'List<int>',
    'new List<int> { 1 }',
    'System.Runtime.InteropServices.CollectionsMarshal.AsSpan(x)[0] = 5;',
    'x[0]',
  ],
  [
    'reference into a dictionary',
    '',
    'Dictionary<string, int>',
    'new Dictionary<string, int> { ["a"] = 1 }',
    'System.Runtime.InteropServices.CollectionsMarshal.GetValueRefOrAddDefault(x, "a", out _)++;',
    'x["a"]',
  ],
  [
    'reference to a new entry of a dictionary',
    '',
    'Dictionary<string, int>',
    'new Dictionary<string, int> { ["a"] = 1 }',
    'System.Runtime.InteropServices.CollectionsMarshal.GetValueRefOrAddDefault(x, "b", out _) = 7;',
    'x.Count',
  ],
  [
    'value of a linked node by reference',
    '',
    'LinkedList<int>',
    'new LinkedList<int>(new[] { 1 })',
    'x.First.ValueRef++;',
    'x.First.Value',
  ],
  [
    'boxed struct changed through its interface',
    'interface I { void Up(); } struct S : I { public int V; public void Up() => V++; public override string ToString() => "" + V; }',
    'I',
    'new S()',
    'x.Up();',
    'x.ToString()',
  ],
  [
    'structs in a list changed through a span',
    'struct S { public int V; }',
    'List<S>',
    'new List<S> { new S() }',
    'System.Runtime.InteropServices.CollectionsMarshal.AsSpan(x)[0].V++;',
    'x[0].V',
  ],
  [
    'PriorityQueue',
    '',
    'PriorityQueue<int, int>',
    'new PriorityQueue<int, int>()',
    'x.Enqueue(1, 1);',
    'x.Count',
  ],
  [
    'BitArray',
    '',
    'System.Collections.BitArray',
    'new System.Collections.BitArray(4)',
    'x[0] = true; x.Length = 9;',
    'x[0].ToString() + x.Length',
  ],
  [
    'ExpandoObject',
    '',
    'System.Dynamic.ExpandoObject',
    'new System.Dynamic.ExpandoObject()',
    '((IDictionary<string, object>)x)["a"] = 1;',
    '((IDictionary<string, object>)x).Count',
  ],
  [
    'CultureInfo and its formats',
    '',
    'System.Globalization.CultureInfo',
    'new System.Globalization.CultureInfo("de-DE")',
    'x.NumberFormat.NumberDecimalSeparator = "#"; x.DateTimeFormat.DateSeparator = "#"; x.Calendar.TwoDigitYearMax = 1950;',
    '1.5.ToString(x) + x.DateTimeFormat.DateSeparator + x.Calendar.TwoDigitYearMax',
  ],
  [
    'JsonSerializerSettings',
    '',
    'JsonSerializerSettings',
    'new JsonSerializerSettings()',
    'x.Formatting = Formatting.Indented; x.Converters.Add(null);',
    'x.Formatting.ToString() + x.Converters.Count',
  ],
  ['UriBuilder', '', 'UriBuilder', 'new UriBuilder("http://a/")', 'x.Host = "b";', 'x.Host'],
  [
    'Stopwatch',
    '',
    'System.Diagnostics.Stopwatch',
    'new System.Diagnostics.Stopwatch()',
    'x.Start();',
    'x.IsRunning',
  ],
  [
    'ArrayBufferWriter',
    '',
    'System.Buffers.ArrayBufferWriter<byte>',
    'new System.Buffers.ArrayBufferWriter<byte>()',
    'x.GetSpan(4)[0] = 1; x.Advance(1);',
    'x.WrittenCount',
  ],
  [
    'ImmutableArray builder',
    '',
    'System.Collections.Immutable.ImmutableArray<int>.Builder',
    'System.Collections.Immutable.ImmutableArray.CreateBuilder<int>()',
    'x.Add(1);',
    'x.Count',
  ],
  [
    'ImmutableDictionary builder',
    '',
    'System.Collections.Immutable.ImmutableDictionary<int, int>.Builder',
    'System.Collections.Immutable.ImmutableDictionary.CreateBuilder<int, int>()',
    'x.Add(1, 1);',
    'x.Count',
  ],
  [
    'BlockingCollection',
    '',
    'System.Collections.Concurrent.BlockingCollection<int>',
    'new System.Collections.Concurrent.BlockingCollection<int>()',
    'x.Add(1);',
    'x.Count',
  ],
  [
    'list behind a ReadOnlyCollection',
    '',
    'System.Collections.ObjectModel.ReadOnlyCollection<int[]>',
    'Array.AsReadOnly(new[] { new int[1] })',
    'x[0][0]++;',
    'x[0][0]',
  ],
  [
    'arrays in keys of a dictionary',
    '',
    'Dictionary<int[], int>',
    'new Dictionary<int[], int> { [new int[1]] = 1 }',
    'x.Keys.First()[0]++;',
    'x.Keys.First()[0]',
  ],
  [
    'inline array in a class',
    '[System.Runtime.CompilerServices.InlineArray(3)] struct B { int e; } class C { public B Items; }',
    'C',
    'new C()',
    'x.Items[1]++;',
    'x.Items[1]',
  ],
  [
    'struct in a struct in an array',
    'struct A { public int V; } struct S { public A In; }',
    'S[,]',
    'new S[1, 1]',
    'x[0, 0].In.V++;',
    'x[0, 0].In.V',
  ],
  [
    'objects that hold a StringBuilder in an auto property',
    'class C { public System.Text.StringBuilder B { get; } = new System.Text.StringBuilder("a"); }',
    'C',
    'new C()',
    'x.B.Append("b");',
    'x.B.Length',
  ],
  [
    'private field of a base class of the template',
    'class A { int n; public int N => n; public void Up() => n++; } class C : A { }',
    'C',
    'new C()',
    'x.Up();',
    'x.N',
  ],
  [
    'primary constructor parameter that is kept',
    'class C(int n) { public int N => n; public void Up() => n++; }',
    'C',
    'new C(1)',
    'x.Up();',
    'x.N',
  ],
  [
    'event of an object',
    'class C { public event Action E; public int N => E?.GetInvocationList().Length ?? 0; public void Add() => E += () => { }; }',
    'C',
    'new C()',
    'x.Add();',
    'x.N',
  ],
  [
    'ThreadLocal',
    '',
    'System.Threading.ThreadLocal<int>',
    'new System.Threading.ThreadLocal<int>(() => 1)',
    'x.Value++;',
    'x.Value',
  ],
  [
    'OrderedDictionary',
    '',
    'System.Collections.Generic.OrderedDictionary<int, int>',
    'new System.Collections.Generic.OrderedDictionary<int, int> { [1] = 1 }',
    'x.Insert(0, 5, 5);',
    'x.Count',
  ],
  [
    'NumberFormatInfo alone',
    '',
    'System.Globalization.NumberFormatInfo',
    'new System.Globalization.NumberFormatInfo()',
    'x.NegativeSign = "~";',
    'x.NegativeSign',
  ],
  ...['HashSet<string>', 'SortedSet<string>', 'Dictionary<string, int>'].map(
    (type) =>
      [
        `comparer of a ${type}`,
        `class Q : IEqualityComparer<string>, IComparer<string> {
          public int N;
          public bool Equals(string a, string b) => a == b;
          public int GetHashCode(string s) => 1;
          public int Compare(string a, string b) => string.CompareOrdinal(a, b);
        }`,
        type,
        `new ${type}(new Q())`,
        '((Q)x.Comparer).N++;',
        '((Q)x.Comparer).N',
      ] as const,
  ),
  ...(
    [
      [
        'tuple in an array',
        '(int a, (int b, string c) d)[]',
        'new (int a, (int b, string c) d)[1]',
        'x[0].a++; x[0].d.b++;',
        'x[0]',
      ],
      [
        'tuple in an array of two dimensions',
        '(int a, int b)[,]',
        'new (int a, int b)[1, 1]',
        'x[0, 0].b++;',
        'x[0, 0]',
      ],
      [
        'declaration of XML',
        'System.Xml.Linq.XDeclaration',
        'new System.Xml.Linq.XDeclaration("1.0", null, null)',
        'x.Encoding = "utf-8";',
        'x',
      ],
      [
        'declaration of a document',
        'System.Xml.Linq.XDocument',
        'new System.Xml.Linq.XDocument()',
        'x.Declaration = new System.Xml.Linq.XDeclaration("1.0", null, null);',
        'x.Declaration',
      ],
      [
        'type of a document',
        'System.Xml.Linq.XDocumentType',
        'new System.Xml.Linq.XDocumentType("a", null, null, "s")',
        'x.Name = "b"; x.InternalSubset = "";',
        'x',
      ],
      [
        'options of System.Text.Json',
        'System.Text.Json.JsonSerializerOptions',
        'new System.Text.Json.JsonSerializerOptions()',
        'x.WriteIndented = true;',
        'x.WriteIndented',
      ],
      [
        'naming of a contract resolver',
        'Newtonsoft.Json.Serialization.DefaultContractResolver',
        'new Newtonsoft.Json.Serialization.DefaultContractResolver { NamingStrategy = new Newtonsoft.Json.Serialization.CamelCaseNamingStrategy() }',
        'x.NamingStrategy.ProcessDictionaryKeys = true; x.IgnoreShouldSerializeMembers = true;',
        '"" + x.NamingStrategy.ProcessDictionaryKeys + x.IgnoreShouldSerializeMembers',
      ],
      [
        'reader of a stream',
        'System.IO.StreamReader',
        'new System.IO.StreamReader(new System.IO.MemoryStream(new byte[] { 97, 10, 98 }))',
        'x.ReadLine();',
        'x.BaseStream.Position',
      ],
      [
        'writer of a stream',
        'System.IO.StreamWriter',
        'new System.IO.StreamWriter(new System.IO.MemoryStream())',
        'x.Write("a"); x.Flush();',
        'x.BaseStream.Length',
      ],
      [
        'binary writer',
        'System.IO.BinaryWriter',
        'new System.IO.BinaryWriter(new System.IO.MemoryStream())',
        'x.Write(1);',
        'x.BaseStream.Length',
      ],
      [
        'binary reader',
        'System.IO.BinaryReader',
        'new System.IO.BinaryReader(new System.IO.MemoryStream(new byte[9]))',
        'x.ReadByte();',
        'x.BaseStream.Position',
      ],
    ] as const
  ).map(([name, type, make, change, see]) => [name, '', type, make, change, see] as const),
  [
    'ListDictionary and HybridDictionary',
    '',
    'System.Collections.Specialized.HybridDictionary',
    'new System.Collections.Specialized.HybridDictionary()',
    'x["a"] = 1;',
    'x.Count',
  ],
];

test.each(CASES)('%s', async (_, declared, type, make, change, see) => {
  const file = `<#+ ${declared} #>{ "request": { "method": "GET", "route": "c/{mode}" }, "response": { "body": "<#
    var x = (${type})Global["c"]; if (x == null) Global["c"] = x = ${make};
    var mode = Request.Route["mode"]; if (mode != "see") { ${change} } if (mode == "throw") throw new Exception("no");
    string text = "" + (${see}); #><#= text #>" } }`;
  await using server = await startTestServer({ 'Mocks/all.json': file }, REAL_TEMPLATES);
  await server.server.ready;
  const ask = async (mode: string): Promise<string> => {
    const { status, body } = await server.ask(`/c/${mode}`);
    return `${status} ${body}`;
  };
  const before = await ask('see');
  expect(before).toMatch(/^200/);
  expect(await ask('throw')).toContain('System.Exception');
  expect(await ask('see')).toBe(before);
  expect(await ask('change')).toMatch(/^200/);
  expect(await ask('see')).not.toBe(before);
});

test('a callback that throws leaves what the answer changed, and nothing of its own', async () => {
  const file = `{ "request": { "method": "GET", "route": "c" }, "response": { "body": "<# var l = Global["l"] as List<int>;
      if (l == null) Global["l"] = l = new List<int>(); l.Add(1); var a = Global["a"] as int[]; if (a == null) Global["a"] = a = new int[1]; a[0]++;
    #><#= l.Count + " " + a[0] #>" },
    "callback": { "url": "http://localhost:1/<# l.Add(2); ((int[])Global["a"])[0] += 5; #><#= int.Parse("x") #>" } }`;
  await using server = await startTestServer({ 'Mocks/all.json': file }, REAL_TEMPLATES);
  await server.server.ready;
  const answers: string[] = [];
  for (let turn = 0; turn < 4; turn++) answers.push((await server.ask('/c')).body);
  expect(answers).toEqual(['"1 1"', '"2 2"', '"3 3"', '"4 4"']);
});
