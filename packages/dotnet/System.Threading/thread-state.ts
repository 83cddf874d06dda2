// The enum `System.Threading.ThreadState`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ThreadState`. */
export const threadStateType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Threading.ThreadState',
  {
    Running: 0,
    StopRequested: 1,
    SuspendRequested: 2,
    Background: 4,
    Unstarted: 8,
    Stopped: 16,
    WaitSleepJoin: 32,
    Suspended: 64,
    AbortRequested: 128,
    Aborted: 256,
  },
);
