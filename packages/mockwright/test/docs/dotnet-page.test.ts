// docs/dotnet.md lists every type and member that template code can use.
import { test } from 'vitest';
import { nameOfHeader } from '../../../csharp/symbols/signature-names.ts';
import { leftOut } from '../../../dotnet/left-out.ts';
import { libraryDeclarations } from '../../template/compiling/library.ts';
import { checkPage } from './generated-page.ts';

const intro = `# The .NET library

The types and members that template code can use, as C# declares them. A member that is not here is an error that names
the nearest ones. Threads and tasks run in turn, on the clock of the request.

This page is written from the library itself.

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

test('the page lists the whole library', () => {
  const byNamespace = new Map<string, { readonly name: string; readonly text: string }[]>();
  for (const { header, members } of libraryDeclarations) {
    if (isHidden(header)) continue;
    const { qualifier, name } = nameOfHeader(header);
    const isEnum = /\benum\b/.test(header);
    const lines = Object.keys(members).filter(
      (signature) => !/[\uE000-\uE0FF]/.test(signature) && !isHidden(signature),
    );
    const shown = isEnum ? [lines.join(', ')] : lines;
    const list = byNamespace.get(qualifier) ?? [];
    list.push({
      name,
      text: `### ${name}\n\n\`\`\`csharp\n${[header, ...shown.filter((line) => line !== '').map((line) => `    ${line}`)].join('\n')}\n\`\`\`\n`,
    });
    byNamespace.set(qualifier, list);
  }
  const sections = [...byNamespace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([namespace, types]) =>
        `## ${namespace === '' ? 'The host' : namespace}\n\n${types.map(({ text }) => text).join('\n')}`,
    );
  checkPage('dotnet.md', `${intro}\n${sections.join('\n')}`);
});
