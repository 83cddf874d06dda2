// The enum `System.Reflection.GenericParameterAttributes`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** What the attributes of a type parameter say. */
export const genericParameterAttributes = {
  None: 0,
  Covariant: 1,
  Contravariant: 2,
  VarianceMask: 3,
  ReferenceTypeConstraint: 4,
  NotNullableValueTypeConstraint: 8,
  DefaultConstructorConstraint: 16,
  SpecialConstraintMask: 28,
  AllowByRefLike: 32,
} as const;

/** `System.Reflection.GenericParameterAttributes`. */
export const genericParameterAttributesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Reflection.GenericParameterAttributes',
  genericParameterAttributes,
);
