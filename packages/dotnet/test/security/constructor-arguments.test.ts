// The first wall, where objects are made of JSON: what a constructor gets is of its parameter's type, whatever type the member
// has of which it was read. Each type is read for each other one.
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

/** A type as code writes it: a JSON text of it, and how its values look, as JSON and behind it their type. */
const types: Readonly<Record<string, { readonly json: string; readonly shown: RegExp }>> = {
  int: { json: '5', shown: /^-?\d+ System\.Int32$/ },
  long: { json: '5', shown: /^-?\d+ System\.Int64$/ },
  byte: { json: '5', shown: /^\d+ System\.Byte$/ },
  double: { json: '2.5', shown: /^-?[\d.]+ System\.Double$/ },
  decimal: { json: '2.5', shown: /^-?[\d.]+ System\.Decimal$/ },
  bool: { json: 'true', shown: /^(?:true|false) System\.Boolean$/ },
  char: { json: '"c"', shown: /^"(?:.|\\u00..)" System\.Char$/ },
  string: { json: '"constructor"', shown: /^".*" System\.String$|^null null$/ },
  DayOfWeek: { json: '2', shown: /^\d System\.DayOfWeek$/ },
  DateTime: { json: '"2020-01-02T03:04:05"', shown: /^"[-\d:T]+" System\.DateTime$/ },
  Guid: { json: '"00000000-0000-0000-0000-000000000001"', shown: /^"[-\d]+" System\.Guid$/ },
  Uri: { json: '"http://a/b"', shown: /^".*" System\.Uri$|^null null$/ },
  'int?': { json: 'null', shown: /^-?\d+ System\.Int32$|^null null$/ },
  'int[]': { json: '[1]', shown: /^\[.*\] System\.Int32\[\]$|^null null$/ },
  'List<int>': {
    json: '[1]',
    shown: /^\[.*\] System\.Collections\.Generic\.List`1\[System\.Int32\]$|^null null$/,
  },
  'Dictionary<string, int>': {
    json: '{"push":1}',
    shown: /^\{.*\} System\.Collections\.Generic\.Dictionary`2\[|^null null$/,
  },
  Own: { json: '{"push":1}', shown: /^\{.*\} Submission#0\+Own$|^null null$/ },
  object: { json: '"constructor"', shown: /^/ },
};
const failed = /^[A-Z]\w+Exception$/;
const setup = `
  class Own { public int push { get; set; } }
  string Show(object o) => JsonConvert.SerializeObject(o) + " " + (o == null ? "null" : o.GetType().ToString());
  var resolver = new Newtonsoft.Json.Serialization.DefaultContractResolver();
  var settings = new JsonSerializerSettings { ContractResolver = resolver };
  Newtonsoft.Json.Serialization.JsonObjectContract Contract(Type type) => (Newtonsoft.Json.Serialization.JsonObjectContract)resolver.ResolveContract(type);
`;

/** Ways from a member of one type to a parameter of another: the class `name`, and what makes an object of JSON. */
const ways: Readonly<
  Record<
    string,
    (name: string, from: string, to: string) => { readonly declaration: string; readonly make: string }
  >
> = {
  'System.Text.Json, by the name of a member': (name, from, to) => ({
    declaration: `class ${name} { public ${from} I { get; set; } public ${to} J; public ${name}(${to} i) { J = i; } }`,
    make: `System.Text.Json.JsonSerializer.Deserialize<${name}>(json).J`,
  }),
  'System.Text.Json, marked in a struct': (name, from, to) => ({
    declaration: `struct ${name} { public ${from} I { get; set; } public ${to} J; [System.Text.Json.Serialization.JsonConstructor] public ${name}(${to} i) { I = default; J = i; } }`,
    make: `System.Text.Json.JsonSerializer.Deserialize<${name}>(json).J`,
  }),
  'Newtonsoft.Json, by another name of the member': (name, from, to) => ({
    declaration: `class ${name} { [JsonProperty("I")] public ${from} X { get; set; } public ${to} J; public ${name}(${to} x) { J = x; } }`,
    make: `JsonConvert.DeserializeObject<${name}>(json).J`,
  }),
  'Newtonsoft.Json, by the underlying name': (name, from, to) => ({
    declaration: `class ${name} { public ${from} I { get; set; } public ${to} J; public ${name}(${to} x) { J = x; } }`,
    make: `((Func<${to}>)(() => { Contract(typeof(${name})).Properties["I"].UnderlyingName = "x"; return JsonConvert.DeserializeObject<${name}>(json, settings).J; }))()`,
  }),
  'Newtonsoft.Json, by another type of the parameter': (name, from, to) => ({
    declaration: `class ${name} { public ${to} J; public ${name}(${to} i) { J = i; } }`,
    make: `((Func<${to}>)(() => { Contract(typeof(${name})).CreatorParameters[0].PropertyType = typeof(${from}); return JsonConvert.DeserializeObject<${name}>(json, settings).J; }))()`,
  }),
  'Newtonsoft.Json, by a default of another type': (name, from, to) => ({
    declaration: `class ${name} { public ${to} J; public ${name}(${to} i) { J = i; } }`,
    make: `((Func<${to}>)(() => { var p = Contract(typeof(${name})).CreatorParameters[0]; p.DefaultValueHandling = DefaultValueHandling.Populate; p.DefaultValue = JToken.Parse(json)["I"].ToObject<${from}>(); p.PropertyType = typeof(${from}); return JsonConvert.DeserializeObject<${name}>("{}", settings).J; }))()`,
  }),
  'Newtonsoft.Json, a property whose type changes while it is read': (name, from, to) => ({
    declaration: `class ${name} { public ${to} I { get; set; } } class C${name} : JsonConverter { public override bool CanWrite => false; public override bool CanConvert(Type t) => true; public override void WriteJson(JsonWriter w, object v, JsonSerializer s) { } public override object ReadJson(JsonReader r, Type t, object e, JsonSerializer s) { P.PropertyType = typeof(${to}); return JToken.Load(r).ToObject<${from}>(); } public Newtonsoft.Json.Serialization.JsonProperty P; }`,
    make: `((Func<${to}>)(() => { var p = Contract(typeof(${name})).Properties["I"]; p.PropertyType = typeof(${from}); p.Converter = new C${name} { P = p }; return JsonConvert.DeserializeObject<${name}>(json, settings).I; }))()`,
  }),
};

describe.each(Object.keys(ways))('%s', (way) => {
  test.each(Object.keys(types))('to %s', (to) => {
    const froms = Object.keys(types);
    const parts = froms.map((from, at) => ways[way]!(`T${at}`, from, to));
    const tries = parts.map(
      ({ make }, at) =>
        `try { var json = ${JSON.stringify(`{"I":${types[froms[at]!]!.json}}`)}; all.Add(Show(${make})); } catch (Exception e) { all.Add(e.GetType().Name); }`,
    );
    const code = `${setup}${parts.map(({ declaration }) => declaration).join('\n')}
      var all = new List<string>(); ${tries.join('\n')} return string.Join("\\n", all);`;
    const { text, diagnostics, message } = evaluate([code], { run: { timeoutMilliseconds: 60_000 } });
    expect([diagnostics?.filter((each) => each.includes('error')), message]).toEqual([undefined, undefined]);
    const lines = text!.split('\n');
    expect(lines).toHaveLength(froms.length);
    const wrong = lines
      .map((line, at) => `${froms[at]}: ${line}`)
      .filter((_, at) => !types[to]!.shown.test(lines[at]!) && !failed.test(lines[at]!));
    expect(wrong).toEqual([]);
    // Of its own type it comes through.
    expect(lines[froms.indexOf(to)]).not.toMatch(failed);
  });
});
