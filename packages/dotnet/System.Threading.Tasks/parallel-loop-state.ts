// The class `System.Threading.Tasks.ParallelLoopState`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';

/** `ParallelLoopState`. */
export class ParallelLoopState {
  declare readonly $type: NamedType;
  isStopped = false;
  brokenAt: bigint | null = null;
  current = 0n;
  stop(): void {
    if (this.brokenAt !== null)
      throw new InvalidOperationException('Stop was called after Break was called.');
    this.isStopped = true;
  }
  break(): void {
    if (this.isStopped) throw new InvalidOperationException('Break was called after Stop was called.');
    this.brokenAt ??= this.current;
  }
  get isOver(): boolean {
    return this.isStopped || this.brokenAt !== null;
  }
}

/** `System.Threading.Tasks.ParallelLoopState`. */
export const parallelLoopStateType: TypeDeclaration = declareType(
  'public class System.Threading.Tasks.ParallelLoopState',
  () => ({
    'bool IsStopped { get; }': (self: ParallelLoopState) => self.isStopped,
    'bool IsExceptional { get; }': () => false,
    'long? LowestBreakIteration { get; }': (self: ParallelLoopState) => self.brokenAt,
    'bool ShouldExitCurrentIteration { get; }': (self: ParallelLoopState) => self.isStopped,
    'void Stop()': (self: ParallelLoopState) => self.stop(),
    'void Break()': (self: ParallelLoopState) => self.break(),
  }),
  { runtime: ParallelLoopState },
);
