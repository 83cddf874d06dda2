// The second wall: a value of a type it is not becomes no name of a property and no call.
import { afterAll, describe, expect, test } from 'vitest';
import { calls, runConfused } from './confused.ts';
import { leaksIn } from './leaks.ts';

const names = [
  'constructor',
  '__proto__',
  'prototype',
  'call',
  'apply',
  'bind',
  'toString',
  'length',
  'push',
  '$own',
];

/** Ways to use an `int` as a place; `i` holds a text. */
const places: Readonly<Record<string, string>> = {
  'element of an array': 'return As<object[]>(x)[i];',
  'element by an expression': 'return As<object[]>(x)[i + 0];',
  'element by a field': 'var b = (I: i, J: 1); return As<object[]>(x)[b.I];',
  'element by a call': 'int F() => i; return As<object[]>(x)[F()];',
  'element by a byte': 'return As<object[]>(x)[As<byte[]>(new string[] { text })[0]];',
  'element by a uint': 'return As<object[]>(x)[As<uint[]>(new string[] { text })[0]];',
  'element by a long': 'return As<object[]>(x)[As<long[]>(new string[] { text })[0]];',
  'element by a char': 'return As<object[]>(x)[As<char[]>(new string[] { text })[0]];',
  'element by an enumeration': 'return As<object[]>(x)[(int)As<DayOfWeek[]>(new string[] { text })[0]];',
  'element by a nullable': 'int? n = i; return As<object[]>(x)[n.Value];',
  'element from the end': 'return As<object[]>(x)[^i];',
  'element of a slice': 'return As<object[]>(x)[i..];',
  'element by an Index': 'Index n = i; return As<object[]>(x)[n];',
  'element that is written': 'As<object[]>(x)[i] = "w"; return As<object[]>(x)[i];',
  'element that is added to': 'As<string[]>(x)[i] += "w"; return As<object[]>(x)[i];',
  'element by reference': 'ref object o = ref As<object[]>(x)[i]; return o;',
  'element by in': 'object F(in object o) => o; return F(in As<object[]>(x)[i]);',
  'element that is set if null': 'As<object[]>(x)[i] ??= "w"; return As<object[]>(x)[i];',
  'element in a pattern': 'return As<object[]>(x)[i] is { } o ? o : null;',
  'element of two dimensions': 'return As<object[,]>(x)[i, i];',
  'element of real two dimensions': 'var g = new object[2, 2]; g[i, i] = "w"; return g[0, i];',
  'element of a List': 'return As<List<object>>(x)[i];',
  'element of a real List': 'var l = new List<object> { 1, 2 }; l[i] = "w"; return l[i];',
  'element of an IList': 'return As<IList<object>>(x)[i];',
  'element of a real IList': 'IList<object> l = new List<object> { 1, 2 }; l[i] = "w"; return l[i];',
  'element of an array as an IList': 'IList<object> l = new object[] { 1, 2 }; return l[i];',
  'element of a Span': 'return new Span<object>(new object[] { 1, 2 })[i];',
  'element of a Span that is written':
    'var s = new Span<object>(new object[] { 1, 2 }); s[i] = 3; return s[i];',
  'element of a false Span': 'return As<object[]>(x).AsSpan()[i];',
  'slice of a Span': 'return new Span<object>(new object[] { 1, 2 }).Slice(i)[0];',
  'character of a string': 'return "abc"[i];',
  'character of a StringBuilder': 'return new System.Text.StringBuilder("abc")[i];',
  'element of a JArray': 'return new JArray(1, 2)[i];',
  'element of a JToken': 'return ((JToken)new JArray(1, 2))[i];',
  ElementAt: 'return As<IEnumerable<object>>(x).ElementAt(i);',
  'ElementAt of a real array': 'return new object[] { 1, 2 }.ElementAt(i);',
  GetValue: 'return As<Array>(x).GetValue(i);',
  SetValue: 'var a = new object[] { 1, 2 }; a.SetValue("w", i); return a[0];',
  'Array.Copy': 'var a = new object[2]; Array.Copy(As<object[]>(x), i, a, 0, 1); return a[0];',
  BitArray: 'return new System.Collections.BitArray(4)[i];',
  ArrayList: 'return new System.Collections.ArrayList { 1, 2 }[i];',
  ITuple: 'return ((System.Runtime.CompilerServices.ITuple)(1, 2))[i];',
  'group of a match': 'return Regex.Match("a", "a").Groups[i];',
  'dynamic index': 'dynamic d = new object[] { 1, 2 }; return d[i];',
  LinkedList: 'return new LinkedList<int>(new[] { 1, 2 }).Skip(i).First();',
  Queue: 'return new Queue<object>(i).Count;',
  ImmutableList: 'return System.Collections.Immutable.ImmutableList.Create(1, 2)[i];',
  Memory: 'return new Memory<object>(new object[] { 1, 2 }).Span[i];',
  ArraySegment: 'return new ArraySegment<object>(new object[] { 1, 2 })[i];',
};

