// Objects of `Global` within others, and those that do not tell of their changes: a run that throws or is rehearsed leaves none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const JSON_OF = 'JsonConvert.SerializeObject(x)';

/** How a value is made, what changes it, and what of it is seen. */
const CASES: Readonly<Record<string, readonly [make: string, change: string, see?: string]>> = {
  linkedList: ['new LinkedList<int>(new[] { 1, 2 })', 'x.AddLast(3); x.RemoveFirst(); x.First.Value = 9;'],
  linkedListNode: [
    'new LinkedList<int>(new[] { 1 }).First',
    'x.List.AddFirst(5); x.Value = 3;',
    'x.Value + "," + x.List.Count',
  ],
  bitArray: ['new BitArray(4)', 'x[1] = true; x.Not(); x.Length = 8;'],
  arrayList: ['new ArrayList { 1, 2 }', 'x.Add(3); x[0] = 9; x.Reverse();'],
  hashtable: ['new Hashtable { ["a"] = 1 }', 'x["b"] = 2; x.Remove("a");'],
  queueOfObjects: ['new Queue(new[] { 1, 2 })', 'x.Enqueue(5); x.Dequeue();'],
  stackOfObjects: ['new Stack(new[] { 1, 2 })', 'x.Push(5); x.Pop(); x.Pop();'],
  sortedListOfObjects: ['new SortedList { ["b"] = 1 }', 'x["a"] = 5;'],
  synchronizedTable: ['Hashtable.Synchronized(new Hashtable { ["a"] = 1 })', 'x["a"] = 5; x["b"] = 2;'],
  synchronizedList: ['ArrayList.Synchronized(new ArrayList { 1, 2 })', 'x.Add(3); x[0] = 9;'],
  synchronizedQueue: ['Queue.Synchronized(new Queue(new[] { 1, 2 }))', 'x.Enqueue(5); x.Dequeue();'],
  synchronizedStack: ['Stack.Synchronized(new Stack(new[] { 1, 2 }))', 'x.Push(5); x.Push(6);'],
  synchronizedSortedList: [
    'SortedList.Synchronized(new SortedList { ["b"] = 1 })',
    'x["a"] = 5; x["b"] = 2;',
  ],
  dictionaryBuilder: [
    'ImmutableDictionary<string, int>.Empty.Add("a", 1).Add("b", 2).ToBuilder()',
    'x["a"] = 5; x.Remove("b"); x["c"] = 3;',
  ],
  clearedBuilder: [
    'ImmutableDictionary<string, int>.Empty.Add("a", 1).ToBuilder()',
    'x.Clear(); x["b"] = 2;',
  ],
  comparedBuilder: [
    'ImmutableDictionary<string, int>.Empty.Add("a", 1).ToBuilder()',
    'x.Remove("a"); x.KeyComparer = StringComparer.OrdinalIgnoreCase; x["B"] = 2;',
    `${JSON_OF} + x.ContainsKey("A") + x.ContainsKey("b")`,
  ],
  valueComparedBuilder: [
    'ImmutableDictionary<string, string>.Empty.Add("a", "b").ToBuilder()',
    'x.ValueComparer = StringComparer.OrdinalIgnoreCase; x["a"] = "c";',
    'x["a"] + x.ContainsValue("B") + x.ContainsValue("C")',
  ],
  sortedDictionaryBuilder: [
    'ImmutableSortedDictionary<string, int>.Empty.Add("a", 1).Add("b", 2).ToBuilder()',
    'x["a"]++; x.Remove("b"); x["c"] = 3; x.KeyComparer = StringComparer.OrdinalIgnoreCase;',
    `${JSON_OF} + x.ContainsKey("A")`,
  ],
  setBuilder: [
    'ImmutableHashSet<int>.Empty.Add(1).Add(2).ToBuilder()',
    'x.Remove(1); x.Add(5); x.SymmetricExceptWith(new[] { 2, 7 });',
  ],
  sortedSetBuilder: [
    'ImmutableSortedSet<string>.Empty.Add("a").Add("b").ToBuilder()',
    'x.Clear(); x.Add("c"); x.KeyComparer = StringComparer.OrdinalIgnoreCase;',
    `${JSON_OF} + x.Contains("A")`,
  ],
  listBuilder: ['ImmutableList<int>.Empty.Add(1).ToBuilder()', 'x[0] = 5; x.Add(3);'],
  arrayBuilder: ['ImmutableArray.Create(1).ToBuilder()', 'x[0] = 5; x.Add(3);'],
  nameValues: [
    'new NameValueCollection { { "a", "1" } }',
    'x.Add("a", "2"); x["b"] = "3";',
    'x["a"] + x["b"]',
  ],
  orderedDictionary: [
    'new System.Collections.Specialized.OrderedDictionary { ["a"] = 1 }',
    'x["b"] = 5; x.RemoveAt(0);',
    'x[0] + "," + x.Count',
  ],
  hybridDictionary: [
    'new HybridDictionary { ["a"] = 1 }',
    'for (int i = 0; i < 20; i++) x[i] = i;',
    'x.Count',
  ],
  ranks: ['new int[2, 2]', 'x[1, 1] = 5;', 'x[1, 1]'],
  segment: ['new ArraySegment<int>(new[] { 1, 2 })', 'x.Array[0] = 9;'],
  memory: ['new Memory<int>(new[] { 1, 2 })', 'x.Span[0] = 9;', 'x.Span[0]'],
  tuple: ['Tuple.Create(1, new[] { 1 })', 'x.Item2[0] = 7;'],
  valueTuple: ['(1, new[] { 1 })', 'x.Item2[0] = 7;'],
  anonymous: ['new { A = 1, B = new[] { 1 } }', 'x.B[0] = 7;'],
  pair: ['new KeyValuePair<int, int[]>(1, new[] { 1 })', 'x.Value[0] = 7;'],
  mixedList: ['new List<object> { 1, null, new[] { 1 } }', '((int[])x[2])[0] = 7;'],
  mixedArray: ['new object[] { "a", new List<int[]> { new[] { 1 } } }', '((List<int[]>)x[1])[0][0] = 7;'],
  mixedDictionary: [
    'new Dictionary<string, object> { ["a"] = "x", ["b"] = new[] { 1 } }',
    '((int[])x["b"])[0] = 7;',
  ],
  keys: [
    'new Dictionary<object, int> { [new StringBuilder("a")] = 1 }',
    '((StringBuilder)x.Keys.First()).Append("z");',
    'x.Keys.First().ToString()',
  ],
  queue: ['new Queue<int[]>(new[] { new[] { 1 } })', 'x.Peek()[0] = 7;'],
  set: ['new HashSet<int[]> { new[] { 1 } }', 'x.First()[0] = 7;'],
  sortedDictionary: ['new SortedDictionary<string, int[]> { ["a"] = new[] { 1 } }', 'x["a"][0] = 7;'],
  readOnly: ['new List<int[]> { new[] { 1 } }.AsReadOnly()', 'x[0][0] = 7;'],
  lazy: ['new Lazy<int>(() => 5)', 'var v = x.Value;', 'x.IsValueCreated'],
  element: [
    'new XElement("a", new XAttribute("b", 1), "t", new XElement("c", new XComment("d")))',
    'x.SetAttributeValue("b", 2); x.Element("c").RemoveAll(); x.AddFirst(new XElement("e")); x.Element("c").Remove();',
    'x.ToString()',
  ],
  document: [
    'XDocument.Parse("<a>b</a>")',
    'x.Root.Value = "z"; x.Root.Name = "q"; x.Add(new XComment("c"));',
    'x.ToString()',
  ],
  jsonNode: [
    'System.Text.Json.Nodes.JsonNode.Parse("[1, [2]]")',
    'x[1].AsArray().Add(5); x.AsArray().RemoveAt(0);',
    'x.ToJsonString()',
  ],
  stream: [
    'new MemoryStream(new byte[] { 1, 2, 3 })',
    'x.ReadByte(); x.WriteByte(9);',
    'x.Position + "," + x.ToArray()[1]',
  ],
  reader: ['new StringReader("abc")', 'x.Read();', 'x.Peek()'],
  writer: ['new StringWriter()', 'x.Write("abc");', 'x.ToString()'],
  annotated: ['new JArray(1)', 'x.AddAnnotation(new List<int>());', 'x.Annotations<object>().Count()'],
  unannotated: [
    '((Func<JObject>)(() => { var o = new JObject(); o.AddAnnotation("a"); o.AddAnnotation(new int[1]); return o; }))()',
    'x.AddAnnotation("b"); x.RemoveAnnotations<string>();',
    'x.Annotations<object>().Count()',
  ],
  handlers: [
    'new JObject()',
    'x.PropertyChanged += (s, e) => throw new FormatException();',
    '((Func<string>)(() => { try { x["k"] = Guid.NewGuid(); return "none"; } catch (FormatException) { return "some"; } }))()',
  ],
  person: [
    'new Bogus.Person("en", 5)',
    'x.FirstName = "z"; x.Address.City = "z"; x.Address.Geo.Lat = 1; x.Company.Name = "z";',
    'x.FirstName + x.Address.City + x.Address.Geo.Lat + x.Company.Name',
  ],
  faker: [
    'new Bogus.Faker("en") { Random = new Bogus.Randomizer(5) }',
    'x.Locale = "de"; x.IndexFaker = 7; x.IndexVariable = 8; x.Name.Locale = "de";',
    'x.Locale + x.IndexFaker + x.IndexVariable + x.Name.Locale',
  ],
  rules: [
    'new Bogus.Faker<Made>().UseSeed(5).RuleFor(m => m.A, f => 1)',
    'x.RuleFor(m => m.A, f => 2).Locale = "de";',
    'x.Generate().A + x.Locale',
  ],
  cookies: [
    'new System.Net.CookieCollection { new System.Net.Cookie("a", "b") }',
    'x[0].Value = "z"; x[0].Name = "y"; x.Add(new System.Net.Cookie("c", "d"));',
    'x[0].ToString() + x.Count',
  ],
  weakTable: [
    'new System.Runtime.CompilerServices.ConditionalWeakTable<string, int[]> { { "a", new int[1] } }',
    'x.First().Value[0]++; x.Add("b", null);',
    'x.Count() + "," + x.First().Value[0]',
  ],
  hash: [
    'System.Security.Cryptography.IncrementalHash.CreateHash(System.Security.Cryptography.HashAlgorithmName.MD5)',
    'x.AppendData(new byte[] { 1 });',
    'Convert.ToHexString(x.GetCurrentHash())',
  ],
  cipher: [
    'System.Security.Cryptography.Aes.Create()',
    'x.Mode = System.Security.Cryptography.CipherMode.ECB; x.KeySize = 128; x.GenerateKey();',
    'x.Mode + "," + x.KeySize + Convert.ToHexString(x.Key)',
  ],
  hashOfBlocks: [
    'System.Security.Cryptography.MD5.Create()',
    'x.TransformBlock(new byte[] { 1 }, 0, 1, null, 0);',
    '((Func<string>)(() => { x.TransformFinalBlock(new byte[0], 0, 0); return Convert.ToHexString(x.Hash); }))()',
  ],
  keyedHash: [
    'new System.Security.Cryptography.HMACMD5(new byte[] { 1 })',
    'x.Key = new byte[] { 2 };',
    'Convert.ToHexString(x.ComputeHash(new byte[] { 1 }))',
  ],
  transform: [
    'System.Security.Cryptography.Aes.Create().CreateEncryptor(new byte[16], new byte[16])',
    'x.TransformBlock(new byte[16], 0, 16, new byte[16], 0);',
    'Convert.ToHexString(x.TransformFinalBlock(new byte[16], 0, 16))',
  ],
  textInfo: [
    '((System.Globalization.CultureInfo)System.Globalization.CultureInfo.InvariantCulture.Clone()).TextInfo',
    'x.ListSeparator = "z";',
    'x.ListSeparator',
  ],
  derivedBytes: [
    'new System.Security.Cryptography.Rfc2898DeriveBytes("a", new byte[8], 1, System.Security.Cryptography.HashAlgorithmName.SHA1)',
    'x.IterationCount = 2; x.Salt = new byte[9]; x.GetBytes(3);',
    '((Func<string>)(() => { var s = x.IterationCount + "," + x.Salt.Length + Convert.ToHexString(x.GetBytes(3)); x.Reset(); return s; }))()',
  ],
  compression: [
    'new System.IO.Compression.GZipStream(new MemoryStream(), System.IO.Compression.CompressionMode.Compress)',
    'x.WriteByte(1); x.Flush(); x.Close();',
    'x.BaseStream?.Length',
  ],
  cryptoStream: [
    'new System.Security.Cryptography.CryptoStream(new MemoryStream(new byte[16]), System.Security.Cryptography.Aes.Create().CreateEncryptor(new byte[16], new byte[16]), System.Security.Cryptography.CryptoStreamMode.Read)',
    'x.ReadByte(); x.FlushFinalBlock();',
    'x.HasFlushedFinalBlock',
  ],
  names: ['new System.Xml.NameTable()', 'x.Add("a");', 'x.Get("a")'],
  namespaces: [
    'new System.Xml.XmlNamespaceManager(new System.Xml.NameTable())',
    'x.AddNamespace("a", "b"); x.PushScope(); x.AddNamespace("c", "d");',
    'x.LookupNamespace("a") + x.LookupNamespace("c")',
  ],
  xmlSettings: [
    'new System.Xml.XmlWriterSettings()',
    'x.Indent = true; x.Encoding = Encoding.ASCII;',
    'x.Indent + x.Encoding.WebName',
  ],
  address: ['System.Net.IPAddress.Parse("fe80::1")', 'x.ScopeId = 7;', 'x.ScopeId'],
  currency: ['new Bogus.DataSets.Currency()', 'x.Code = "EUR";', 'x.Code'],
};

