// The enum `System.Reflection.MemberTypes`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { memberKinds } from './member-enums.ts';
import { MethodInfo } from './member-info.ts';
import type { MemberInfo } from './member-info.ts';
import { isPublic } from './type-facts.ts';

/** A member that reads a property of the class behind it. */
export function accessor(
  { reflected }: MemberInfo,
  method: MethodSymbol | undefined,
  nonPublic: boolean,
): MethodInfo | null {
  return method && (nonPublic || isPublic(method)) ? new MethodInfo(method, reflected) : null;
}

/** `System.Reflection.MemberTypes`. */
export const memberTypesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Reflection.MemberTypes',
  memberKinds,
);
