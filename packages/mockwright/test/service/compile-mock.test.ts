// What is told of files that are long, deep, or wrong in many places.
import { expect, test } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { createCompiler } from '../../compiler.ts';
import { compileMock } from '../../service/mocks/compile-mock.ts';

const compile = createCompiler({ imports: [] });
const codesOf = (response: string): readonly string[] => {
  const text = `{ "request": { "route": "x" }, "response": ${response} }`;
  return compileMock(new SourceText('a.json', text), compile).diagnostics.map(({ code }) => code);
};

test('a mistake behind a string of megabytes', () =>
  expect(codesOf(`{ "body": "${'x'.repeat(14_000_000)}" oops }`)).toEqual(['MW1102']));

test('a thousand messages are told, and how many more there are', () => {
  const fields = Array.from({ length: 3000 }, (_, index) => `"f${index}": 1`);
  expect(codesOf(`{ ${fields.join()} }`)).toEqual([...Array<string>(1000).fill('MW1301'), 'MW2904']);
  // With errors among them, those.
  expect(codesOf(`{ ${fields.join()}, "status": "nonsense" }`)).toEqual(['MW1204', 'MW2904']);
});

test('long names are told by their beginnings', () => {
  const text = `{ "request": { "route": "x" }, "response": { "${'w'.repeat(100_000)}": 1 } }`;
  const [told] = compileMock(new SourceText('a.json', text), compile).diagnostics;
  expect(told!.message).toMatch(/w… \(\d+ characters\)' is not a field/);
});

test('a compiler whose stack is full has met a file that is too long or too deep', () => {
  const deep = (): never => deep();
  expect(compileMock(new SourceText('a.json', '{}'), deep).diagnostics).toMatchObject([{ code: 'MW2903' }]);
});
