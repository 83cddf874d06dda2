// The enumerations of `System.Threading.Tasks`.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `TaskStatus`, `TaskCreationOptions`, `TaskContinuationOptions` and `ConfigureAwaitOptions`. */
export const taskEnums: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Threading.Tasks.TaskStatus', {
    Created: 0,
    WaitingForActivation: 1,
    WaitingToRun: 2,
    Running: 3,
    WaitingForChildrenToComplete: 4,
    RanToCompletion: 5,
    Canceled: 6,
    Faulted: 7,
  }),
  declareEnum('[Flags] public enum System.Threading.Tasks.TaskCreationOptions', {
    None: 0,
    PreferFairness: 1,
    LongRunning: 2,
    AttachedToParent: 4,
    DenyChildAttach: 8,
    HideScheduler: 16,
    RunContinuationsAsynchronously: 64,
  }),
  declareEnum('[Flags] public enum System.Threading.Tasks.ConfigureAwaitOptions', {
    None: 0,
    ContinueOnCapturedContext: 1,
    SuppressThrowing: 2,
    ForceYielding: 4,
  }),
  declareEnum('[Flags] public enum System.Threading.Tasks.TaskContinuationOptions', {
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
  }),
];
