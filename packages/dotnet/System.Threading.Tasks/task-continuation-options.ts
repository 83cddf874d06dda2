// The enum `System.Threading.Tasks.TaskContinuationOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.Tasks.TaskContinuationOptions`. */
export const taskContinuationOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Threading.Tasks.TaskContinuationOptions',
  {
    None: 0,
    PreferFairness: 1,
    LongRunning: 2,
    AttachedToParent: 4,
    DenyChildAttach: 8,
    HideScheduler: 16,
    LazyCancellation: 32,
    RunContinuationsAsynchronously: 64,
    NotOnRanToCompletion: 0x10000,
    NotOnFaulted: 0x20000,
    OnlyOnCanceled: 0x30000,
    NotOnCanceled: 0x40000,
    OnlyOnFaulted: 0x50000,
    OnlyOnRanToCompletion: 0x60000,
    ExecuteSynchronously: 0x80000,
  },
);
