// The class `Newtonsoft.Json.Serialization.CamelCasePropertyNamesContractResolver` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CamelCasePropertyNamesContractResolver } from './contracts/contract-resolver.ts';

export const camelCaseResolverType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.CamelCasePropertyNamesContractResolver : Newtonsoft.Json.Serialization.DefaultContractResolver',
  () => ({ 'CamelCasePropertyNamesContractResolver()': () => new CamelCasePropertyNamesContractResolver() }),
  { runtime: CamelCasePropertyNamesContractResolver },
);
