// Programs that cannot be written out, or that the engine cannot read: mistakes of the file, told as such.
import { expect, test } from 'vitest';
import { BudgetError } from '@mockwright/language/runtime/run';
import { SourceText } from '@mockwright/language/text/source-text';
import { failureOf } from '../../template/running/failure.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { ScriptedRun } from '../../template/running/run-template.ts';
import { TemplateError } from '../../template/template-error.ts';

test.each([
  ['takes too long', new BudgetError('The code takes longer than 5 s to compile.')],
  ['is too deep for the engine', new RangeError('Maximum call stack size exceeded')],
])('a program that %s', (_, error) => {
  const program = {
    start: () => {
      throw error;
    },
    locate: () => undefined,
  };
  const template = {
    program,
    slots: 0,
    failure: (thrown: unknown) => failureOf(thrown, new SourceText('a.json', ''), program as never),
    runOptions: defaultRunOptions,
  };
  const start = (): unknown => new ScriptedRun(template as never, {} as never, { settings: {} } as never);
  expect(start).toThrow(TemplateError);
});
