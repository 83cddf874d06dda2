// The enum `System.Text.Json.Serialization.JsonNumberHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { numberHandlings } from './option-values.ts';

/** `System.Text.Json.Serialization.JsonNumberHandling`. */
export const jsonNumberHandlingType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Text.Json.Serialization.JsonNumberHandling',
  numberHandlings,
);
