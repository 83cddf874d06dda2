// Which members of a type are serialized.
import type { MemberInfo } from '../../../System.Reflection/member-info.ts';
import { MemberSerialization } from '../../member-serialization.ts';
import { attributeOf, memberAttributes, typeAttribute } from './attributes.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { isPublic } from '../../../System.Reflection/data-members.ts';

/** Whether a member is one that is serialized: public, or marked; or a field where fields are. */
export function isWanted(info: MemberInfo | null, serialization: number): boolean {
  const { symbol: member, reflected } = notNull(info, 'member');
  if (serialization === MemberSerialization.Fields) return member.kind === 'field';
  if (member.kind !== 'field' && member.kind !== 'property') return false;
  const names = ['JsonProperty', 'JsonRequired'];
  if (typeAttribute(reflected, 'DataContract')) names.push('DataMember');
  return isPublic(member) || names.some((name) => attributeOf(memberAttributes(member), name));
}
