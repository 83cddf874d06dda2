// What a message adds beyond Roslyn's words: what may have been meant, or what to do instead.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leftOut } from '../../../dotnet/left-out.ts';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { compareDiagnostics } from '../../../mockwright/test/cases/compare-diagnostics.ts';

interface HintCase {
  readonly code: string;
  /** Roslyn's, but ours where the code names what is left out here. */
  readonly diagnostics?: readonly string[];
  /** `(line,column): hint` for each message that has one. */
  readonly hints?: readonly string[];
}

const cases = JSON.parse(readFileSync(new URL('hints.json', import.meta.url), 'utf8')) as readonly HintCase[];

describe('hints', () => {
  test.each(cases.map(({ code, ...expected }) => [code, expected] as const))(
    '%s',
    (code, { diagnostics = [], hints = [] }) => {
      const found = (evaluate(code, { hints: true }).diagnostics ?? []).map((all) => all.split('\n  hint: '));
      expect(
        compareDiagnostics(
          code,
          diagnostics,
          found.map(([message]) => message!),
        ),
      ).toBeUndefined();
      expect(
        found.flatMap(([message, hint]) =>
          hint === undefined ? [] : [`${message!.split(':')[0]!}: ${hint}`],
        ),
      ).toEqual(hints);
    },
  );
});

test.each([
  ['id', 'var id = 1;'],
  ['Twice(1)', 'int Twice(int x) => x * 2;'],
  ['new Ann()', 'class Ann { }'],
  ['Other', 'int Another, Other = 2;'],
])('what a later block declares: %s', (use, declaration) => {
  const [said] = evaluate([use, '1', declaration], { hints: true }).diagnostics!;
  const name = /\w+(?=\(|$)/.exec(use)![0];
  expect(said).toContain(`hint: '${name}' is declared further down: code sees only what stands before it`);
});

describe('what is left out is not there', () => {
  const { library } = templateLibrary();
  const declared = new Set(library.allTypes().map(({ namespace, name }) => `${namespace}.${name}`));
  test.each([...leftOut.keys()])('%s', (name) => {
    expect(declared).not.toContain(name);
  });
});
