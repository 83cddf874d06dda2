// The class `System.Reflection.MethodInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { sameMember } from '@mockwright/language/runtime/members';
import { createDelegateMembers } from './create-delegate.ts';
import { MethodInfo, ParameterInfo } from './member-info.ts';

/** The first declaration of a method that others override. */
function baseDefinition({ symbol, reflected }: MethodInfo): MethodInfo {
  let first = symbol;
  if (symbol.definition.key !== undefined) {
    for (let type = symbol.containingType?.baseType ?? null; type; type = type.baseType) {
      const same = sameMember(type, symbol);
      if (same?.definition.key === symbol.definition.key) first = same;
    }
  }
  return new MethodInfo(first, first === symbol ? reflected : first.containingType!);
}

/** `System.Reflection.MethodInfo`. */
export const methodInfoType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.MethodInfo : System.Reflection.MethodBase',
  () => ({
    ...createDelegateMembers,
    'System.Reflection.MethodInfo GetBaseDefinition()': baseDefinition,
    'System.Reflection.MethodInfo GetGenericMethodDefinition()': (self: MethodInfo) => {
      if (self.symbol.typeParameters.length === 0) throw new InvalidOperationException();
      return new MethodInfo(self.symbol.definition, self.reflected);
    },
    'System.Reflection.ParameterInfo ReturnParameter { get; }': (self: MethodInfo) =>
      new ParameterInfo(
        { name: '', type: self.symbol.returnType, refKind: 'none', isParams: false, isThis: false },
        -1,
        self,
      ),
    'Type ReturnType { get; }': (self: MethodInfo) => self.symbol.returnType,
    'System.Reflection.MethodInfo MakeGenericMethod(params Type[] typeArguments)': (
      self: MethodInfo,
      types: readonly (Type | null)[] | null,
    ) => self.makeGeneric(types),
  }),
  { runtime: MethodInfo },
);
