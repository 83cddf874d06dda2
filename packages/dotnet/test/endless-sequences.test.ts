// Every member of the library that takes a sequence or a function, with a sequence of the template's that never ends:
// each call is over when the run's time is, whatever comes of it.
import { expect, test } from 'vitest';
import { compile } from '../../csharp/compile.ts';
import { nameOfHeader } from '../../csharp/symbols/signature-names.ts';
import { Run } from '@mockwright/language/runtime/run';
import { describeFailure } from '../../mockwright/template/running/failure.ts';
import { defaultImports } from '../../mockwright/template/compiling/evaluate.ts';
import { extended } from '@mockwright/dotnet';
import { libraryDeclarations, templateLibrary } from '../../mockwright/template/compiling/library.ts';
import { defaultRunOptions } from '../../mockwright/template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';

const setup = `class N<T> : IEnumerable<T>, IEnumerator<T> {
  public bool MoveNext() => true;
  public T Current => default;
  object System.Collections.IEnumerator.Current => default(T);
  public void Dispose() { }
  public void Reset() { }
  public IEnumerator<T> GetEnumerator() => this;
  System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => this;
}`;

/** The texts between the commas that stand in no brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if ('<([{'.includes(text[at]!)) depth++;
    if ('>)]}'.includes(text[at]!)) depth--;
    if (depth > 0 || text[at] !== ',') continue;
    parts.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== '');
}

/** The names of type parameters become `int`. */
function closed(text: string, parameters: readonly string[]): string {
  return parameters.reduce((all, name) => all.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'int'), text);
}

function argumentOf(parameter: string): string {
  const type = parameter
    .replace(/^\[[^\]]*\] /, '')
    .replace(/^(?:(?:this|params|in|scoped) )+/, '')
    .replace(/ = .*$/, '')
    .replace(/ @?\w+$/, '')
    .replaceAll('?', '');
  const items = /^(?:System\.Collections\.Generic\.)?IEnumera(?:ble|tor)<(.*)>$/.exec(type)?.[1];
  if (items !== undefined) return `new N<${items}>()`;
  if (/^(?:System\.Collections\.)?IEnumera(?:ble|tor)$/.test(type)) return 'new N<object>()';
  const [, kind, given] = /^(Func|Action|Predicate|Comparison|Converter)<(.*)>$/.exec(type) ?? [];
  if (kind === undefined || given === undefined) return `default(${type})`;
  const types = splitList(given);
  const count = { Action: types.length, Predicate: 1, Comparison: 2 }[kind] ?? types.length - 1;
  const names = Array.from({ length: count }, (_, index) => `p${index}`).join();
  const result =
    { Action: '{ }', Predicate: 'false', Comparison: '0' }[kind] ?? argumentOf(`${types.at(-1)!} r`);
  return `(${names}) => ${result}`;
}

/** The signature's parts: what stands before the member's name, the name, type parameters, parameters. */
function partsOf(
  signature: string,
): { before: string; name: string; types: string; list: string } | undefined {
  const text = signature.replace(/ where .*$/, '');
  if (!text.endsWith(')')) return undefined;
  let open = text.length - 1;
  for (let depth = 1; depth > 0;) {
    open--;
    if (text[open] === ')') depth++;
    if (text[open] === '(') depth--;
  }
  const [, before, name, types] = /^(.*?)(\w+)(?:<([^<>]*)>)?$/.exec(text.slice(0, open)) ?? [];
  if (name === undefined) return undefined;
  return { before: before!, name, types: types ?? '', list: text.slice(open + 1, -1) };
}

/** What is lazy is asked for elements. */
const walked = (value: string): string =>
  `object o = ${value}; if (o is System.Collections.IEnumerable all) { var i = 0; foreach (var x in all) if (i++ > 1) break; }`;

/** A call of the member, where it takes something endless. */
function callOf(header: string, signature: string): string | undefined {
  const { qualifier, name } = nameOfHeader(header);
  const parts = partsOf(signature);
  if (!parts || name.includes('`') || !/\bIEnumera(?:ble|tor)\b/.test(parts.list)) return undefined;
  if (/\b(?:ref|out|operator|explicit|implicit|protected|private|internal)\b/.test(signature))
    return undefined;
  const own = new RegExp(`\\b${name}<([^<>]*)>`).exec(header)?.[1] ?? '';
  const typeParameters = splitList(own.replaceAll(/\b(?:in|out) /g, ''));
  const methodParameters = splitList(parts.types);
  const parameters = [...typeParameters, ...methodParameters];
  const type = closed(`${qualifier}.${name}${own === '' ? '' : `<${typeParameters.join()}>`}`, parameters);
  const values = splitList(closed(parts.list, parameters)).map(argumentOf).join(', ');
  if (parts.before === '') return walked(`new ${type}(${values})`);
  const generic = methodParameters.length === 0 ? '' : `<${methodParameters.map(() => 'int').join()}>`;
  const made = qualifier === 'System.Collections.Immutable' ? `${type}.Empty` : `new ${type}()`;
  const receiver = /\bstatic\b/.test(parts.before) ? type : made;
  const call = `${receiver}.${parts.name}${generic}(${values})`;
  return /\bvoid /.test(parts.before) ? `${call};` : walked(call);
}

test('no sequence that never ends outlives the time of the run', { timeout: 60_000 }, () => {
  const calls = [...libraryDeclarations, ...extended.load()].flatMap(({ header, members }) =>
    Object.keys(members).flatMap((signature) => callOf(header, signature) ?? []),
  );
  const { library, globalsType } = templateLibrary();
  const compileAll = (all: readonly string[]) =>
    compile({
      sources: [setup, ...all].map((text, index) => new SourceText(String(index), text)),
      library,
      globalsType,
      imports: defaultImports,
    });
  // The phases of the compiler tell their errors one after the other.
  let right = calls.map((call) => `{ ${call} }`);
  let compiled = compileAll(right);
  while (!compiled.program) {
    const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
    const wrong = new Set(errors.map(({ source }) => Number(source.path) - 1));
    right = right.filter((_, index) => !wrong.has(index));
    compiled = compileAll(right);
  }
  expect(right.length).toBeGreaterThan(300);
  const slow: string[] = [];
  const odd: string[] = [];
  const execution = compiled.program.start(null);
  for (const [index, code] of ['', ...right].entries()) {
    const start = performance.now();
    try {
      new Run({ ...defaultRunOptions(), timeoutMilliseconds: 5 }).enter(() => execution.run(index));
    } catch (error) {
      if (!describeFailure(error)) odd.push(`${code}: ${String(error)}`);
    }
    if (performance.now() - start > 500) slow.push(code);
  }
  expect({ slow, odd }).toEqual({ slow: [], odd: [] });
});
