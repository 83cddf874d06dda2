// The interface `System.IDisposable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IDisposable`. */
export const iDisposableType: TypeDeclaration = declareType('public interface System.IDisposable', () => ({
  'void Dispose()': undefined,
}));
