// `extended/` is loaded when code names one of its types, and by nothing else.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Library, compile } from '@mockwright/csharp';
import { declarations, extended, leftOut } from '@mockwright/dotnet';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SourceText } from '@mockwright/language/text/source-text';
import { nameOfHeader } from '../../csharp/symbols/signature-names.ts';
import { defaultImports } from '../../mockwright/template/compiling/evaluate.ts';
import { extendedDeclarations } from '../extended/declarations.ts';

const folder = new URL('../', import.meta.url);

/** The full name of a declared type, with its arity where it has one. */
function fullName({ header }: TypeDeclaration): string {
  const { qualifier, name, arity } = nameOfHeader(header);
  return `${qualifier}.${name}${arity > 0 ? `\`${arity}` : ''}`;
}
const qualifierOf = ({ header }: TypeDeclaration): string => nameOfHeader(header).qualifier;
const hasExtensions = ({ header, members }: TypeDeclaration): boolean =>
  header.includes('static class') && Object.keys(members).some((signature) => signature.includes('(this '));

/** Those whose values know their type even before it is declared; asked before a library declares it. */
const selfTyped = new Set(
  extendedDeclarations.filter(
    ({ runtime }) => runtime && Object.hasOwn(runtime.prototype as object, '$type'),
  ),
);

const coreNames = new Set(declarations.map(fullName));
const extendedTypes = new Set(extendedDeclarations.map(fullName));

/** As `extended/names.ts` has it, formatted. */
function namesFile(): string {
  const names = new Map<string, Set<string>>();
  for (const { header } of extendedDeclarations) {
    const { qualifier, name } = nameOfHeader(header);
    if (extendedTypes.has(qualifier)) continue;
    const known = names.get(qualifier);
    if (known) known.add(name);
    else names.set(qualifier, new Set([name]));
  }
  const rows = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  const extensions = extendedDeclarations.filter(hasExtensions).map(qualifierOf);
  return `// What is in \`extended/\`, known without loading it. Written by test/extended.test.ts from the declarations.

/** Simple names of its types by namespace; those that stand inside others are left out. */
export const extendedNames: Readonly<Record<string, readonly string[]>> = {
${rows.map(([namespace, set]) => list(`  ${/\W/.test(namespace) ? `'${namespace}'` : namespace}: [`, [...set].sort(), '],')).join('\n')}
};

