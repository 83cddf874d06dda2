// Which variables a pattern gives a value.
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { patternOperands } from '../bound-tree/pattern-operands.ts';
import type { BoundPattern } from '../bound-tree/bound-nodes.ts';

/** The variables of a pattern that have a value when it matches, or when it does not (below `not`). */
export function* patternLocals(pattern: BoundPattern, when: 'true' | 'false' | 'any'): Iterable<LocalSymbol> {
  switch (pattern.kind) {
    case 'DeclarationPattern':
      if (pattern.local && when !== 'false') yield pattern.local;
      return;
    case 'NotPattern':
      yield* patternLocals(pattern.operand, when === 'any' ? 'any' : when === 'true' ? 'false' : 'true');
      return;
    case 'BinaryPattern':
      if (when === 'any' || (pattern.operator === 'and') === (when === 'true'))
        for (const operand of patternOperands(pattern)) yield* patternLocals(operand, when);
      return;
    case 'RecursivePattern':
      if (when === 'false') return;
      if (pattern.local) yield pattern.local;
      for (const { pattern: inner } of pattern.positional?.elements ?? []) yield* patternLocals(inner, when);
      for (const { pattern: inner } of pattern.properties) yield* patternLocals(inner, when);
      return;
    case 'ListPattern':
      if (when === 'false') return;
      if (pattern.local) yield pattern.local;
      for (const inner of pattern.elements) yield* patternLocals(inner, when);
      if (pattern.slice?.pattern) yield* patternLocals(pattern.slice.pattern, when);
      return;
    default:
  }
}
