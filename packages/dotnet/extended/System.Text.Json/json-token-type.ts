// The enum `System.Text.Json.JsonTokenType` as template code sees it.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { tokenTypes } from '../../System.Text.Json/utf8-reader.ts';

/** `System.Text.Json.JsonTokenType`. */
export const jsonTokenTypeType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.JsonTokenType : byte',
  tokenTypes,
);
