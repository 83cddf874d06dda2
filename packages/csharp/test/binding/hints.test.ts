// What a message adds beyond Roslyn's words: what may have been meant, or what to do instead.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile.ts';
import { leftOut } from '../../../dotnet/left-out.ts';
import { defaultImports } from '../../../mockwright/template/compiling/evaluate.ts';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { SourceText } from '@mockwright/language/text/source-text';

interface HintCase {
  readonly code: string;
  /** Of the first error. */
  readonly error: string;
  /** Missing where nothing better can be said. */
  readonly hint?: string;
}

const { library, globalsType } = templateLibrary();
const cases = JSON.parse(readFileSync(new URL('hints.json', import.meta.url), 'utf8')) as readonly HintCase[];

function firstErrorOf(code: string): Omit<HintCase, 'code'> {
  const sources = [new SourceText('script', code)];
  const { diagnostics } = compile({ sources, library, globalsType, imports: defaultImports });
  const { code: error = 'none', hint } = diagnostics.find(({ severity }) => severity === 'error') ?? {};
  return hint === undefined ? { error } : { error, hint };
}

describe('hints', () => {
  test.each(cases.map(({ code, ...expected }) => [code, expected] as const))('%s', (code, expected) => {
    expect(firstErrorOf(code)).toEqual(expected);
  });
});

describe('what is left out is not there', () => {
  const declared = new Set(library.allTypes().map(({ namespace, name }) => `${namespace}.${name}`));
  test.each([...leftOut.keys()])('%s', (name) => {
    expect(declared).not.toContain(name);
  });
});
