// The interface `System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver`. */
export const iJsonTypeInfoResolverType: TypeDeclaration = declareType(
  'public interface System.Text.Json.Serialization.Metadata.IJsonTypeInfoResolver',
);