/** Values whose members are of interest. */
const owners: Readonly<Record<string, string>> = {
  delegate: 'new Func<int>(() => 1)',
  array: 'new object[] { 1, 2 }',
  'function of the host': 'Host()',
};

function check(code: string): void {
  const outcome = runConfused(code);
  expect(outcome.isHostFunction, outcome.text).toBe(false);
  expect(leaksIn(outcome.text)).toEqual([]);
}

describe.each(Object.entries(places))('a text as the place of an %s', (_, use) => {
  test.each(Object.entries(owners))('of a %s', (_, owner) => {
    check(`object Try(string text) { int i = As<int[]>(new string[] { text })[0]; object x = ${owner}; ${use} }
var r = new List<string>();
foreach (var text in new[] { ${names.map((name) => `"${name}"`).join(', ')} }) {
  object o = null;
  try { o = Try(text); } catch (Exception e) { r.Add(e.GetType().Name); continue; }
  if (o is Delegate || o is not null && o.GetType() == typeof(MulticastDelegate)) return o;
  r.Add("" + o);
}
return string.Join(",", r);`);
  });
});

/** Ways to have a function called; `f` is one of the host's. */
const ways: Readonly<Record<string, string>> = {
  'a call': 'return f("x");',
  Invoke: 'return f.Invoke("x");',
  'a call where it is not null': 'return f?.Invoke("x");',
  'a call of a field': 'var t = (F: f, 1); return t.F("x");',
  'a call of an element': 'var a = new[] { f }; return a[0]("x");',
  'a call of a result': 'Func<string, object> G() => f; return G()("x");',
  'a call with a late argument': 'string G() => "x"; return f(G());',
  'a dynamic call': 'dynamic d = f; return d("x");',
  DynamicInvoke: 'return f.DynamicInvoke("x");',
  'a delegate of it': 'var g = new Func<string, object>(f); return g("x");',
  'a delegate of its Invoke': 'Func<string, object> g = f.Invoke; return g("x");',
  'both of two': 'Func<string, object> g = x => x; g += f; return g("x");',
  'both of two, turned': 'var g = f; g += x => x; return g("x");',
  'Delegate.Combine': 'var g = (Func<string, object>)Delegate.Combine(f, f); return g("x");',
  Select: 'return new[] { "x" }.Select(f).ToList()[0];',
  Where: 'return new[] { 1 }.Where(As<Func<int, bool>>(Host())).Count();',
  OrderBy: 'return new[] { 1, 2 }.OrderBy(As<Func<int, int>>(Host())).First();',
  Sort: 'var l = new List<int> { 1, 2 }; l.Sort(As<Comparison<int>>(Host())); return l[0];',
  ForEach: 'new List<int> { 1 }.ForEach(As<Action<int>>(Host())); return null;',
  'Array.ConvertAll': 'return Array.ConvertAll(new[] { "x" }, As<Converter<string, object>>(Host()))[0];',
  'Regex.Replace': 'return Regex.Replace("a", "a", As<MatchEvaluator>(Host()));',
  Lazy: 'return new Lazy<object>(As<Func<object>>(Host())).Value;',
  'Task.Run': 'return System.Threading.Tasks.Task.Run(As<Func<object>>(Host())).Result;',
  'a handler of an event': 'return new C().Raise(As<Func<string, object>>(Host()));',
  'a conversion to object and back': 'object o = f; return ((Func<string, object>)o)("x");',
  'a generic conversion and back': 'object B<T>(T t) => t; return ((Func<string, object>)B(f))("x");',
  'a pattern': 'object o = f; return o is Func<string, object> g ? g("x") : null;',
  'a setting of JSON':
    'JsonConvert.DefaultSettings = As<Func<JsonSerializerSettings>>(Host()); return JsonConvert.SerializeObject(1);',
  'an iterator': 'foreach (var e in As<IEnumerable<object>>(Host())) return e; return null;',
  'a comparer': 'return new[] { 1, 2 }.OrderBy(e => e, As<IComparer<int>>(Host())).First();',
  'a disposable': 'using (As<IDisposable>(Host())) return null;',
  'a text': 'return As<string>(Host()).Replace("a", "b");',
  'an awaited task': 'return As<System.Threading.Tasks.Task<object>>(Host()).Result;',
  'a class of the template': 'return As<C>(Host()).Raise(null);',
  'a field of the template': 'return As<C>(Host()).constructor;',
  'a field of the template that is set': 'As<C>(Host()).constructor = "w"; return As<C>(Host()).call;',
  reflection: 'return typeof(Func<string, object>).GetMethod("Invoke").Invoke(Host(), new object[] { "x" });',
  'a method of reflection':
    'return As<Func<string, object>>(Host()).Method.Invoke(null, new object[] { "x" });',
  'a serializer': 'return JsonConvert.SerializeObject(Host());',
  'a dictionary': 'return As<Dictionary<string, object>>(Host())["constructor"];',
  'a JObject': 'return As<JObject>(Host())["constructor"];',
  'a tuple': 'return As<(object A, object B)[]>(new object[] { Host() })[0].A;',
};
describe('a function of the host is not called', () => {
  test.each(Object.entries(ways))('by %s', (_, use) => {
    const before = calls.length;
    check(
      `class C { public object constructor; public object call = 1; public event Func<string, object> E; public object Raise(Func<string, object> f) { E += f; return E("x"); } } object Try() { var f = As<Func<string, object>>(Host()); ${use} } return Try();`,
    );
    expect(calls.slice(before)).toEqual([]);
  });
  test.each([
    ['f("x")', 'System.InvalidCastException: Unable to cast object to a delegate: it is none.'],
    [
      'As<Func<string, object>>(null)("x")',
      'System.NullReferenceException: Object reference not set to an instance of an object.',
    ],
  ])('%s says so', (call, text) => {
    expect(runConfused(`var f = As<Func<string, object>>(Host()); return ${call};`).text).toBe(text);
  });
});

test('the chain that gave a shell gives an exception', () => {
  const { kind, text } = runConfused(`int i = As<int[]>(new string[] { "constructor" })[0];
Func<int> f = () => 1; object F = As<object[]>(f)[i];
var make = As<Func<string, object>>(F)("return process"); return As<Func<object>>(make)();`);
  expect([kind, text]).toEqual([
    'exception',
    'System.IndexOutOfRangeException: Index was outside the bounds of the array.',
  ]);
});

test('delegates of every making can be called', () => {
  const { text } =
    runConfused(`int G(int a) => a + 1; Func<int, int> f = G; f += x => x * 2; Func<int, int> g = f.Invoke;
Func<Func<int, int>> h = () => g; var l = new List<Func<int, int>> { f, G, x => x };
return string.Join(",", f(1), g(2), h()(3), l[1](4), l[2](5), f.DynamicInvoke(6), As<Func<int, int>>(f)(7));`);
  expect(text).toBe('2,4,6,5,5,12,14');
});

afterAll(() => expect(Object.keys(Object.prototype)).toEqual([]));
