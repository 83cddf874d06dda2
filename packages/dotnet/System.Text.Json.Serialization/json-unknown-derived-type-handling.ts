// The enum `System.Text.Json.Serialization.JsonUnknownDerivedTypeHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.JsonUnknownDerivedTypeHandling`. */
export const jsonUnknownDerivedTypeHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.JsonUnknownDerivedTypeHandling',
  {
    FailSerialization: 0,
    FallBackToBaseType: 1,
    FallBackToNearestAncestor: 2,
  },
);
