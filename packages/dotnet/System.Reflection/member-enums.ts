// The enums of System.Reflection.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** The members of `MemberTypes`, by name. */
export const memberKinds = {
  Constructor: 1,
  Event: 2,
  Field: 4,
  Method: 8,
  Property: 16,
  TypeInfo: 32,
  Custom: 64,
  NestedType: 128,
  All: 191,
} as const;

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

/** `BindingFlags`, `MemberTypes`, `GenericParameterAttributes`. */
export const reflectionEnums: readonly TypeDeclaration[] = [
  declareEnum('[Flags] public enum System.Reflection.BindingFlags', {
    Default: 0,
    IgnoreCase: 1,
    DeclaredOnly: 2,
    Instance: 4,
    Static: 8,
    Public: 16,
    NonPublic: 32,
    FlattenHierarchy: 64,
    InvokeMethod: 256,
    CreateInstance: 512,
    GetField: 1024,
    SetField: 2048,
    GetProperty: 4096,
    SetProperty: 8192,
  }),
  declareEnum('[Flags] public enum System.Reflection.MemberTypes', memberKinds),
  declareEnum('[Flags] public enum System.Reflection.GenericParameterAttributes', genericParameterAttributes),
];
