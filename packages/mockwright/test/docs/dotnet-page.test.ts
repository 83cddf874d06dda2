// docs/dotnet.md lists every type that template code can use; a page a namespace in docs/dotnet/ lists the members.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOfHeader } from '../../../csharp/symbols/signature-names.ts';
import { extended, leftOut } from '@mockwright/dotnet';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { libraryDeclarations } from '../../template/compiling/library.ts';
import { checkPage } from './generated-page.ts';

const intro = `# The .NET library

The types that template code can use; the page of their namespace has their members, as C# declares them. A member that is not here is an error that names
the nearest ones. Threads and tasks run in turn, on the clock of the request.

Types that are listed as extended are there like the others, and rarely wanted: they are loaded when a template first
names one of them.

These pages are written from the library itself.

## What is left out on purpose

Unsafe code and pointers, reflection over what the library's own types hide, and:

${leftOutByReason()}
`;

/** A line for each reason, with what is left out for it. */
function leftOutByReason(): string {
  const byReason = new Map<string, string[]>();
  for (const [name, reason] of leftOut)
    byReason.set(reason, [...(byReason.get(reason) ?? []), `\`${name}\``]);
  return [...byReason].map(([reason, names]) => `- ${reason} (${names.join(', ')})`).join('\n');
}

/** Whether code cannot name the type or the member. */
const isHidden = (declaration: string): boolean => /^(?:\[[^\]]*\] )*(?:internal|private) /.test(declaration);

const extendedDeclarations = extended.load();
const typeNames = new Set(
  [...libraryDeclarations, ...extendedDeclarations].map(({ header }) => {
    const { qualifier, name, arity } = nameOfHeader(header);
    return `${qualifier}.${name}${arity > 0 ? `\`${arity}` : ''}`;
  }),
);

/** The namespace of a type, and its name with those of the types that it stands in. */
function placeOf(qualifier: string, name: string): [namespace: string, name: string] {
  if (!typeNames.has(qualifier)) return [qualifier, name];
  const dot = qualifier.lastIndexOf('.');
  return placeOf(qualifier.slice(0, dot), `${qualifier.slice(dot + 1).replace(/`\d+$/, '')}.${name}`);
}

/** A type on its page. */
interface ListedType {
  readonly name: string;
  readonly text: string;
}

/** The types that code can name, by namespace. */
function byNamespace(declarations: readonly TypeDeclaration[]): ReadonlyMap<string, readonly ListedType[]> {
  const found = new Map<string, ListedType[]>();
  for (const { header, members } of declarations) {
    if (isHidden(header)) continue;
    const { qualifier, name: own } = nameOfHeader(header);
    const [namespace, name] = placeOf(qualifier, own);
    const isEnum = /\benum\b/.test(header);
    const lines = Object.keys(members).filter(
      (signature) => !/[\uE000-\uE0FF]/.test(signature) && !isHidden(signature),
    );
    const shown = isEnum ? [lines.join(', ')] : lines;
    const list = found.get(namespace) ?? [];
    list.push({
      name,
      text: `## ${name}\n\n\`\`\`csharp\n${[header, ...shown.filter((line) => line !== '').map((line) => `    ${line}`)].join('\n')}\n\`\`\`\n`,
    });
    found.set(namespace, list);
  }
  return found;
}
const named = (types: readonly ListedType[]): string => types.map(({ name }) => `\`${name}\``).join(', ');
const texts = (types: readonly ListedType[]): string => types.map(({ text }) => text).join('\n');

test('the pages list the whole library', () => {
  const usual = byNamespace(libraryDeclarations);
  const rare = byNamespace(extendedDeclarations);
  const index: string[] = [];
  const pages: string[] = [];
  for (const namespace of [...new Set([...usual.keys(), ...rare.keys()])].sort()) {
    const title = namespace === '' ? 'The host' : namespace;
    const page = `${namespace === '' ? 'host' : namespace}.md`;
    const types = usual.get(namespace) ?? [];
    const extendedTypes = rare.get(namespace) ?? [];
    pages.push(page);
    const lists = [named(types), extendedTypes.length > 0 ? `extended: ${named(extendedTypes)}` : ''];
    index.push(`- [${title}](dotnet/${page}): ${lists.filter((list) => list !== '').join('; ')}`);
    const head = `# ${title}\n\nPart of [the .NET library](../dotnet.md).\n`;
    const extendedHead = `# ${title}, extended\n\nLoaded when a template first names one of these types.\n`;
    const parts = [
      head,
      texts(types),
      ...(extendedTypes.length > 0 ? [extendedHead, texts(extendedTypes)] : []),
    ];
    checkPage(`dotnet/${page}`, parts.filter((part) => part !== '').join('\n'));
  }
  checkPage('dotnet.md', `${intro}\n## Types by namespace\n\n${index.join('\n')}\n`);
  const folder = new URL('../../../../docs/dotnet/', import.meta.url);
  expect(readdirSync(folder).sort(), 'docs/dotnet has a page for each namespace').toEqual(pages.sort());
});
