// Names that mean something to JavaScript mean nothing but themselves, wherever C# takes a name or a text.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../template/compiling/evaluate.ts';
import { leaksOf } from './leaks.ts';

const names: readonly string[] = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'call',
  'apply',
  'bind',
  'arguments',
  'caller',
  'callee',
  'eval',
  'length',
  'name',
  'then',
  'toJSON',
  '__defineGetter__',
  '__lookupGetter__',
  'process',
  'require',
  'globalThis',
  'global',
  'module',
  'exports',
  'import',
  'export',
  'delete',
  'function',
  'let',
  'yield',
  'await',
  'with',
  'debugger',
  'instanceof',
  'super',
  'undefined',
  'NaN',
  'Infinity',
  'Function',
  'Symbol',
  'Proxy',
  'Reflect',
  'Buffer',
  'getBuiltinModule',
  'é1',
  'ü2',
  '名1',
  'ªº',
  'a\u200cb',
  '_',
  '__',
  '_0',
  'class',
  'new',
  'this',
];

/** C# ignores formatting characters in names. */
const meant = (name: string): string => name.replaceAll('\u200c', '');

/** Where a name stands: declarations at the top, an expression for the text, and what C# says. */
interface Form {
  readonly what: string;
  readonly declared?: (name: string, index: number) => string;
  readonly text: (name: string, index: number) => string;
  readonly expected: (name: string, index: number) => string;
}
const number = (_: string, index: number): string => String(index);
const ownName = (name: string): string => meant(name);
const caught = (code: string): string =>
  `((Func<string>)(() => { try { ${code} } catch (Exception e) { return e.GetType().Name; } }))()`;

const forms: readonly Form[] = [
  {
    what: 'local variable',
    text: (name, index) => `((Func<int>)(() => { int @${name} = ${index}; return @${name}; }))()`,
    expected: number,
  },
  {
    what: 'parameter',
    declared: (name, index) => `int P${index}(int @${name}) => @${name} * 2;`,
    text: (_, index) => `P${index}(${index})`,
    expected: (_, index) => String(index * 2),
  },
  {
    what: 'parameter of a lambda',
    text: (name, index) => `((Func<int, int>)(@${name} => @${name} + 1))(${index})`,
    expected: (_, index) => String(index + 1),
  },
  {
    what: 'field',
    declared: (name, index) => `class F${index} { public int @${name} = ${index}; }`,
    text: (name, index) => `new F${index}().@${name}`,
    expected: number,
  },
  {
    what: 'static field',
    declared: (name, index) => `class S${index} { public static int @${name} = ${index}; }`,
    text: (name, index) => `S${index}.@${name}++ + S${index}.@${name}`,
    expected: (_, index) => String(index * 2 + 1),
  },
  {
    what: 'property',
    declared: (name, index) => `class A${index} { public int @${name} { get; set; } = ${index}; }`,
    text: (_, index) => `JsonConvert.SerializeObject(new A${index}())`,
    expected: (name, index) => `{"${meant(name)}":${index}}`,
  },
  {
    what: 'method',
    declared: (name, index) => `class M${index} { public virtual int @${name}() => ${index}; }`,
    text: (name, index) => `new M${index}().@${name}()`,
    expected: number,
  },
  {
    what: 'class',
    declared: (name, index) =>
      `static class K${index} { public class @${name} { public int V = ${index}; } }`,
    text: (name, index) => `new K${index}.@${name}().V`,
    expected: number,
  },
  {
    what: 'member of an enumeration',
    declared: (name, index) => `enum E${index} { @${name} = ${index} }`,
    text: (name, index) => `E${index}.@${name}`,
    expected: ownName,
  },
  {
    what: 'type parameter',
    declared: (name, index) => `string T${index}<@${name}>(@${name} x) => typeof(@${name}).Name + x;`,
    text: (_, index) => `T${index}(${index})`,
    expected: (_, index) => `Int32${index}`,
  },
  {
    what: 'label',
    text: (name, index) => `((Func<int>)(() => { goto @${name}; @${name}: return ${index}; }))()`,
    expected: number,
  },
  {
    what: 'positional member of a record',
    declared: (name, index) => `record R${index}(int @${name});`,
    text: (_, index) => `new R${index}(${index})`,
    expected: (name, index) => `R${index} { ${meant(name)} = ${index} }`,
  },
  {
    what: 'member of an anonymous object',
    text: (name, index) => `new { @${name} = ${index} }`,
    expected: (name, index) => `{ ${meant(name)} = ${index} }`,
  },
  {
    what: 'name in a tuple',
    text: (name, index) =>
      `((Func<int>)(() => { (int @${name}, int Other) t = (${index}, 0); return t.@${name}; }))()`,
    expected: number,
  },
  ...['1', '"s"', 'new[] { 1 }', '(object)new Func<int>(() => 1)', 'new List<int>()', 'typeof(string)'].map(
    (value): Form => ({
      what: `member of a dynamic ${value}`,
      text: (name) => caught(`dynamic d = ${value}; object o = d.@${name}; return "" + o;`),
      expected: () => 'RuntimeBinderException',
    }),
  ),
  {
    what: 'method of a dynamic delegate',
    text: (name) => caught(`dynamic d = new Func<int>(() => 1); return "" + d.@${name}("return process");`),
    expected: () => 'RuntimeBinderException',
  },
  {
    what: 'member of a dynamic JObject',
    text: (name, index) =>
      `((Func<string>)(() => { dynamic d = new JObject(); var before = "" + d.@${name}; d.@${name} = ${index}; return before + d.@${name}; }))()`,
    expected: number,
  },
  {
    what: 'member of an ExpandoObject',
    text: (name, index) =>
      `((Func<string>)(() => { dynamic d = new System.Dynamic.ExpandoObject(); d.@${name} = ${index}; return "" + d.@${name}; }))()`,
    expected: number,
  },
  {
    what: 'key of a JObject',
    text: (name, index) =>
      `((Func<string>)(() => { var o = new JObject(); var before = "" + o["${name}"]; o["${name}"] = ${index}; return before + o["${name}"]; }))()`,
    expected: number,
  },
  {
    what: 'key in JSON',
    text: (name, index) =>
      `JObject.Parse("{\\"${name}\\":{\\"${name}\\":${index}}}").SelectToken("['${name}']['${name}']")`,
    expected: number,
  },
  {
    what: 'key of a Dictionary',
    text: (name, index) =>
      `((Func<string>)(() => { var o = new Dictionary<string, int>(); var before = o.ContainsKey("${name}"); o["${name}"] = ${index}; return before + "" + o["${name}"]; }))()`,
    expected: (_, index) => `False${index}`,
  },
  {
    what: 'member that reflection is asked for',
    text: (name) =>
      `string.Join(",", new[] { typeof(string), typeof(Func<int>), typeof(int[]) }.Select(t => t.GetMember("${name}").Length))`,
    expected: () => '0,0,0',
  },
  {
    what: 'type that reflection is asked for',
    text: (name) => `"" + Type.GetType("${name}") + Type.GetType("System.${name}")`,
    expected: (name) => (name === 'Buffer' ? 'System.Buffer' : ''),
  },
  {
    what: 'name of a type in JSON',
    text: (name) =>
      caught(
        `return "" + JsonConvert.DeserializeObject<object>("{\\"$type\\":\\"${name}\\"}", new JsonSerializerSettings { TypeNameHandling = TypeNameHandling.All });`,
      ),
    expected: () => 'JsonSerializationException',
  },
  {
    what: 'variable of the environment',
    text: (name) => `"" + Environment.GetEnvironmentVariable("${name}")`,
    expected: () => '',
  },
  {
    what: 'part of a query',
    text: (name) => `"" + Request.Query["${name}"] + Request.Header["${name}"]`,
    expected: () => '',
  },
  {
    what: 'format',
    text: (name) =>
      caught(`return "" + string.Format("{0:\\"${name}\\"}", 1);`).replaceAll(String.raw`\"`, "'"),
    expected: (name) => name,
  },
];

