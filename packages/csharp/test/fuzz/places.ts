// Every expression in every place of every kind of body: seldom well typed, and nothing of it a bug of ours.
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';

/** The lines of a table; what starts with `# ` is a comment. */
function table(name: string): readonly string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
}

const places = table('places.txt');
const expressions = table('expressions.txt');
/** Expressions with others in them. */
const holed = table('holed.txt');

/** What every script declares. */
const declarations = `static int i = 0; static bool b = true; static string s = ""; static object o = null; static dynamic d = new { X = 1 };
static int[] ints = { 1 }; static System.Threading.Tasks.Task<int> t = System.Threading.Tasks.Task.FromResult(1); static Del del = null; static C c = new C();
static int G() => 1; static int F(int a, int q = 1) => 1; static void Gen<T>(T a) { } static void Gen2<T>(T a, T b2) { }
static void Rf(ref int a) { } static void RfG<T>(ref T[] a) { } static void Ot(out int a) { a = 1; } static void Pr(params int[] a) { }
static int OvL(int a) => 1; static void Ext(this object a, object z) { } static void Hnd(FormattableString a) { }
delegate int Del(int a); interface I { } abstract class Abs { } enum E1 { A } record R(int X);
class C {
  public C() { } public C(int a) { } public int P { get; set; } public static int S; public int Fl;
  public int this[int k] { get => 1; set { } } public event Action E; public static event Action SE;
  public void M<T>() { } public ref int Rr(ref int a) => ref a;
}
`;

/** What a script declares that names it. */
const named: Readonly<Record<string, string>> = {
  RS: 'ref struct RS { public int V; public RS(int v) { V = v; } public RS(ref int v) { V = v; } public void Dispose() { } }',
  buf: 'var buf = new Buf();',
  Buf: '[System.Runtime.CompilerServices.InlineArray(3)] struct Buf { int e; }',
  RefDel: 'delegate ref int RefDel(ref int a);',
  Fld: 'class Fld { public int A { get => field; set => field = value; } public string B { get => field ??= "x"; set; } }',
  Prim: 'class Prim(int a, string b = "") : C(a) { public int A => a; public string B = b; }',
  Req: 'class Req { public required string Name { get; init; } public List<Req> Kids { get; } = []; }',
  INum: 'interface INum<T> where T : INum<T> { static abstract T operator +(T l, T r); static abstract T Zero { get; } static virtual int K => 1; }',
  Num: `struct Num(int v) : INum<Num> {
  public int V = v; public static Num Zero => new(0);
  public static Num operator +(Num l, Num r) => new(l.V + r.V); public static Num operator checked +(Num l, Num r) => new(checked(l.V + r.V));
  public static Num operator -(Num a) => new(-a.V); public static Num operator ++(Num a) => new(a.V + 1);
  public static bool operator >(Num l, Num r) => l.V > r.V; public static bool operator <(Num l, Num r) => l.V < r.V;
  public static bool operator true(Num a) => a.V > 0; public static bool operator false(Num a) => a.V <= 0; public static Num operator &(Num l, Num r) => l;
  public static explicit operator int(Num a) => a.V; public static explicit operator checked int(Num a) => a.V; public static explicit operator Num(int a) => new(a);
}`,
  num: 'var num = new Num(1);',
  Sum: 'static T Sum<T>(T l, T r) where T : System.Numerics.IAdditionOperators<T, T, T> => l + r;',
  Zero: 'static T Zero<T>() where T : System.Numerics.INumber<T> => T.Zero;',
  G1: 'class G1<T> { public static T SF; public class N1 { public T F; } public U Get<U>(T a, U u) => u; }',
  Own: 'class Own { public Own Next => new(); public static int op; }',
  Disp: 'class Disp : IDisposable { public void Dispose() { } }',
  ADisp:
    'class ADisp : IAsyncDisposable { public async System.Threading.Tasks.ValueTask DisposeAsync() { await System.Threading.Tasks.Task.Yield(); } }',
  Ait: 'async IAsyncEnumerable<int> Ait([System.Runtime.CompilerServices.EnumeratorCancellation] System.Threading.CancellationToken stop = default) { try { yield return 1; await t; } finally { await t; } }',
  Iter: 'IEnumerable<int> Iter() { try { yield return 1; yield break; } finally { i++; } }',
  Enm: 'class Enm { public Enm GetEnumerator() => this; public bool MoveNext() => false; public (int, int) Current => (1, 2); }',
  Coll: `[System.Runtime.CompilerServices.CollectionBuilder(typeof(CollBuilder), "Make")] class Coll : List<int> { }
static class CollBuilder { public static Coll Make(ReadOnlySpan<int> a) => new(); }`,
  Aw: 'class Aw { public System.Runtime.CompilerServices.TaskAwaiter<int> GetAwaiter() => System.Threading.Tasks.Task.FromResult(1).GetAwaiter(); }',
  Pt: 'record struct Pt(int X, int Y);',
  R2: 'record R2(int X, string Y) { public static explicit operator R2((int, string) a) => new(a.Item1, a.Item2); }',
  Const1: 'const int Const1 = 1;',
  OvF: 'void OvF(Func<int> a) { } void OvF(Func<string> a) { } void OvF(Func<int, object> a) { } void OvF(Func<System.Threading.Tasks.Task<int>> a) { } void OvF(Action a) { }',
  Mixed: 'int Mixed(int p = 1, string a = null, params object[] rest) => 1;',
  Ds: 'void Ds(int a, dynamic b2) { } void Ds(string a, object b2) { }',
  Opt: 'void Opt(in int a = 1, string b1 = "") { }',
};

