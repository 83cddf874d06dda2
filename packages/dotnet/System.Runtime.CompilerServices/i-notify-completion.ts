// The interface `System.Runtime.CompilerServices.INotifyCompletion`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.CompilerServices.INotifyCompletion`. */
export const iNotifyCompletionType: TypeDeclaration = declareType(
  'public interface System.Runtime.CompilerServices.INotifyCompletion',
  () => ({
    'void OnCompleted(Action continuation)': undefined,
  }),
);
