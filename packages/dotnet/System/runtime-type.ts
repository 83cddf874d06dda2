// The class `System.RuntimeType` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.RuntimeType`: what type objects themselves are. */
export const runtimeTypeType: TypeDeclaration = declareType(
  'internal sealed class System.RuntimeType : System.Reflection.TypeInfo',
);
