// What templates are said to take: about what they do, whatever they hold much of.
import { expect, test } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { createCompiler } from '../../compiler.ts';
import { compileMock } from '../../service/mocks/compile-mock.ts';
import { bytesOfTemplate } from '../../service/state/template-memory.ts';

const compile = createCompiler({ imports: [] });

function bytesOf({ route = 'a', body = '1' }: { route?: string; body?: string }): number {
  const text = `{ "request": { "route": "${route}" }, "response": { "body": ${body} } }`;
  return bytesOfTemplate(compileMock(new SourceText('a.json', text), compile).mock!);
}
const times = (count: number, item: (n: number) => string, separator = ''): string =>
  Array.from({ length: count }, (_, n) => item(n)).join(separator);

/** Measured once: bytes of the heap that are in use for one of each more. */
test.each([
  ['text', { body: `"${'x'.repeat(100_000)}"` }, 100_000],
  ['segments', { route: 'ab/'.repeat(20_000) }, 6_700_000],
  ['segments of several parts', { route: times(3000, (n) => `a-{p${n}:int}`, '/') }, 2_200_000],
  ['values beside code', { body: `[${'1,'.repeat(40_000)} <#= 1 #>]` }, 6_700_000],
  ['pieces of code', { body: `[${times(9000, () => '<#= 1 #>', ',')}]` }, 14_700_000],
  ['types', { body: `"<# ${times(3000, (n) => `class A${n}{}`)} #><#= 1 #>"` }, 19_300_000],
  ['fields', { body: `"<# class A{${times(5000, (n) => `public int a${n};`)}} #><#= 1 #>"` }, 16_100_000],
  ['lambdas', { body: `"<# ${times(3000, (n) => `Func<int,int> f${n}=x=>x;`)} #><#= 1 #>"` }, 1_800_000],
])('%s', (_, parts, measured) => {
  const bytes = bytesOf(parts);
  expect(bytes).toBeGreaterThan(measured / 3.2);
  expect(bytes).toBeLessThan(measured * 5);
});
