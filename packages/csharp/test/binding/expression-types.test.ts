// The static types of expressions, as Roslyn tells them when they do not convert: operators, inference, overloads.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import { compareDiagnostics } from '../../../mockwright/test/cases/compare-diagnostics.ts';

interface TypeCases {
  /** Declares the variables and types that the expressions name. */
  readonly preamble: readonly string[];
  /** What Roslyn says of the line after the preamble: `Probe p = expression;`. */
  readonly cases: readonly { readonly expression: string; readonly diagnostics: readonly string[] }[];
}
const { preamble, cases } = JSON.parse(
  readFileSync(new URL('expression-types.json', import.meta.url), 'utf8'),
) as TypeCases;

const firstLine = preamble.length + 1;
const places = /^\((\d+),/;

/** What is said of each expression: all of them are compiled at once, each as if it stood alone after the preamble. */
function diagnosticsByExpression(): readonly (readonly string[])[] {
  // The column of `Probe p = …`, though each has a name of its own.
  const declarations = cases.map(({ expression }, index) => `Probe p${index}\n        = ${expression};`);
  const found = cases.map((): string[] => []);
  for (const line of evaluate([...preamble, ...declarations].join('\n')).diagnostics ?? []) {
    const index = Math.floor((Number(places.exec(line)![1]) - firstLine) / 2);
    // Warnings of the preamble are none of an expression, and not recorded with its error.
    found[index]?.push(line.replace(places, `(${firstLine},`));
  }
  return found;
}

describe('static types', () => {
  const found = diagnosticsByExpression();
  test.each(cases.map(({ expression, diagnostics }, index) => [expression, diagnostics, index] as const))(
    '%s',
    (expression, diagnostics, index) => {
      expect(compareDiagnostics(expression, diagnostics, found[index]!)).toBeUndefined();
    },
  );
});
