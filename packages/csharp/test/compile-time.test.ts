// Code that would take minutes or hours to compile, by its form alone, takes no longer than it is long; what is left of
// that kind ends when its time is over.
import { describe, expect, test } from 'vitest';
import { Library } from '../symbols/library.ts';
import { extended, leftOut } from '@mockwright/dotnet';
import { SourceText } from '@mockwright/language/text/source-text';
import { libraryDeclarations } from '../../mockwright/template/compiling/library.ts';
import { defaultImports, evaluate } from '../../mockwright/template/compiling/evaluate.ts';
import { compile } from '../compile.ts';

const lines = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n + 1)).join('\n');

const list = (count: number, item: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => item(n + 1)).join(', ');

describe('what doubles with every line takes the time of the lines', () => {
  test.each([
    [
      'anonymous types',
      `var a0 = new { X = 1 };\n${lines(60, (n) => `var a${n} = new { X = a${n - 1}, Y = a${n - 1} };`)}\nreturn a60.X.Y.X.X.GetType() == a57.Y.X.GetType();`,
      'False',
    ],
    [
      'types of generic methods',
      `List<T> L<T>(T a, T b) => new List<T> { a, b }; var a0 = 1;\n${lines(40, (n) => `var a${n} = new { X = L(a${n - 1}, a${n - 1}), Y = a${n - 1} };`)}\nreturn a40.X.Count;`,
      '2',
    ],
  ])('%s', (_, code, text) => expect(evaluate([code]).text).toBe(text));

  test('constant texts', () => {
    const code = `const string s0 = "ab";\n${lines(30, (n) => `const string s${n} = s${n - 1} + s${n - 1};`)}`;
    expect(evaluate([code]).diagnostics?.join()).toContain('error CS8095');
  });
  test('constant texts put into texts', () => {
    const code = `const string s0 = "ab";\n${lines(30, (n) => `const string s${n} = $"{s${n - 1}}{s${n - 1}}";`)}`;
    expect(evaluate([code]).diagnostics?.join()).toContain('error CS0133');
  });
});

test.each([
  ['classes, each derived from the one before', lines(400, (n) => `class C${n} : C${n - 1} { }`)],
  ['labels', `int F(int x) { switch (x) { ${lines(1500, (n) => `case ${n}: return ${n};`)} } return 0; }`],
])('thousands of %s', (_, code) => {
  const { diagnostics } = evaluate([`class C0 { }\n${code}\nreturn 1;`]);
  expect(diagnostics?.filter((line) => line.includes('error')) ?? []).toEqual([]);
});

test.each([
  ['tuples', '(int, int) x = (1, 2); return x switch {', (n: number) => `(${n}, ${n + 1}) => ${n},`],
  ['lists', 'var x = new[] { 1 }; return x switch {', (n: number) => `[${n}, .., ${n + 1}] => ${n},`],
  [
    'properties',
    'var x = new { A = 1, B = 2 }; return x switch {',
    (n: number) => `{ A: ${n}, B: ${n} } => ${n},`,
  ],
] as const)('thousands of patterns of %s end when the time is over', (_, start, arm) => {
  const source = new SourceText('code', `${start}\n${lines(4000, arm)}\n_ => 0 };`);
  const library = new Library(libraryDeclarations, leftOut, extended);
  const input = { sources: [source], library, globalsType: null, imports: defaultImports };
  const started = performance.now();
  const { diagnostics } = compile({ ...input, timeLimit: 300 });
  expect(diagnostics.map(({ code }) => code)).toEqual(['MW2902']);
  expect(performance.now() - started).toBeLessThan(3000);
});

test.each([
  [
    'type parameters that are bound to two others each',
    `class C<${list(60, (n) => `T${n}`)}> ${lines(58, (n) => `where T${n} : T${n + 1}, T${n + 2}`)} { public T60 F(T1 t) => t; public bool G(T1 t) => t == null; }`,
  ],
  [
    'type parameters that are each bound to two, of which the last is a class',
    `class B { public int V; } class C<${list(60, (n) => `T${n}`)}> ${lines(58, (n) => `where T${n} : T${n + 1}, T${n + 2}`)} where T60 : B where T59 : class { public int F(T1 t) => t.V + t?.V ?? 0; }`,
  ],
  [
    'type arguments that are found out',
    `static int F<${list(600, (n) => `T${n}`)}>(${list(600, (n) => `T${n} a${n}`)}) => 1; F(${list(600, () => '1')});`,
  ],
  [
    'type arguments that are found out one by one',
    `static T100 F<${list(100, (n) => `T${n}`)}>(T1 a, ${list(99, (n) => `Func<T${n}, T${n + 1}> f${n}`)}) => default; int x = F(1, ${list(99, (n) => `x${n} => x${n}`)});`,
  ],
  [
    'interfaces that each extend all before',
    `interface I0 { } ${lines(320, (n) => `interface I${n} : ${list(n, (m) => `I${m - 1}`)} { }`)}`,
  ],
])('%s', (_, code) => {
  const started = performance.now();
  const errors = evaluate([`${code} return 1;`]).diagnostics?.filter((line) => line.includes('error')) ?? [];
  expect(errors).toEqual([]);
  expect(performance.now() - started).toBeLessThan(4000);
});

test.each([
  ['angle brackets that nothing closes', `A${'<A'.repeat(50_000)}`],
  [
    'calls that any of hundreds of methods may be meant by',
    `class P { ${lines(300, (n) => `class C${n} { } static int M(C${n} a, int b) => 1;`)} int F() { ${lines(300, () => 'M(null, 1);')} return 1; } }`,
  ],
])('%s end when the time is over', (_, code) => {
  const source = new SourceText('code', code);
  const library = new Library(libraryDeclarations, leftOut, extended);
  const input = { sources: [source], library, globalsType: null, imports: defaultImports };
  const started = performance.now();
  expect(compile({ ...input, timeLimit: 300 }).diagnostics.map(({ code }) => code)).toEqual(['MW2902']);
  expect(performance.now() - started).toBeLessThan(3000);
});

test('what thousands of unknown names may have meant is told for the first ones', () => {
  const known = (n: number): string => `var known${'x'.repeat(60)}${n} = ${n};`;
  const source = new SourceText(
    'code',
    `${lines(3000, known)}\n${lines(1000, (n) => `knwn${'x'.repeat(60)}${n}.F();`)}`,
  );
  const library = new Library(libraryDeclarations, leftOut, extended);
  const started = performance.now();
  const { diagnostics } = compile({
    sources: [source],
    library,
    globalsType: null,
    imports: defaultImports,
  });
  const hints = diagnostics.map(({ hint }) => hint);
  expect(performance.now() - started).toBeLessThan(4000);
  expect(diagnostics.filter(({ code }) => code === 'CS0103')).toHaveLength(1000);
  expect(hints[0]).toContain('did you mean');
  expect(hints.at(-1)).toBeUndefined();
}, 20_000);

test('code that is not compiled when its time is over is one error that says so', () => {
  const source = new SourceText(
    'code',
    lines(600, (n) => `var a${n} = ${n} + "a" + ${n};`),
  );
  const library = new Library(libraryDeclarations, leftOut, extended);
  const input = { sources: [source], library, globalsType: null, imports: defaultImports };
  const { program, diagnostics } = compile({ ...input, timeLimit: 0 });
  expect(program).toBeUndefined();
  expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    ['MW2902', 'error', 'The code takes longer than 0 s to compile'],
  ]);
  expect(compile(input).program).toBeDefined();
});
