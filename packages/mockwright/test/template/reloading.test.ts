// A template that is loaded again and again leaves nothing behind: the types that it declares go with it.
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compile } from '../../../csharp/compile.ts';
import { Run } from '@mockwright/language/runtime/run';
import { defaultImports } from '../../template/compiling/evaluate.ts';
import { templateLibrary } from '../../template/compiling/library.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const { library } = templateLibrary();

/** Compiles and runs code whose value is one of its own types. */
function typeOf(code: string): WeakRef<object> {
  const sources = [new SourceText('script', code)];
  const { program, diagnostics } = compile({ sources, library, globalsType: null, imports: defaultImports });
  if (!program) throw new Error(diagnostics[0]!.message);
  return new WeakRef(new Run(defaultRunOptions()).enter(() => program.start(null).run(0) as object));
}

test.each([
  'class Q { public int V { get; set; } } JsonConvert.DeserializeObject<List<Q>>(JsonConvert.SerializeObject(new[] { new Q() })); typeof(Q)',
  'class Q { public int V { get; set; } } System.Text.Json.JsonSerializer.Deserialize<Q>(System.Text.Json.JsonSerializer.Serialize(new Q())); typeof(Q)',
  'record R<T>(T A); enum E { A } var g = new[] { new R<E>(E.A) }.GroupBy(r => r).ToDictionary(x => x.Key, x => new { x.Key, N = x.Count() }); typeof(R<E>)',
  'class Q { public int V { get; set; } } dynamic d = new Q(); d.V = 1; var q = new Faker<Q>().RuleFor(x => x.V, f => 1).Generate(); typeof(Q)',
])('%s', async (code) => {
  const types = Array.from({ length: 20 }, () => typeOf(code));
  // What was made in this turn lives until it is over.
  await turn();
  collectGarbage();
  // The last ones may still be known as such, in registers and caches of one entry.
  expect(types.filter((type) => type.deref() !== undefined).length).toBeLessThan(types.length / 2);
});
