// The generated calls see a door that is open: with a store that checks nothing, values come to stand where they do not belong.
import { expect, test, vi } from 'vitest';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { Caller, publicMethods, publicTypes } from './generated-calls.ts';
import { seeded } from './value-pool.ts';

vi.mock('@mockwright/language/runtime/array-store', async (original) => ({
  ...(await original()),
  storable: (_kept: unknown, value: unknown) => value,
}));

/** Members that store what they are given through the checked store. */
const doors: Readonly<Record<string, string>> = {
  'System.Collections.Stack': 'CopyTo',
  'System.Collections.Concurrent.ConcurrentStack': 'TryPopRange',
  'System.Collections.Concurrent.ConcurrentQueue': 'CopyTo',
  'System.Collections.Generic.Queue': 'CopyTo',
  'System.Collections.Generic.LinkedList': 'CopyTo',
};

test.each(Object.entries(doors))('%s.%s', (wanted, member) => {
  templateLibrary();
  const caller = new Caller(seeded(1), 3000);
  for (const type of publicTypes()) {
    if (`${type.namespace}.${type.name}` !== wanted) continue;
    const methods = publicMethods(type);
    for (const method of methods)
      for (let time = 0; time < (method.name === member ? 200 : 4); time++) caller.call(type, method);
  }
  expect(caller.findings.map(({ what }) => what).join('\n')).toMatch(/^left .* as /m);
});