const USINGS =
  'using System.Collections; using System.Collections.Immutable; using System.Collections.Specialized; using System.IO; using System.Text; using System.Xml.Linq;';

/** One template with three routes in one; `throw` changes the value and fails. */
function template(name: string, [make, change, see = JSON_OF]: (typeof CASES)[string]): string {
  const get = `var x = Like(() => ${make}, Global["${name}"]);`;
  const code = `class Made { public int A { get; set; } } static T Like<T>(Func<T> make, object value) => (T)value;
    object Set() { Global["${name}"] = ${make}; return "set"; }
    object See() { ${get} return ${see}; }
    object Change(bool fails) { ${get} ${change} if (fails) throw new Exception("meant"); return "changed"; }`;
  const body = `Request.Route["how"] switch { "set" => Set(), "see" => See(), string how => Change(how == "throw") }`;
  return `{ <#+ ${USINGS} ${code} #> "request": { "route": "${name}/{how}" }, "response": { "body": { "v": "<#= ${body} #>" } } }`;
}

let server: TestServer;
beforeAll(async () => {
  const files = Object.entries(CASES).map(([name, each]) => [`Mocks/${name}.mock`, template(name, each)]);
  server = await startTestServer(Object.fromEntries(files) as Record<string, string>, REAL_TEMPLATES);
  await server.server.ready;
  expect(server.lines.join('\n')).not.toContain('error');
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

test.each(Object.keys(CASES))('%s', async (name) => {
  const ask = async (how: string): Promise<string> => (await server.ask(`/${name}/${how}`)).body;
  await ask('set');
  const before = await ask('see');
  expect(await ask('throw')).toContain('meant');
  expect(await ask('see')).toBe(before);
  const rehearsed = await server.ask('/_mock/explain', {
    method: 'POST',
    body: `{ "url": "/${name}/change" }`,
  });
  expect(rehearsed.body).toContain('"status": 200');
  expect(await ask('see')).toBe(before);
  await ask('change');
  expect(await ask('see')).not.toBe(before);
});
