// The interface `Newtonsoft.Json.Serialization.IAttributeProvider`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const attributeProviderInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.IAttributeProvider',
  () => ({
    'IList<Attribute> GetAttributes(bool inherit)': undefined,
    'IList<Attribute> GetAttributes(Type attributeType, bool inherit)': undefined,
  }),
);
