// The first wall, where members return references: whatever reads them without being compiled for them has the value, of the
// member's type, or refuses; never the reference itself.
import { afterAll, describe, expect, test } from 'vitest';
import { compile } from '../../../csharp/compile.ts';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { Run } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { SourceText } from '@mockwright/language/text/source-text';
import { defaultImports } from '../../../mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { contentMisfit } from './conforms.ts';

/** Types, and a value of each. */
const types: Readonly<Record<string, string>> = {
  int: '3',
  long: '3L',
  byte: '(byte)3',
  ulong: '3UL',
  double: '2.5',
  decimal: '2.5m',
  bool: 'true',
  char: "'c'",
  string: '"text"',
  object: '"text"',
  'int?': '3',
  'int[]': 'new[] { 3 }',
  DayOfWeek: 'DayOfWeek.Friday',
  DateTime: 'new DateTime(2020, 1, 2)',
  Guid: 'Guid.Empty',
  '(int, string)': '(3, "text")',
  'List<int>': 'new List<int> { 3 }',
  'Func<int>': '() => 3',
  Exception: 'new Exception("text")',
  Own: 'new Own { N = 3 }',
};

const declarations = (type: string, value: string): string => `
#pragma warning disable
using System.Reflection; using Newtonsoft.Json.Serialization;
struct Own { public int N; }
delegate ref T Get<T>(); delegate ref readonly T Look<T>(); delegate ref T At<T>(int place);
interface IFace { ref ${type} Face { get; } ref ${type} Shown(); }
class Base { public ${type} F = ${value}; public virtual ref ${type} Virtual => ref F; }
class C : Base, IFace {
  public static ${type} SF = ${value}; public static ref ${type} Static => ref SF; public static ref ${type} Find(int place) => ref SF;
  public ref ${type} Rf => ref F; public ref readonly ${type} Rr => ref F; public override ref ${type} Virtual => ref F;
  public ref ${type} this[int i] => ref F; public ref ${type} M() => ref F; public ref readonly ${type} L() => ref F; public ref ${type} G<U>() => ref F;
  public ref ${type} Face => ref F; public ref ${type} Shown() => ref F;
  public void With(ref ${type} a, out ${type} b, in ${type} c) { b = a; a = c; }
}
class Open<X> { public X F; public ref X Rf => ref F; public ref X M() => ref F; }
struct S { static ${type} f = ${value}; public ref ${type} Rf => ref f; public ref ${type} M() => ref f; }
record R(int X) { ${type} f = ${value}; public ref ${type} Rf => ref f; }
record struct RS(int X) { static ${type} f = ${value}; public ref ${type} Rf => ref f; public ref readonly ${type} Rr => ref f; }
class Itself : System.Dynamic.DynamicObject { ${type} f = ${value}; public ref ${type} Rf => ref f; public override IEnumerable<string> GetDynamicMemberNames() => new[] { "Rf" }; public override bool TryGetMember(System.Dynamic.GetMemberBinder b, out object r) { r = 1; return true; } }
class Extended { Dictionary<string, object> d = new(); [JsonExtensionData] public ref Dictionary<string, object> E => ref d; }
object Kept(object value) => new object[] { value, new ${type}[] { (${type})value } };
object Of(Type type, string name, object target, params object[] at) => Kept(type.GetProperty(name).GetValue(target, at));
object By(Type type, string name, object target, params object[] at) => Kept(type.GetMethod(name).Invoke(target, at));
JsonProperty Contract(string name) => ((JsonObjectContract)new DefaultContractResolver().ResolveContract(typeof(C))).Properties.Single(p => p.PropertyName == name);
dynamic d = new C(); dynamic zero = 0;
`;

