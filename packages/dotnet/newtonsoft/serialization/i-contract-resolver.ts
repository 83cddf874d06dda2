// The interface `Newtonsoft.Json.Serialization.IContractResolver`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const contractResolverInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.IContractResolver',
  () => ({ 'JsonContract ResolveContract(Type type)': undefined }),
);
