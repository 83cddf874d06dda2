// The class `System.Reflection.MemberInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { attributeMembers } from './custom-attribute-extensions.ts';
import { memberKinds } from './member-enums.ts';
import { MemberInfo } from './member-info.ts';
import { simpleName } from './type-facts.ts';

function same(left: unknown, right: unknown): boolean {
  return left === right || (left instanceof MemberInfo && left.$equals(right));
}

/** `System.Reflection.MemberInfo`. */
export const memberInfoType: TypeDeclaration = declareType(
  'public abstract class System.Reflection.MemberInfo',
  () => ({
    ...attributeMembers,
    ['static bool operator ==(System.Reflection.MemberInfo? left, System.Reflection.MemberInfo? right)']:
      same,
    ['static bool operator !=(System.Reflection.MemberInfo? left, System.Reflection.MemberInfo? right)']: (
      left: unknown,
      right: unknown,
    ) => !same(left, right),
    'string Name { get; }': (self: MemberInfo | NamedType) =>
      self instanceof MemberInfo ? self.name : simpleName(self),
    'Type? DeclaringType { get; }': (self: MemberInfo | NamedType) =>
      self instanceof MemberInfo ? self.declaringType : (self.containingType ?? null),
    'Type? ReflectedType { get; }': (self: MemberInfo | NamedType) =>
      self instanceof MemberInfo ? self.reflected : (self.containingType ?? null),
    'System.Reflection.MemberTypes MemberType { get; }': (self: MemberInfo | NamedType) =>
      self instanceof MemberInfo
        ? self.memberType
        : self.containingType
          ? memberKinds.NestedType
          : memberKinds.TypeInfo,
  }),
  { runtime: MemberInfo },
);
