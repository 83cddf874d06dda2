// The enum `System.Threading.Tasks.TaskCreationOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.Tasks.TaskCreationOptions`. */
export const taskCreationOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Threading.Tasks.TaskCreationOptions',
  {
    None: 0,
    PreferFairness: 1,
    LongRunning: 2,
    AttachedToParent: 4,
    DenyChildAttach: 8,
    HideScheduler: 16,
    RunContinuationsAsynchronously: 64,
  },
);
