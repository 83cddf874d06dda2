// The interface `System.Threading.ITimer`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.ITimer`. */
export const iTimerType: TypeDeclaration = declareType(
  'public interface System.Threading.ITimer : IDisposable, IAsyncDisposable',
  () => ({
    'bool Change(TimeSpan dueTime, TimeSpan period)': undefined,
  }),
);
