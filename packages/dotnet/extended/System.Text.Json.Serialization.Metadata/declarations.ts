// The types of `System.Text.Json.Serialization.Metadata` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonTypeInfoKindType } from './json-type-info-kind.ts';
import { jsonPropertyInfoType } from './json-property-info.ts';
import { jsonTypeInfoType } from './json-type-info.ts';
import { iJsonTypeInfoResolverType } from './i-json-type-info-resolver.ts';
import { defaultJsonTypeInfoResolverType } from './default-json-type-info-resolver.ts';
import { jsonTypeInfoResolverType } from './json-type-info-resolver.ts';

/** Types of `System.Text.Json.Serialization.Metadata`, containing types before the types inside them. */
export const systemTextJsonSerializationMetadataDeclarations: readonly TypeDeclaration[] = [
  jsonTypeInfoKindType,
  jsonPropertyInfoType,
  jsonTypeInfoType,
  iJsonTypeInfoResolverType,
  defaultJsonTypeInfoResolverType,
  jsonTypeInfoResolverType,
];
