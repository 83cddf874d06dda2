// The enum `System.Text.Json.Serialization.JsonIgnoreCondition`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ignoreConditions } from './option-values.ts';

/** `System.Text.Json.Serialization.JsonIgnoreCondition`. */
export const jsonIgnoreConditionType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.JsonIgnoreCondition',
  ignoreConditions,
);
