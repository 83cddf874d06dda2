// Whatever a file consists of, the compiler asks its clock on the way: with a clock that goes on whenever it is asked, the
// limit is reached without waiting for it.
import { extended, leftOut } from '@mockwright/dotnet';
import { SourceText } from '@mockwright/language/text/source-text';
import { workClock } from '@mockwright/language/text/work-limit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryDeclarations } from '../../mockwright/template/compiling/library.ts';
import { defaultImports } from '../../mockwright/template/compiling/evaluate.ts';
import { compile } from '../compile.ts';
import { Library } from '../symbols/library.ts';

const list = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join('\n');

const { now } = workClock;
beforeEach(() => {
  let time = 0;
  workClock.now = () => (time += 10);
});
afterEach(() => {
  workClock.now = now;
});

test.each([
  ['events', `delegate void D(); class C { ${list(2000, (n) => `public event D E${n};`)} }`],
  ['nested conditions', `\n${list(45_000, () => '#if true')}\n${list(45_000, () => '#endif')}\n`],
  [
    'overrides, each of the one before',
    `class C0 { public virtual int M() => 1; } ${list(500, (n) => `class C${n + 1} : C${n} { public override int M() => base.M(); }`)}`,
  ],
  ['classes with properties', list(1500, (n) => `class C${n} { public int P { get; set; } }`)],
  ['records', list(500, (n) => `record R${n}(int A);`)],
  ['fields without use', `class C { ${list(3000, (n) => `int F${n};`)} }`],
])('%s', (_, code) => {
  const library = new Library(libraryDeclarations, leftOut, extended);
  const input = {
    sources: [new SourceText('code', code)],
    library,
    globalsType: null,
    imports: defaultImports,
  };
  const { diagnostics } = compile({ ...input, timeLimit: 150 });
  expect(diagnostics.map((each) => each.code)).toEqual(['MW2902']);
});

function startOf(code: string, timeLimit?: number): () => unknown {
  const { diagnostics, program } = compile({
    sources: [new SourceText('code', code)],
    library: new Library(libraryDeclarations, leftOut, extended),
    globalsType: null,
    imports: defaultImports,
    ...(timeLimit !== undefined && { timeLimit }),
  });
  expect(diagnostics).toEqual([]);
  return () => program!.start({});
}

test('there must be the time that the engine reads the code in one go', () => {
  workClock.now = () => 1;
  const code = list(2000, (n) => `var a${n} = ${n};`);
  expect(startOf(code, 20)).toThrow('longer than 0.02 s to compile');
  expect(startOf(code)).not.toThrow();
});

test('what takes too long to become JavaScript is not begun again', () => {
  let [time, asked, step] = [0, 0, 0];
  workClock.now = () => (asked++, (time += step));
  const start = startOf(list(500, (n) => `record R${n}(int A);`));
  step = 1000;
  expect(start).toThrow('The code takes longer than 5 s to compile.');
  asked = 0;
  expect(start).toThrow('The code takes longer than 5 s to compile.');
  expect(asked).toBe(0);
});

test('the library is whole after code that took too long, wherever that ended', () => {
  const uses = `var a = new Dictionary<string, List<DateTime>>(); var b = a.SelectMany(p => p.Value).GroupBy(d => d.Year).ToDictionary(g => g.Key, g => g.Average(d => d.Ticks));
    var c = System.Collections.Immutable.ImmutableSortedDictionary<int, string>.Empty; var d = new System.Xml.Linq.XElement("a"); var e = new Faker().Person.FullName; int? f = a.Count;`;
  const ended: string[] = [];
  // The clock is asked after so many steps, of which each empty statement takes some.
  for (let before = 0; before < 600; before += 10) {
    const library = new Library(libraryDeclarations, leftOut, extended);
    const errorsOf = (code: string, timeLimit: number): readonly string[] =>
      compile({
        sources: [new SourceText('code', code)],
        library,
        globalsType: null,
        imports: defaultImports,
        timeLimit,
      })
        .diagnostics.filter(({ severity }) => severity === 'error')
        .map(({ code: id }) => id);
    ended.push(...errorsOf(`${';'.repeat(before)}${uses}`, 0));
    expect(errorsOf(uses, 1e9), String(before)).toEqual([]);
  }
  expect(new Set(ended)).toEqual(new Set(['MW2902']));
  expect(ended.length).toBeLessThan(60);
});
