// The interface `System.Runtime.CompilerServices.ICriticalNotifyCompletion`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.CompilerServices.ICriticalNotifyCompletion`. */
export const iCriticalNotifyCompletionType: TypeDeclaration = declareType(
  'public interface System.Runtime.CompilerServices.ICriticalNotifyCompletion : INotifyCompletion',
  () => ({
    'void UnsafeOnCompleted(Action continuation)': undefined,
  }),
);
