// `System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver`. */
export const iJsonTypeInfoResolverType: TypeDeclaration = declareType(
  'public interface System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver',
);
