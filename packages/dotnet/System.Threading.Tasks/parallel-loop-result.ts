// The struct `System.Threading.Tasks.ParallelLoopResult`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** How a loop ended. */
export class ParallelLoopResult {
  declare readonly $type: NamedType;
  readonly isCompleted: boolean;
  readonly brokenAt: bigint | null;
  constructor(isCompleted: boolean, brokenAt: bigint | null = null) {
    this.isCompleted = isCompleted;
    this.brokenAt = brokenAt;
  }
}

/** `System.Threading.Tasks.ParallelLoopResult`. */
export const parallelLoopResultType: TypeDeclaration = declareType(
  'public struct System.Threading.Tasks.ParallelLoopResult',
  () => ({
    'bool IsCompleted { get; }': (self: ParallelLoopResult) => self.isCompleted,
    'long? LowestBreakIteration { get; }': (self: ParallelLoopResult) => self.brokenAt,
  }),
  { runtime: ParallelLoopResult, defaultValue: () => new ParallelLoopResult(false) },
);
