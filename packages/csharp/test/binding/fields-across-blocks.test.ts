// Fields without a value beside a block whose grammar is wrong: what it assigns nobody knows.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

test('a block with wrong grammar may assign any field', () => {
  const { diagnostics } = evaluate(['class P { public int Id; } var p = new P();', 'p.Id = ;']);
  expect(diagnostics).toEqual([expect.stringContaining('CS1525')]);
});

test('a block with another mistake is looked through', () => {
  const { diagnostics } = evaluate(['class P { public int Id, No; }', 'new P().Id = "4";']);
  expect(diagnostics).toEqual([expect.stringMatching(/CS0649.*'P\.No'/), expect.stringContaining('CS0029')]);
});
