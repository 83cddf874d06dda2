// Where the `goto`s of a function lead.
import type { LabelSymbol } from '../../symbols/local-symbols.ts';
import type { BoundStatement } from '../bound-tree/bound-nodes.ts';
import { nestedStatements } from '../bound-tree/nested-statements.ts';

/** All labels that some `goto` in it names. */
export function* gotoTargets(statement: BoundStatement): Iterable<LabelSymbol> {
  if (statement.kind === 'Goto') yield statement.label;
  for (const inner of nestedStatements(statement)) yield* gotoTargets(inner);
}
