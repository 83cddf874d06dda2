// Namespaces of the setting `Mock:Imports` that are none are told when the server starts.
import { expect, test } from 'vitest';
import { importProblems } from '../../template/compiling/imports.ts';

test.each<[string, readonly string[]]>([
  ['Bogus.Extensions.Brazil', []],
  ['System.Text', []],
  [
    'Bogus.Extension.Brazil',
    ["Mock:Imports: there is no namespace 'Bogus.Extension.Brazil': did you mean 'Bogus.Extensions.Brazil'?"],
  ],
  ['Quite.Another', ["Mock:Imports: there is no namespace 'Quite.Another'"]],
])('%s', (name, problems) => {
  expect(importProblems([name])).toEqual(problems);
});
