// The interface `System.Dynamic.IDynamicMetaObjectProvider`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Dynamic.IDynamicMetaObjectProvider`. */
export const iDynamicMetaObjectProviderType: TypeDeclaration = declareType(
  'public interface System.Dynamic.IDynamicMetaObjectProvider',
);
