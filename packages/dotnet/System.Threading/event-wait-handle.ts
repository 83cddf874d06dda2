// The class `System.Threading.EventWaitHandle` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { EventWaitHandle } from './wait-handle.ts';

/** `System.Threading.EventWaitHandle`. */
export const eventWaitHandleType: TypeDeclaration = declareType(
  'public class System.Threading.EventWaitHandle : WaitHandle',
  () => ({
    'EventWaitHandle(bool initialState, EventResetMode mode)': (isSet, mode) =>
      new EventWaitHandle(isSet, mode === 1),
    'bool Set()': (self: EventWaitHandle) => self.set(true),
    'bool Reset()': (self: EventWaitHandle) => self.set(false),
  }),
  { runtime: EventWaitHandle },
);
