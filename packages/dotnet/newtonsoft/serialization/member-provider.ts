// The value provider of a property or field.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { FieldInfo, PropertyInfo } from '../../System.Reflection/member-info.ts';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import { MemberValueProvider } from './contracts/value-provider.ts';

/** `new ExpressionValueProvider(memberInfo)`. @throws as .NET does where there is no member */
export function memberProvider(info: MemberInfo | null): MemberValueProvider {
  if (!(info instanceof PropertyInfo || info instanceof FieldInfo))
    throw new ArgumentException('MemberInfo must be of type FieldInfo or PropertyInfo', 'member');
  return new MemberValueProvider(info.symbol);
}
