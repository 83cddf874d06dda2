// How emitted code is run: places of exceptions, budgets, what an execution keeps to itself.
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile.ts';
import type { ScriptProgram } from '../../compile.ts';
import { takeMarks } from '../../emit/marks.ts';
import { quote } from '../../emit/js-text.ts';
import { BudgetError, Run } from '@mockwright/language/runtime/run';
import { defaultImports } from '../../../mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { defaultRunOptions } from '../../../mockwright/template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';

function program(...blocks: string[]): ScriptProgram {
  const { library, globalsType } = templateLibrary();
  const sources = blocks.map((text, index) => new SourceText(`block${index}`, text));
  return compile({ sources, library, globalsType, imports: defaultImports }).program!;
}
function inRun<T>(action: () => T, timeoutMilliseconds = 5000): T {
  return new Run({ ...defaultRunOptions(), timeoutMilliseconds }).enter(action);
}
function failure(script: ScriptProgram, blocks = 1): unknown {
  return inRun(() => {
    try {
      const execution = script.start(null);
      for (let block = 0; block < blocks; block++) execution.run(block);
    } catch (error) {
      return error;
    }
    throw new Error('nothing was thrown');
  });
}

describe('places', () => {
  const rows: [code: string, place: string][] = [
    ['var a = 1;\nvar b = int.Parse("x");', '"x"'],
    ['string s = null;\nvar n = s.Length;', 's'],
    ['int z = 0;\nreturn 5 / z;', '5 / z'],
    ['void F()\n{\n  throw new Exception("e");\n}\nF();', 'throw'],
    ['var xs = new[] { 1, 2 };\nvar y = xs[5];', 'xs[5]'],
    ['object o = "s";\nvar i = (int)o;', '(int)o'],
  ];
  test.each(rows)('%s', (code, place) => {
    const script = program(code);
    const found = script.locate(failure(script));
    const line = (offset: number): number => code.slice(0, offset).split('\n').length;
    expect(found && line(found.span.start)).toBe(line(code.lastIndexOf(place)));
  });
  test('in the block that declares the function', () => {
    const script = program('int F(string s) => int.Parse(s);', 'var r = F("q");');
    expect(script.locate(failure(script, 2))?.source.path).toBe('block0');
  });
  test('marks are taken out and found again', () => {
    const source = new SourceText('x', 'abc');
    const { text, table } = takeMarks('a\n\u00010;f() + \u00011;g()', [
      { source, span: { start: 0, end: 1 } },
      { source, span: { start: 2, end: 3 } },
    ]);
    expect(text).toBe('a\nf() + g()');
    expect([table.find(2, 1)?.span.start, table.find(2, 7)?.span.start, table.find(1, 1)]).toEqual([
      0,
      2,
      undefined,
    ]);
  });
});

describe('budgets', () => {
  test.each([
    'while (true) { }',
    'int F(int n) => n > 0 ? F(n - 1) + F(n - 1) : 0; F(60)',
    'again: goto again;',
    'Func<int, int> f = null; f = n => n > 0 ? f(n - 1) + f(n - 1) : 0; f(60)',
    'try { while (true) { } } catch (Exception) { } finally { }',
    'using System.Threading.Tasks; async IAsyncEnumerable<int> F() { while (true) { yield return 1; await Task.Delay(0); } } try { await foreach (var each in F()) { } } catch (NotSupportedException) { }',
  ])('%s', (code) => {
    const script = program(code);
    expect(() => inRun(() => script.start(null).run(0), 50)).toThrow(BudgetError);
  });
});

describe('executions', () => {
  test('each has its own variables and statics', () => {
    const script = program('class C { public static int N; } int v = 0;', 'v++; C.N++;', 'v * 10 + C.N');
    const [first, second] = inRun(() => [script.start(null), script.start(null)]);
    inRun(() => {
      first.run(0);
      second.run(0);
      first.run(1);
      first.run(1);
      second.run(1);
      expect([first.run(2), second.run(2)]).toEqual([22, 11]);
    });
  });
  test('text of the code never becomes code', () => {
    const odd = '"\\u2028";//${process}\u0001`\n$r.nre()';
    expect(runInNewContext(quote(odd))).toBe(odd);
    const script = program(
      'var constructor = 1; var __proto__ = 2; var await1 = 3; var let = 4; constructor + __proto__ + await1 + let',
    );
    expect(inRun(() => script.start(null).run(0))).toBe(10);
  });
});
