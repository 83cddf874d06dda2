// The interface `System.IAsyncDisposable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IAsyncDisposable`. */
export const iAsyncDisposableType: TypeDeclaration = declareType(
  'public interface System.IAsyncDisposable',
  () => ({
    'System.Threading.Tasks.ValueTask DisposeAsync()': undefined,
  }),
);
