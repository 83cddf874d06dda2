// The static types of expressions, as Roslyn tells them when they do not convert: operators, inference, overloads.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

interface TypeCases {
  /** Declares the variables and types that the expressions name. */
  readonly preamble: readonly string[];
  /** Expression, its type. */
  readonly types: readonly (readonly [string, string])[];
}
const { preamble, types } = JSON.parse(
  readFileSync(new URL('expression-types.json', import.meta.url), 'utf8'),
) as TypeCases;

describe('static types', () => {
  test.each(types)('%s: %s', (expression, type) => {
    const code = ['using System.Threading.Tasks;', ...preamble, `Probe p = ${expression};`].join('\n');
    const errors = (evaluate([code]).diagnostics ?? []).filter((line) => line.includes(': error '));
    expect(errors[0]?.replace(/^\S+ error \w+: /, '')).toContain(
      `Cannot implicitly convert type '${type}' to 'Probe'`,
    );
  });
});
