// Whatever the text, the parser returns: no throw, no endless loop, no overflow of the stack.
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnose } from './dump.ts';

const scripts = JSON.parse(readFileSync(new URL('./valid.json', import.meta.url), 'utf8')) as string[];

const words = (
  'class A { } ( ) [ ] < > , ; : ? ?? . .. => = == + - * / ! ~ ^ & | && || if else for foreach in while do switch case ' +
  'default: break; return try catch finally throw new int string var x y 1 2.5 "a" \'c\' $"{x}" $"{ """ @" from where ' +
  'select group by into orderby join on equals is not and or as with when async await static public ref out params this ' +
  'base operator implicit explicit event delegate enum struct record interface namespace using typeof default checked ' +
  'stackalloc unsafe fixed lock yield get; set; # #if #endif // /* */ \n :: -> ++ -- extension( \\ @ $'
).split(' ');

test('token soup', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (soup) => {
      diagnose(soup.join(' '));
    }),
    { numRuns: 1500 },
  );
}, 60_000);

test('mutated scripts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scripts),
      fc.nat(),
      fc.nat(20),
      fc.constantFrom('', ...words),
      (code, at, length, insert) => {
        const start = at % (code.length + 1);
        diagnose(code.slice(0, start) + insert + code.slice(start + length));
      },
    ),
    { numRuns: 3000 },
  );
}, 60_000);

test('any characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void diagnose(text)),
    { numRuns: 500 },
  );
}, 60_000);

test.each([
  '(',
  '[',
  '{',
  '!',
  'x => ',
  'if(a) ',
  'a ? ',
  'x is (',
  'not ',
  'class A {',
  'a = ',
  'a.b(',
  '() => {',
  'from x in ',
  'new A { B = {',
  'else ',
  'label: ',
  'throw ',
  'delegate {',
  'List<',
  '(int)',
  '?.b',
  '$"{',
  'x is {A: ',
  '#if (',
  'var (',
])('%j thousands of times', (piece) => {
  const found = diagnose(`${piece === '?.b' ? 'x' : ';'}${piece.repeat(4000)}`);
  expect(found.length).toBeGreaterThan(0);
});

const pieces = (
  'a|(|a(|a[|a ? b?[c] |a ? b?[c] : |x => |(x) => |is (|a < b|? |: |a switch { |_ => |, |new { a = |$"{|await |from x in |' +
  'select |b?[|] |a ? [|..|<(|(int)|(a)|-|ref |out var (|{ |delegate { |if (|when |or |not |with { |= |var (|case |[ |?? |' +
  'a b(|class C { |int P { get => |) |} |; |checked(|stackalloc |record R(|for (|foreach (var a in |try { |lock (|"a" |1 '
).split('|');

test.each([
  '(a ',
  'a ? b?[c] : ',
  'a ? b?[c] : : ? ',
  'a[<(a ? b?[c] or _ => ',
  '"a" <(record R(',
  'or with { ([]',
  'lock ("a" x => delegate { _ => ',
  '? b?[as a ? b?[c] : $"{',
  '(T$"{[ ',
  'checked(1 $"{is (',
  '-stackalloc []',
])('%j in itself does not take twice as long with each time', (construct) => {
  expect(diagnose(construct.repeat(40)).length).toBeGreaterThan(0);
});

test('constructs in themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }), (nested) => {
      diagnose(nested.join('').repeat(30));
    }),
    { numRuns: 1500 },
  );
}, 60_000);

test.each([
  ['in one hole', `$"{${'€ '.repeat(150_000)}}"`],
  ['in many holes', `$"${'{€}'.repeat(50_000)}"`],
  ['between tokens', '€ '.repeat(150_000)],
  ['of digits', '0x '.repeat(50_000)],
  ['and a raw string behind it', `${'€ '.repeat(1100)} $"""\n{1\n  x\n {\n }"""`],
])('of rubbish %s the beginning is told', (_, rubbish) => {
  expect(diagnose(rubbish).length).toBeLessThanOrEqual(2001);
});

test.each([
  ['parentheses', 'var x = ', '(', '1', ')', ';'],
  ['casts', 'var x = ', '(int)', '1', '', ';'],
  ['casts of lambdas', 'Func<object> x = ', '() => (Func<object>)(', '() => 1', ')', ';'],
  ['lambdas', 'Delegate x = ', '(int x) => ', '1', '', ';'],
  ['calls with lambdas', 'var x = ', 'F((int x) => ', '1', ')', ';'],
  ['types of tuples', '', '(int, ', 'int', ')', ' x = default;'],
  ['collections', 'object[] x = ', '(object[])[', '', ']', ';'],
  ['loops', '', 'foreach (var x in y) ', 'x++', '', ';'],
  ['loops with a variable', '', 'for (int x = 0; ; ) ', 'x++', '', ';'],
])('too deep nesting of %s is one error', (_, before, open, inside, close, after) => {
  const code = `${before}${open.repeat(3000)}${inside}${close.repeat(3000)}${after}`;
  expect(diagnose(code).map((line) => line.slice(line.indexOf('CS')))).toEqual([
    'CS8078: An expression is too long or complex to compile',
  ]);
});

test('a long chain of operators is not deep nesting', () => {
  expect(diagnose(`1${' + 1'.repeat(5000)}`)).toEqual([]);
});
