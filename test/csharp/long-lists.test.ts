// Long lists take time in proportion to their length, or little more: they have an answer soon.
import { expect, test } from 'vitest';
import { evaluate } from '../../src/template/evaluate.ts';

const list = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join('\n');

test.each([
  ['sections of numbers', `switch (3) { ${list(2400, (n) => `case ${n}: return ${n};`)} } return -1;`],
  ['sections of texts', `switch ("3") { ${list(2400, (n) => `case "${n}": return ${n};`)} } return -1;`],
  ['arms of numbers', `return 3 switch { ${list(2400, (n) => `${n} => ${n},`)} _ => -1 };`],
  ['arms of ranges', `return 3.0 switch { ${list(2400, (n) => `<= ${n} => ${n},`)} _ => -1 };`],
  ['statements', `int F() { int x = 0; ${list(20_000, () => 'x++;')} return 3; } return F();`],
  ['variables', `int F() { ${list(5000, (n) => `int x${n} = F2();`)} return 3; } int F2() => 3; return F();`],
  ['properties', `class C { ${list(5000, (n) => `public int P${n} => ${n};`)} } return new C().P3;`],
])(
  'many %s',
  (_, code) => {
    expect(evaluate([code])).toMatchObject({ text: '3' });
  },
  60_000,
);

test('many switched off warnings', () => {
  const off = (n: number): string =>
    `#pragma warning disable CS0219\nint x${n} = 1;\n#pragma warning restore CS0219`;
  expect(evaluate([`void F() {\n${list(2000, off)}\n} return 3;`])).toMatchObject({ text: '3' });
}, 60_000);
