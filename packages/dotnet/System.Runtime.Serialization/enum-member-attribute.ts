// The attribute `System.Runtime.Serialization.EnumMemberAttribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Attribute } from '../System/attribute.ts';

class EnumMemberAttribute extends Attribute {
  value: string | null = null;
}

/** `System.Runtime.Serialization.EnumMemberAttribute`. */
export const enumMemberAttributeType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.Serialization.EnumMemberAttribute : Attribute',
  () => ({
    'EnumMemberAttribute()': () => new EnumMemberAttribute(),
    'string? Value { get; set; }': {
      get: (self: EnumMemberAttribute) => self.value,
      set: (self: EnumMemberAttribute, value: string | null) => (self.value = value),
    },
  }),
  { runtime: EnumMemberAttribute },
);
