// The attribute `System.Attribute`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { equals, identityHash } from '@mockwright/language/runtime/equality';
import { attributeStatics } from '../System.Reflection/custom-attribute-extensions.ts';

/** An attribute as an object, which reflection makes. */
export class Attribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}

/** `System.Attribute`. */
export const attributeType: TypeDeclaration = declareType(
  'public abstract class System.Attribute',
  () => ({
    'protected Attribute()': () => new Attribute(),
    'override bool Equals(object? obj)': (self: Attribute, other: unknown) => equals(self, other),
    'override int GetHashCode()': (self: Attribute) => identityHash(self),
    'virtual bool Match(object? obj)': (self: Attribute, other: unknown) => equals(self, other),
    'virtual bool IsDefaultAttribute()': () => false,
    'virtual object TypeId { get; }': (self: Attribute) => self.$type,
    ...attributeStatics,
  }),
  { runtime: Attribute },
);
