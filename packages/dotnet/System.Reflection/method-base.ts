// The class `System.Reflection.MethodBase` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { MethodKind } from '@mockwright/language/metadata/symbol-kinds';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ConstructorInfo, MethodBase, MethodInfo } from './member-info.ts';
import { isPublic } from './type-facts.ts';

function isVirtual({ flags, containingType }: MethodSymbol): boolean {
  return (
    flags.isVirtual === true ||
    flags.isAbstract === true ||
    flags.isOverride === true ||
    (containingType?.kind === 'interface' && flags.isStatic !== true)
  );
}
const specialNames: ReadonlySet<MethodKind> = new Set([
  'getter',
  'setter',
  'adder',
  'remover',
  'operator',
  'conversion',
  'constructor',
]);
const typeList = (list: readonly Type[]): Type[] => toArray([...list], coreType('System.Type'));

/** `System.Reflection.MethodBase`. */
export const methodBaseType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.MethodBase : System.Reflection.MemberInfo',
  () => ({
    'System.Reflection.ParameterInfo[] GetParameters()': (self: MethodBase) =>
      toArray(self.parameters, coreType('System.Reflection.ParameterInfo')),
    'bool IsStatic { get; }': (self: MethodBase) => self.symbol.isStatic,
    'bool IsPublic { get; }': (self: MethodBase) => isPublic(self.symbol),
    'bool IsPrivate { get; }': (self: MethodBase) => self.symbol.accessibility === 'private',
    'bool IsAbstract { get; }': (self: MethodBase) => self.symbol.flags.isAbstract === true,
    'bool IsVirtual { get; }': (self: MethodBase) => isVirtual(self.symbol),
    'bool IsFinal { get; }': (self: MethodBase) => self.symbol.flags.isSealed === true,
    'bool IsHideBySig { get; }': () => true,
    'bool IsSpecialName { get; }': (self: MethodBase) => specialNames.has(self.symbol.methodKind),
    'bool IsAssembly { get; }': (self: MethodBase) =>
      self.symbol.accessibility === 'internal' && !isPublic(self.symbol),
    'bool IsFamily { get; }': (self: MethodBase) => self.symbol.accessibility === 'protected',
    'bool IsGenericMethodDefinition { get; }': (self: MethodBase) => self.isGenericDefinition,
    'bool ContainsGenericParameters { get; }': (self: MethodBase) => self.isGenericDefinition,
    'virtual Type[] GetGenericArguments()': ({ symbol }: MethodBase) =>
      typeList(symbol.typeArguments.length > 0 ? symbol.typeArguments : symbol.typeParameters),
    'object? Invoke(object? obj, object?[]? parameters)': (
      self: MethodBase,
      target: unknown,
      values: unknown[] | null,
    ) =>
      self instanceof MethodInfo
        ? self.invoke(target, values)
        : self instanceof ConstructorInfo
          ? self.invoke(target, values)
          : null,
    'bool IsConstructor { get; }': (self: MethodBase) => self instanceof ConstructorInfo,
    'bool IsGenericMethod { get; }': (self: MethodBase) => self.symbol.typeParameters.length > 0,
    'override string ToString()': (self: MethodBase) => self.$toString(),
  }),
  { runtime: MethodBase },
);
