// The class `System.Reflection.ConstructorInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ConstructorInfo } from './member-info.ts';

/** `System.Reflection.ConstructorInfo`. */
export const constructorInfoType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.ConstructorInfo : System.Reflection.MethodBase',
  () => ({
    'object Invoke(object?[]? parameters)': (self: ConstructorInfo, values: unknown[] | null) =>
      self.invoke(null, values),
  }),
  { runtime: ConstructorInfo },
);
