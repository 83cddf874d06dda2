// The interface `Newtonsoft.Json.Serialization.IReferenceResolver`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const referenceResolverInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.IReferenceResolver',
  () => ({
    'object ResolveReference(object context, string reference)': undefined,
    'string GetReference(object context, object value)': undefined,
    'bool IsReferenced(object context, object value)': undefined,
    'void AddReference(object context, string reference, object value)': undefined,
  }),
);
