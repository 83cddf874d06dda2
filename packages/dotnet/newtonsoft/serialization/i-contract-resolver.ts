// `Newtonsoft.Json.Serialization.IContractResolver`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const contractResolverInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.IContractResolver',
  () => ({ 'JsonContract ResolveContract(Type type)': undefined }),
);