/** What else declarations are needed by. */
const needs: Readonly<Record<string, readonly string[]>> = {
  INum: ['Num', 'num'],
  Num: ['num'],
  Buf: ['buf'],
};

/** Where lines stand: `§` is the lines. */
const bodies: Readonly<Record<string, string>> = {
  top: '§',
  method: 'void Body() { § }\n1',
  called: 'int Body() { § return 1; }\nBody()',
  async: 'async System.Threading.Tasks.Task Body() { await t; § }\nawait Body(); 1',
  iterator: 'IEnumerable<object> Body() { yield return 1; § }\nBody().ToList().Count',
  asyncIterator: `async IAsyncEnumerable<object> Body() { try { await t; yield return 1; § } finally { await t; } }
await foreach (var all in Body()) { } 1`,
  lambda: 'Func<dynamic, object> body = dd => { § return null; };\nbody(1)',
  asyncLambda: `Func<int, System.Threading.Tasks.Task<object>> body = async dd => {
  foreach (var outer in ints) { try { await t; § } catch (InvalidCastException ex1) when (outer > dd) { await t; } finally { await t; } }
  return null; };
await body(1)`,
  generic:
    'T Body<T, U>(T tt, ref U uu) where T : C, new() { § return default; }\nvar uuu = 1; Body(c, ref uuu)',
  struct:
    'struct SS { int f; public SS(int q) { f = q; § } public int Get() { § return f; } }\nnew SS(1).Get()',
  property:
    'class CC : C { public object Q { get { § return field; } set { field = value; § } } }\nnew CC().Q = 1',
  primary: 'class CC(int pp) : C(pp) { object q = pp; public int Get() { § return pp; } }\nnew CC(1).Get()',
  operator: 'struct OO { public static OO operator +(OO l, OO r) { § return l; } }\nnew OO() + new OO()',
  interface:
    'interface II { int Get() { § return 1; } static int SG() { § return 1; } } class CI : II { }\n((II)new CI()).Get() + II.SG()',
  genericClass:
    'class GC<T> where T : class, new() { T tt = new(); public T Get(T a) { § return tt; } }\nnew GC<C>().Get(c)',
  loops: `foreach (var (k0, v0) in new Dictionary<int, int> { [1] = 2 }) {
  for (var n0 = 0; n0 < 2; n0++) { Action later = () => { _ = n0 + k0; }; switch (n0) { case 0: § break; default: goto case 0; } }
}`,
};

const fill = (hole: string, content: string): string => hole.replaceAll('§', () => content);

function scriptOf(body: string, lines: string): string {
  const code = fill(bodies[body]!, lines);
  const words = new Set(code.match(/\w+/g));
  const extra = Object.keys(named).filter(
    (name) => words.has(name) || needs[name]?.some((other) => words.has(other)) === true,
  );
  return declarations + extra.map((name) => `${named[name]!}\n`).join('') + code;
}

const expression = fc.constantFrom(...expressions);
const content = fc.oneof(
  expression,
  fc.tuple(fc.constantFrom(...holed), expression).map(([outer, inner]) => fill(outer, inner)),
);
const line = fc.tuple(fc.constantFrom(...places), content).map(([place, inner]) => fill(place, inner));

/** One to three places in a body, with an expression in each, or one in another. */
export const placedScript: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...Object.keys(bodies)), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([body, lines]) => scriptOf(body, lines.join('\n')));

/** All places with all expressions in all bodies. */
export function* placedScripts(): Generator<string> {
  for (const body of Object.keys(bodies))
    for (const place of places) for (const inner of expressions) yield scriptOf(body, fill(place, inner));
}
