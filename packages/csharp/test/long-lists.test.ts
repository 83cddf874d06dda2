// Long lists take time in proportion to their length, or little more: they have an answer soon.
import { expect, test } from 'vitest';
import { evaluate } from '../../mockwright/template/compiling/evaluate.ts';
import { countProcessorTime } from './processor-clock.ts';

countProcessorTime();

/** A chain that takes long on a busy machine is still answered. */
const answer = (...blocks: readonly string[]): ReturnType<typeof evaluate> =>
  evaluate(blocks, { run: { timeoutMilliseconds: 30_000 } });

const list = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join('\n');

test.each([
  ['sections of numbers', `switch (3) { ${list(2400, (n) => `case ${n}: return ${n};`)} } return -1;`],
  ['sections of texts', `switch ("3") { ${list(2400, (n) => `case "${n}": return ${n};`)} } return -1;`],
  ['arms of numbers', `return 3 switch { ${list(2400, (n) => `${n} => ${n},`)} _ => -1 };`],
  ['arms of ranges', `return 3.0 switch { ${list(2400, (n) => `<= ${n} => ${n},`)} _ => -1 };`],
  ['statements', `int F() { int x = 0; ${list(20_000, () => 'x++;')} return 3; } return F();`],
  ['variables', `int F() { ${list(5000, (n) => `int x${n} = F2();`)} return 3; } int F2() => 3; return F();`],
  [
    'arms of types',
    `object o = 3L; return o switch { ${list(4000, (n) => `int x${n} and < ${n} => x${n},`)} long => 3 };`,
  ],
  [
    'parts of records',
    `record R(${list(4000, (n) => `int A${n},`)} int B); var r = new R(${'0, '.repeat(4000)} 3); return r == (r with { }) && r.GetHashCode() == r.GetHashCode() ? r.B : 4;`,
  ],
  [
    'parts of structs',
    `struct S { ${list(4000, (n) => `public int A${n};`)} public int B; } var s = new S { B = 3 }; return s.GetHashCode() == s.GetHashCode() ? s.B : 4;`,
  ],
  ['lambdas', `${list(5000, (n) => `Func<int, int> f${n} = x => x + ${n};`)} return f3(0);`],
  ['properties', `class C { ${list(5000, (n) => `public int P${n} => ${n};`)} } return new C().P3;`],
])(
  'many %s',
  (_, code) => {
    expect(answer(code)).toMatchObject({ text: '3' });
  },
  60_000,
);

const node =
  'class N { public N Next => this; public N F; public N this[int i] => this; public N() { F = this; } }';
const times = (text: string, separator = ''): string =>
  Array.from({ length: 4000 }, () => text).join(separator);

test.each([
  ['terms', `int a = 1; return (${times('a', ' + ')}) - 3997;`],
  ['dynamic terms', `dynamic a = 1; return (${times('a', ' + ')}) - 3997;`],
  ['parts of texts', `string s = "a"; int n = 1; return (${times('"x" + s + n', ' +\n')}).Length / 4000;`],
  ['constants', `const int a = 1; const int b = ${times('a', ' + ')}; return b - 3997;`],
  ['"and"s', `int x = 1; return ${times('x != 5', ' && ')} ? 3 : 4;`],
  ['"or"s', `int x = 1; if (${times('x == 5', ' || ')}) return 4; return 3;`],
  [
    'variables of patterns',
    `object o = 1; return ${list(2000, (n) => `o is int v${n} &&`)} true ? v7 + 2 : 4;`,
  ],
  ['chained calls', `var b = new System.Text.StringBuilder(); return b${times('.Append(1)')}.Length - 3997;`],
  ['chained extensions', `return new[] { 3 }${times('.Select(x => x)')} != null ? 3 : 4;`],
  ['chained properties', `${node} return new N()${times('.Next')} != null ? 3 : 4;`],
  ['chained fields', `${node} return new N()${times('.F')} != null ? 3 : 4;`],
  ['chained elements', `${node} return new N()${times('[0]')} != null ? 3 : 4;`],
  ['chained calls of a value that may change', `dynamic s = "abc"; return s${times('.Trim()')}.Length;`],
  ['suppressions', `string s = "abc"; return s${times('!.Trim()')}.Length;`],
  ['copies', `record R(int A); var r = new R(1); return (r${times(' with { A = 3 }')}).A;`],
  ['conversions', `object o = "abc"; return (o${times(' as string')}).Length;`],
  [
    'else ifs',
    `int x = 3; if (x == -1) return 1; ${list(4000, (n) => `else if (x == ${n}) return ${n};`)} return -1;`,
  ],
  ['conditionals', `int x = 3; return ${list(4000, (n) => `x == ${n} ? ${n} :`)} -1;`],
  [
    'conditionals that need a type',
    `int x = 3; int? y = ${list(4000, (n) => `x == ${n} ? ${n} :`)} null; return y;`,
  ],
  ['values to fall back to', `int? x = null; return ${times('x ?? ')} 3;`],
  ['patterns', `int x = 3; return x is ${list(4000, (n) => `${n} or`)} -1 ? 3 : 4;`],
  ['excluded patterns', `int x = -3; return x is ${list(4000, (n) => `not ${n} and`)} not -1 ? 3 : 4;`],
  ['patterns of a case', `switch (3) { case ${list(4000, (n) => `${n} or`)} -1: return 3; } return 4;`],
  [
    'conditions of a query',
    `return (from x in new[] { 3 } ${list(1000, (n) => `where x != -${n}`)} select x).Single();`,
  ],
  [
    'else ifs with variables',
    `int F(object o) { if (o is string s) return 1; ${list(4000, (n) => `else if (o is int i${n} && i${n} == ${n}) { return i${n}; }`)} else return -1; } return F(3);`,
  ],
])(
  'a chain of thousands of %s',
  (_, code) => {
    expect(answer(code)).toMatchObject({ text: '3' });
  },
  60_000,
);