/** Ways to read and write such members, by what comes of them: the value, or that exception. */
const ways: Readonly<Record<string, readonly string[]>> = {
  value: [
    'Of(typeof(C), "Rf", new C())',
    'Of(typeof(C), "Rr", new C())',
    'Of(typeof(C), "Static", null)',
    'Of(typeof(C), "Virtual", new C())',
    'Of(typeof(Base), "Virtual", new C())',
    'Of(typeof(C), "Item", new C(), 0)',
    'Of(typeof(IFace), "Face", new C())',
    'Of(typeof(S), "Rf", new S())',
    'Of(typeof(RS), "Rr", new RS(1))',
    'Of(typeof(Open<{type}>), "Rf", new Open<{type}> { F = {value} })',
    'By(typeof(Open<{type}>), "M", new Open<{type}> { F = {value} })',
    'By(typeof(C), "get_Rf", new C())',
    'By(typeof(C), "M", new C())',
    'By(typeof(C), "L", new C())',
    'By(typeof(C), "Find", null, 0)',
    'By(typeof(IFace), "Shown", new C())',
    'By(typeof(S), "M", new S())',
    'Kept(typeof(C).GetMethod("G").MakeGenericMethod(typeof(int)).Invoke(new C(), null))',
    'Kept(((Get<{type}>)new C().M).DynamicInvoke())',
    'Kept(((Look<{type}>)new C().L).DynamicInvoke())',
    'Kept(((At<{type}>)C.Find).DynamicInvoke(0))',
    'By(typeof(Get<{type}>), "Invoke", (Get<{type}>)new C().M)',
    'Kept(((Get<{type}>)Delegate.CreateDelegate(typeof(Get<{type}>), new C(), "M"))())',
    'Kept(Delegate.CreateDelegate(typeof(Get<{type}>), new C(), "M").DynamicInvoke())',
    'Kept(typeof(C).GetMethod("Find").CreateDelegate<At<{type}>>()(0))',
    'Kept(new { new C().Rf }.Rf)',
    'Kept((new C().M(), 1).Item1)',
    'Kept(new[] { new C() }.Select(c => c.Rf).Single())',
    'Kept(new C() is { Rf: var read } ? read : throw new Exception())',
  ],
  done: [
    'new R(1).ToString() == "R { X = 1, Rf = " + Text + " }"',
    'new RS(1).ToString() == "RS { X = 1, Rf = " + Text + ", Rr = " + Text + " }"',
    'new RS(1).Equals(new RS(1)) && new RS(1).GetHashCode() == new RS(1).GetHashCode()',
    'JsonConvert.SerializeObject(new Itself()) == JsonConvert.SerializeObject(new { Rf = ({type}){value} })',
  ],
  ArgumentException: [
    'typeof(C).GetProperty("Rf").SetValue(new C(), {value})',
    'Delegate.CreateDelegate(typeof(Func<{type}>), new C(), "M")',
    '(object)d[0]',
    '(object)new C()[zero]',
  ],
  RuntimeBinderException: ['d.Rf = {value}', 'd[0] = {value}', 'new C()[zero] = {value}'],
  InvalidCastException: [
    '(object)d.Rf',
    '({type})d.Rr',
    '(object)d.M()',
    '(object)C.Find(zero)',
    '(object)((dynamic)(Get<{type}>)new C().M)()',
    '(object)((At<{type}>)C.Find)(zero)',
  ],
  JsonSerializationException: [
    'JsonConvert.SerializeObject(new C())',
    'JToken.FromObject(new R(1))',
    'JObject.FromObject(new S())',
    'Contract("Rf").ValueProvider.GetValue(new C())',
  ],
  JsonException: ['JsonConvert.SerializeObject(new Extended())'],
  InvalidOperationException: [
    'System.Text.Json.JsonSerializer.Serialize(new C())',
    'System.Text.Json.JsonSerializer.Deserialize<S>("{}")',
  ],
};
/** Ways that write what parameters were given by reference. */
const written =
  'var given = new object[] { ({type}){value}, null, ({type}){value} }; typeof(C).GetMethod("With").Invoke(new C(), given); return new object[] { Kept(given[0]), Kept(given[1]) };';

const everyWay = Object.entries(ways).flatMap(([outcome, codes]) => codes.map((code) => ({ outcome, code })));
/** Delegates are no text, and refer to themselves where they are serialized. */
const waysOf = (type: string): typeof everyWay =>
  type.startsWith('Func') ? everyWay.filter(({ outcome }) => outcome !== 'done') : everyWay;
const filled = (code: string, type: string): string =>
  code.replaceAll('{type}', type).replaceAll('{value}', `(${type})(${types[type]!})`);

/** A `Ref`, wherever it stands. */
function holdsReference(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsReference);
  return typeof value === 'object' && value !== null && 'v' in value;
}
function outcomeOf(call: () => unknown): string {
  try {
    const value = call();
    const wrong = holdsReference(value) ? 'a reference' : contentMisfit(value, 4);
    return wrong ?? (value === true ? 'done' : 'value');
  } catch (error) {
    return error instanceof Exception
      ? typeName(error.$type).replace(/^.*\./, '')
      : `not of .NET: ${String(error)}`;
  }
}

describe('members that return references', () => {
  const met = new Set<string>();
  for (const [type, value] of Object.entries(types))
    test(`of the type ${type}`, () => {
      const all = waysOf(type);
      const isStatement = /^[^(]* = |SetValue/;
      const calls = all.map(({ code }) =>
        isStatement.test(code)
          ? `() => { ${filled(code, type)}; return null; }`
          : `() => ${filled(code, type)}`,
      );
      const code = `${declarations(type, value)}\n${type} shown = ${value}; string Text = shown.ToString();
        return new Func<object>[] { ${[...calls, `() => { ${filled(written, type)} }`].join(',\n')} };`;
      const { program, diagnostics } = compile({
        sources: [new SourceText('code', code)],
        library: templateLibrary().library,
        globalsType: null,
        imports: defaultImports,
      });
      expect(
        diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      ).toEqual([]);
      const outcomes = new Run({ ...defaultRunOptions(), timeoutMilliseconds: 20_000 }).enter(() =>
        (program!.start(null).run(0) as (() => unknown)[]).map(outcomeOf),
      );
      for (const outcome of outcomes) met.add(outcome);
      expect(outcomes.map((outcome, index) => `${all[index]?.code ?? written}: ${outcome}`)).toEqual(
        [...all, { code: written, outcome: 'value' }].map(({ code: way, outcome }) => `${way}: ${outcome}`),
      );
    });
  afterAll(() => expect([...met].sort()).toEqual(Object.keys(ways).sort()));
});