/** Namespaces with extension methods of such types: code uses them without a name of theirs. */
${list('export const extendedExtensions: readonly string[] = [', [...new Set(extensions)].sort(), '];')}
`;
}
/** Items in brackets: on one line where they have room there, else on a line each. */
function list(before: string, items: readonly string[], after: string): string {
  const quoted = items.map((item) => `'${item}'`);
  const line = `${before}${quoted.join(', ')}${after}`;
  const margin = /^ */.exec(before)![0];
  return line.length <= 110
    ? line
    : [before, ...quoted.map((item) => `${margin}  ${item},`), `${margin}${after}`].join('\n');
}

test('its names are known without it', () => {
  const path = new URL('extended/names.ts', folder);
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined) writeFileSync(path, namesFile());
  expect(
    readFileSync(path, 'utf8') === namesFile(),
    'extended/names.ts is not up to date: run UPDATE=1 npx vitest run packages/dotnet/test/extended',
  ).toBe(true);
});

test('types inside others are declared where those are', () => {
  expect(extendedDeclarations.filter((type) => coreNames.has(qualifierOf(type))).map(fullName)).toEqual([]);
  expect(declarations.filter((type) => extendedTypes.has(qualifierOf(type))).map(fullName)).toEqual([]);
});

/** A library, and whether it has loaded what is extended. */
function makeLibrary(): { library: Library; loaded: () => boolean } {
  let isLoaded = false;
  const load = (): readonly TypeDeclaration[] => {
    isLoaded = true;
    return extended.load();
  };
  return { library: new Library(declarations, leftOut, { ...extended, load }), loaded: () => isLoaded };
}

test('other types do not stand on it', () => {
  const { library, loaded } = makeLibrary();
  for (const declaration of declarations) {
    const { qualifier, name, arity } = nameOfHeader(declaration.header);
    const type = library.getType(`${qualifier}.${name}`, arity)!;
    expect([type.baseType, ...type.interfaces].length).toBeGreaterThan(0);
    expect(loaded(), declaration.header).toBe(false);
  }
});

test.each<[title: string, name: (library: Library) => unknown]>([
  ['by its full name', (library) => library.getType('System.Xml.XmlDocument')],
  ['in an imported namespace', (library) => library.typesIn('System.Collections', 'BitArray')],
  ['by what it is inside of', (library) => library.getType('System.Threading.Channels.Channel', 1)],
  ['by a namespace of extension methods', (library) => library.isNamespace('System.Xml.XPath')],
  ['in a hint', (library) => library.whereIs('GZipStream')[0]],
])('it is loaded when a type is named %s', (_title, name) => {
  const { library, loaded } = makeLibrary();
  expect(library.isNamespace('System.Xml')).toBe(true);
  expect(library.hasTypeNamed('XmlDocument')).toBe(true);
  expect(library.typesIn('System', 'XmlDocument')).toEqual([]);
  expect(library.getType('System.Xml.XmlReader')).toBeDefined();
  expect(loaded()).toBe(false);
  expect(name(library)).toBeTruthy();
  expect(loaded()).toBe(true);
});

/** Whether code loads it, and what the compiler says of the code. */
function compiled(code: string): { readonly isLoaded: boolean; readonly said: readonly string[] } {
  const { library, loaded } = makeLibrary();
  const sources = [new SourceText('code', code)];
  const { diagnostics } = compile({ sources, library, globalsType: null, imports: defaultImports });
  return { isLoaded: loaded(), said: diagnostics.map((diagnostic) => diagnostic.message) };
}

test.each([
  'string.Join(",", new[] { 3, 1 }.OrderBy(x => x).Select(x => $"{x:D2}"))',
  'new List<object> { DateTime.UnixEpoch.AddDays(1), Guid.Empty, 1.5m, new { a = 1 } }.Count',
  'JsonConvert.SerializeObject(JObject.Parse("{}")["a"]?["b"] ?? JArray.FromObject(new[] { 1 }))',
  'new Faker("de").Random.Int(1, 5) + new Bogus.Person().FullName',
  'using System.Xml.Linq; XElement.Parse("<a><b/></a>").Descendants("b").Single().ToString()',
  'using System.Text; using System.Security.Cryptography; Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes("a")))',
  'using System.Text.Json; JsonDocument.Parse("[1]").RootElement[0].GetInt32()',
  'using System.Threading.Tasks; async Task<int> F() { await Task.Delay(1); return 1; } Regex.Replace("a", "b", "c") + await F()',
  'enum Complex { A } class Vector2 { } var Hashtable = new Stack<int>(); Hashtable.Count + (int)Complex.A',
])('it is not loaded for %s', (code) => {
  expect(compiled(code)).toEqual({ isLoaded: false, said: [] });
});

test.each([
  ['new System.Numerics.Complex(1, 2).Real', []],
  ['using System.Collections; new ArrayList { 1 }.Count', []],
  ['using System.Collections.Frozen; new[] { 1 }.ToFrozenSet().Count', []],
  ['using System.Xml.Linq; using System.Xml.XPath; new XElement("a").XPathSelectElements("b").Count()', []],
  ['new System.Globalization.CultureInfo("fa-IR").Calendar is System.Globalization.PersianCalendar', []],
])('it is loaded for %s', (code, said) => {
  expect(compiled(code)).toEqual({ isLoaded: true, said });
});

test('a type is the same before and after', () => {
  const { library } = makeLibrary();
  const before = library.getType('System.Xml.XmlReader');
  const document = library.getType('System.Xml.XmlDocument');
  expect(library.getType('System.Xml.XmlReader')).toBe(before);
  expect(library.typesIn('System.Xml', 'XmlDocument')).toEqual([document]);
});

/** Classes in other folders, of whose values the declared type is extended, and who alone makes them. */
const madeWhereNamed: Readonly<Record<string, string>> = {
  'System.Xml/dom/dom-nodes.ts':
    'members that are declared to give nodes, and the XML conversions of Newtonsoft.Json',
  'System.Text.Json/utf8-writer.ts': 'the serializer, for converters that take one',
  'System.Text.Json/utf8-reader.ts': 'the serializer, for converters that take one',
  'System.Security.Cryptography/cryptographic-exception.ts': 'AesGcm',
  'System.Collections/case-insensitive-comparer.ts': 'its own members',
  'System/text/runes.ts': 'members that are declared to give it',
};

test('values of it that others make know their type', async () => {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (path) => /^[A-Za-z.]+\/.*\.ts$/.test(path) && !/^(?:test|extended|node_modules)\//.test(path),
  );
  const makers = new Map<unknown, string>();
  for (const path of files) {
    const module = (await import(/* @vite-ignore */ new URL(path, folder).pathname)) as object;
    for (const value of Object.values(module)) if (typeof value === 'function') makers.set(value, path);
  }
  const unknown = extendedDeclarations.filter((declaration) => {
    const path = makers.get(declaration.runtime ?? null);
    return path !== undefined && !(path in madeWhereNamed) && !selfTyped.has(declaration);
  });
  expect(unknown.map(({ header, runtime }) => `${header} (${makers.get(runtime)})`)).toEqual([]);
});
