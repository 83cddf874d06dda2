// The enum `System.Text.Json.JsonValueKind`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.JsonValueKind`. */
export const jsonValueKindType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.JsonValueKind : byte',
  {
    Undefined: 0,
    Object: 1,
    Array: 2,
    String: 3,
    Number: 4,
    True: 5,
    False: 6,
    Null: 7,
  },
);
