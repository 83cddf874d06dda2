// The class `System.Reflection.TypeInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Reflection.TypeInfo`: a type with all it declares. */
export const typeInfoType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.TypeInfo : Type',
);
