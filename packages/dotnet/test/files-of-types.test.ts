// Where the types of the library are declared: a folder a namespace, a file a type.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { nameOfHeader } from '../../csharp/symbols/signature-names.ts';
import { declarations } from '../declarations.ts';
import { extendedDeclarations } from '../extended/declarations.ts';

/** Types that differ in a row only stand in a table; what its rows are. They are not counted. */
const tables: Readonly<Record<string, string>> = {
  'System/rare-exceptions.ts': 'exceptions: name, base, message',
  'extended/System/rare-enums.ts': 'enums: name, values',
  'extended/System/reserved-attributes.ts': 'attributes that compilers write: name, parameters',
  'extended/System/designer-attributes.ts': 'attributes for designers: name, parameters, properties',
  'extended/System/annotation-attributes.ts': 'attributes for analysers: name, parameters, properties',
  'extended/System/interop-attributes.ts': 'attributes for native code: name, parameters',
  'System.Runtime.CompilerServices/compiler-attributes.ts': 'attributes that the compiler reads: name',
  'System.Collections.Generic/enumerators.ts': 'enumerators inside collections: name, element',
  'System.Security.Cryptography/hashing.ts': 'hash algorithms: name, size',
  'System.Text.Json.Serialization/callbacks.ts': 'callbacks: name',
  'extended/System.Threading.Channels/channel-types.ts': 'kinds of channels: name',
};

const root = new URL('../', import.meta.url);
const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** `Newtonsoft.Json.Linq` → `newtonsoft/linq`; other namespaces are folders as they are. */
function folderOf(namespace: string): string {
  const [first = '', ...rest] = namespace.split('.');
  if (first === 'Newtonsoft') return ['newtonsoft', ...rest.slice(1).map(kebab)].join('/');
  return first === 'Bogus' ? ['bogus', ...rest.map(kebab)].join('/') : namespace || 'System';
}

const fullName = ({ header }: TypeDeclaration): string => {
  const { qualifier, name, arity } = nameOfHeader(header);
  return `${qualifier}.${name}${arity > 0 ? `\`${arity}` : ''}`;
};
const all = [...declarations, ...extendedDeclarations];
const names = new Set(all.map(fullName));

/** The namespace of a type, and its name or that of the type that it stands in. */
function placeOf(qualifier: string, name: string): readonly [namespace: string, name: string] {
  if (!names.has(qualifier)) return [qualifier, name];
  const dot = qualifier.lastIndexOf('.');
  return placeOf(qualifier.slice(0, dot), qualifier.slice(dot + 1).replace(/`\d+$/, ''));
}

/** What a file exports, lists by their elements; nothing where there is no such file. */
async function exportedBy(path: string): Promise<ReadonlySet<unknown>> {
  const file = new URL(path, root);
  if (!existsSync(file)) return new Set();
  const module = (await import(/* @vite-ignore */ file.pathname)) as Readonly<Record<string, unknown>>;
  return new Set(Object.values(module).flat());
}

test('95 of 100 types are declared in a file of their name', async () => {
  const extendedTypes = new Set(extendedDeclarations);
  const inTables = new Set<unknown>();
  for (const [path, rows] of Object.entries(tables)) {
    const found = [...(await exportedBy(path))].filter((each) => names.has(headerName(each)));
    expect(found.length, `${path} has ${rows}`).toBeGreaterThan(2);
    for (const declaration of found) inTables.add(declaration);
  }
  const counted = all.filter((declaration) => !inTables.has(declaration));
  const elsewhere: string[] = [];
  for (const declaration of counted) {
    const { qualifier, name } = nameOfHeader(declaration.header);
    const [namespace, top] = placeOf(qualifier, name);
    const path = `${extendedTypes.has(declaration) ? 'extended/' : ''}${folderOf(namespace)}/${kebab(top)}`;
    // A class that its own declaration's helpers need stands in `name.ts`, the declaration beside it in `name-type.ts`.
    const files = await Promise.all([exportedBy(`${path}.ts`), exportedBy(`${path}-type.ts`)]);
    if (!files.some((exported) => exported.has(declaration)))
      elsewhere.push(`${path}.ts: ${declaration.header}`);
  }
  expect(counted.length).toBeGreaterThan(1000);
  expect(elsewhere.length / counted.length, elsewhere.join('\n')).toBeLessThanOrEqual(0.05);
});

/** The name of what may be a declaration. */
function headerName(value: unknown): string {
  return typeof value === 'object' && value !== null && 'header' in value
    ? fullName(value as TypeDeclaration)
    : '';
}
