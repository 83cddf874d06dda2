// Where the `goto`s of a function lead.
import type { LabelSymbol } from '../../symbols/local-symbols.ts';
import type { BoundStatement } from '../bound-tree/bound-nodes.ts';
import { allStatements } from '../bound-tree/nested-statements.ts';

/** The labels that some `goto` in it names. */
export function gotoTargets(body: BoundStatement): ReadonlySet<LabelSymbol> {
  const targets = new Set<LabelSymbol>();
  for (const statement of allStatements([body])) if (statement.kind === 'Goto') targets.add(statement.label);
  return targets;
}