test.each([
  ['let', (n: number) => `let b${n} = a`],
  ['from', (n: number) => `from b${n} in list`],
  ['join', (n: number) => `join b${n} in list on a equals b${n}`],
])(
  'a query with 200 clauses of %s',
  (_, clause) => {
    const code = `var list = new[] { 1 }; return (from a in list ${list(200, clause)} select a + b0 + b199).Single();`;
    expect(answer(code)).toMatchObject({ text: '3' });
  },
  60_000,
);

test.each([
  [
    'classes',
    `class C0 { public int V => 3; } ${list(500, (n) => `class C${n + 1} : C${n} { }`)} return new C500().V;`,
  ],
  [
    'interfaces of which each has two that have the same',
    `interface A0 { int V => 3; } interface B0 { } ${list(60, (n) => `interface A${n + 1} : A${n}, B${n} { } interface B${n + 1} : A${n}, B${n} { }`)} class C : A60 { } return ((A0)new C()).V;`,
  ],
  [
    'structs of which each holds two of the one before',
    `struct S0 { public int V; } ${list(20, (n) => `struct S${n + 1} { public S${n} A, B; }`)} return typeof(S20).GetFields().Length + 1;`,
  ],
  [
    'constants of which each needs the next',
    `class C { ${list(1000, (n) => `public const int A${n} = A${n + 1} + 1;`)} public const int A1000 = -997; } return C.A0;`,
  ],
  [
    'members of an enum of which each needs the next',
    `enum E { ${list(2000, (n) => `A${n} = A${n + 1} + 1,`)} A2000 = -1997 } return (int)E.A0;`,
  ],
  [
    'structs that a variable holds, of which each holds two of the one before',
    `struct S0 { public int V; } ${list(40, (n) => `struct S${n + 1} { public S${n} A, B; }`)} void F() { S40 s; s.A.B = default; var a = s.A.B.A; } return 3;`,
  ],
])(
  'a long line of %s',
  (_, code) => {
    expect(answer(code)).toMatchObject({ text: '3' });
  },
  60_000,
);

test('many switched off warnings', () => {
  const off = (n: number): string =>
    `#pragma warning disable CS0219\nint x${n} = 1;\n#pragma warning restore CS0219`;
  expect(answer(`void F() {\n${list(2000, off)}\n} return 3;`)).toMatchObject({ text: '3' });
}, 60_000);

test.each([
  ['overloads of a method', (inner: string) => `O.F(x => ${inner})`],
  ['overloads of a task', (inner: string) => `System.Threading.Tasks.Task.Run(() => { ${inner}; })`],
  ['queries', (inner: string) => `(from x in list select ${inner})`],
])(
  'a mistake in lambdas one inside the other, for %s',
  (_, around) => {
    const nested = Array.from({ length: 8 }).reduce<string>(
      (inner, __, level) => around(inner).replaceAll(/\bx\b/g, `x${level}`),
      'wrong()',
    );
    const code = `var list = new[] { 1 }; class O { public static int F(Func<int, int> f) => 3; public static int F(Func<string, int> f) => 3; } var a = ${nested};`;
    expect(answer(code).diagnostics).toEqual([expect.stringContaining("CS0103: The name 'wrong'")]);
  },
  60_000,
);

test('many words that are no names together', () => {
  expect(answer('partial '.repeat(20_000)).diagnostics).toHaveLength(1);
});

test('a constant text beyond what can be held is one error', () => {
  const code = `class C { const string c0 = "ab"; ${list(40, (n) => `const string c${n + 1} = c${n} + c${n};`)} } return 3;`;
  expect(answer(code).diagnostics).toEqual([expect.stringContaining('(20,26): error CS8095')]);
});

test('thousands of blocks', () => {
  const blocks = ['var x = 0;', ...Array.from({ length: 10_000 }, () => 'x++;'), 'x'];
  expect(answer(...blocks)).toMatchObject({ text: '10000' });
}, 20_000);
