// Where the `goto`s of a function lead.
import type { LabelSymbol } from '../../symbols/local-symbols.ts';
import type { BoundStatement } from '../bound-tree/bound-nodes.ts';
import { nestedStatements } from '../bound-tree/nested-statements.ts';

/** The labels that some `goto` in it names. */
export function gotoTargets(body: BoundStatement): ReadonlySet<LabelSymbol> {
  const targets = new Set<LabelSymbol>();
  collect(body, targets);
  return targets;
}

function collect(statement: BoundStatement, targets: Set<LabelSymbol>): void {
  if (statement.kind === 'Goto') targets.add(statement.label);
  for (const inner of nestedStatements(statement)) collect(inner, targets);
}
