// The class `Newtonsoft.Json.Serialization.DefaultReferenceResolver` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DefaultReferenceResolver } from './references.ts';

export const defaultReferenceResolverType: TypeDeclaration = declareType(
  'internal class Newtonsoft.Json.Serialization.DefaultReferenceResolver : Newtonsoft.Json.Serialization.IReferenceResolver',
  () => ({}),
  { runtime: DefaultReferenceResolver },
);
