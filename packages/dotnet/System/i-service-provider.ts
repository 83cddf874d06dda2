// The interface `System.IServiceProvider`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IServiceProvider`. */
export const iServiceProviderType: TypeDeclaration = declareType(
  'public interface System.IServiceProvider',
  () => ({
    'object? GetService(Type serviceType)': undefined,
  }),
);
