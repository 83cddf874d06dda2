// `Newtonsoft.Json.Serialization.DefaultReferenceResolver`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DefaultReferenceResolver } from './references.ts';

export const defaultReferenceResolverType: TypeDeclaration = declareType(
  'internal class Newtonsoft.Json.Serialization.DefaultReferenceResolver : Newtonsoft.Json.Serialization.IReferenceResolver',
  () => ({}),
  { runtime: DefaultReferenceResolver },
);