describe.each(forms)('as $what', ({ declared, text, expected }) => {
  const result = evaluate([
    `${names.map((name, index) => declared?.(name, index) ?? '').join('\n')}
var r = new List<string>();
${names.map((name, index) => `r.Add("" + (${text(name, index)}));`).join('\n')}
return r;`,
  ]);
  const texts = result.json === undefined ? [] : (JSON.parse(result.json) as string[]);
  test('runs', () => {
    expect(result.json, JSON.stringify(result).slice(0, 600)).toBeDefined();
    expect(leaksOf(result)).toEqual([]);
  });
  test.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    expect(texts[index]).toBe(expected(name, index));
  });
});

test('any identifier is only a name', () => {
  const start = fc.constantFrom(...'aZ_éüªÆд名나𝒜ǅʰⅧ'.match(/./gu)!.filter((each) => each.length === 1));
  const part = fc.constantFrom(...'aZ_09éд名٣\u0301\u203f'.match(/./gu)!);
  const identifier = fc
    .tuple(start, fc.array(part, { maxLength: 6 }))
    .map(([first, rest]) => first + rest.join(''));
  fc.assert(
    fc.property(
      fc.uniqueArray(identifier, { minLength: 8, maxLength: 8, selector: (each) => each.normalize('NFC') }),
      (all) => {
        const declared = all.map((name, index) => `int @${name} = ${index};`).join(' ');
        const result = evaluate([
          `${declared} return new[] { ${all.map((name) => `@${name}`).join(', ')} };`,
        ]);
        expect(result.json ?? result.diagnostics).toBe(JSON.stringify(all.map((_, index) => index)));
      },
    ),
    { numRuns: 25 },
  );
});
