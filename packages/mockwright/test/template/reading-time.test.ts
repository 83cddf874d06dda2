// Templates that took minutes to read, by their form alone: they take no longer than they are long, or say so in time.
import { expect, test } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { createCompiler } from '../../compiler.ts';

const compile = createCompiler({ imports: [] });
const template = (body: string): string => `{ "response": { "body": ${body} } }`;

test.each<[string, string, string]>([
  ['marks in a string', template(`<#= "${'#>'.repeat(50_000)}".Length #>`), 'MW1201'],
  ['a string that is not closed', template(`<#= ${'"\\'.repeat(50_000)} #>`), 'CS1010'],
  ['raw strings that are not closed', template(`<#= ${'""" """" '.repeat(50_000)} #>`), 'MW1201'],
  ['holes that are not closed', template(`<#= ${'$"}{@"'.repeat(50_000)} #>`), 'MW1201'],
  ['comments that are not closed', template(`<#= 1 ${'/* '.repeat(50_000)} #>`), 'CS1035'],
  ['a comment that is not closed in each tag', template(`[${'<#= 1 /* #>,'.repeat(1000)} 1]`), 'CS1035'],
  ['a long text', template(`"${'\\n'.repeat(9_000_000)}"`), 'MW1107'],
  ['long code', `<# ${';'.repeat(1_000_000)} #>${template('1')}`, 'MW1108'],
  [
    'a long status',
    `{ "request": { "route": "a" }, "response": { "status": "${'-'.repeat(8_000_000)}" } }`,
    'MW1202',
  ],
  ['a long method', `{ "request": { "method": "${'a'.repeat(8_000_000)}" }, "response": {} }`, 'MW1202'],
  ['many pieces of code', `${'<# #>'.repeat(1_000_000)}${template('1')}`, 'MW1108'],
  ['quotes that nothing closes', `${'<# \\"\\"\\"a #>'.repeat(800_000)}${template('1')}`, 'MW1108'],
  ['many methods', `{ "request": { "method": [${'"X",'.repeat(200_000)}"Y"] }, "response": {} }`, 'MW1202'],
  ['many mistakes in code', template(`[${'<#= x #>,'.repeat(5000)} 1]`), 'CS0103'],
  ['a great many values', template(`[${'1,'.repeat(5_000_000)}1]`), 'MW1107'],
  ['a great many names', template(`{${'"a":1,'.repeat(300_000)}}`), 'MW1107'],
  [
    'code beside a great many names that are no fields',
    `{ "request": {}, "response": { "body": [${'<#= 1 #>,'.repeat(9900)} 1] }, ${'"n": 1,'.repeat(30_000)} }`,
    'MW1301',
  ],
  [
    'a great many callbacks in a template that code writes',
    `{ "request": {}, "response": { "headers": <#= 1 #> }, "callbacks": [${'{ "url": "http://a/" },'.repeat(30_000)} { "url": "" }] }`,
    'MW1312',
  ],
  ['a long name', `{ "request": {}, "${'\u0130'.repeat(1_000_000)}": 1 }`, 'MW1301'],
  ['a long name of a field', `{ "request": { "${'\u0130'.repeat(1_000_000)}": 1 } }`, 'MW1301'],
  [
    'many values of a header with a long name',
    `{ "request": {}, "response": { "headers": { "${'a'.repeat(4_000_000)} ": [${'1,'.repeat(100_000)} 1] } } }`,
    'MW1202',
  ],
  [
    'many values, deep in the body of a callback',
    `{ "request": {}, "callback": { "url": "http://a/", "x": 1, "body": ${'['.repeat(500)}${'1,'.repeat(50_000)}${']'.repeat(500)} } }`,
    'MW1301',
  ],
  ['code of other languages that nothing closes', template(`[${'<%,'.repeat(10_000)} 1]`), 'MW1104'],
  [
    'jumps in deep blocks',
    `{ "request": {}, "response": { "body": [<# while (true) { ${'{'.repeat(60_000)}${'break;'.repeat(60_000)}${'}'.repeat(60_000)} #> 1, <# } #> 1] } }`,
    'CS8078',
  ],
  [
    'long names in code',
    template(`<#= ${Array.from({ length: 9 }, (_, n) => 'a'.repeat(100_000) + n).join('+')} #>`),
    'CS0103',
  ],
  ['blocks that nothing closes', template(`1 ${'<# { #>'.repeat(500)}`), 'CS1513'],
])('%s', (_, text, code) => {
  const started = performance.now();
  const { diagnostics } = compile(new SourceText('a.json', text));
  const took = performance.now() - started;
  expect(took).toBeLessThan(3000);
  expect(diagnostics.map((each) => each.code)).toContain(code);
});
