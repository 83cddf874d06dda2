// Where the `goto`s of a function lead.
import type { LabelSymbol } from '../../symbols/local-symbols.ts';
import type { BoundStatement } from '../bound-nodes.ts';

/** All labels that some `goto` in it names. */
export function* gotoTargets(statement: BoundStatement): Iterable<LabelSymbol> {
  switch (statement.kind) {
    case 'Goto':
      yield statement.label;
      return;
    case 'Block':
      for (const each of statement.statements) yield* gotoTargets(each);
      return;
    case 'If':
      yield* gotoTargets(statement.thenStatement);
      if (statement.elseStatement) yield* gotoTargets(statement.elseStatement);
      return;
    case 'While':
    case 'Do':
    case 'For':
    case 'ForEach':
    case 'Using':
    case 'Lock':
      yield* gotoTargets(statement.body);
      return;
    case 'Switch':
      for (const section of statement.sections)
        for (const each of section.statements) yield* gotoTargets(each);
      return;
    case 'Try':
      yield* gotoTargets(statement.block);
      for (const clause of statement.catches) yield* gotoTargets(clause.block);
      if (statement.finallyBlock) yield* gotoTargets(statement.finallyBlock);
      return;
    default:
  }
}
