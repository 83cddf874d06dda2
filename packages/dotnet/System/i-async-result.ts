// The interface `System.IAsyncResult`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IAsyncResult`. */
export const iAsyncResultType: TypeDeclaration = declareType('public interface System.IAsyncResult', () => ({
  'bool IsCompleted { get; }': undefined,
  'object? AsyncState { get; }': undefined,
  'bool CompletedSynchronously { get; }': (self: object) =>
    (self as Readonly<Record<string, (() => boolean) | undefined>>)[
      'IAsyncResult.get_CompletedSynchronously/0'
    ]?.() ?? false,
}));
