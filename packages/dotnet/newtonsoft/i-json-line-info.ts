// The interface `Newtonsoft.Json.IJsonLineInfo`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.IJsonLineInfo`. */
export const jsonLineInfoType: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.IJsonLineInfo',
  () => ({
    'int LineNumber { get; }': undefined,
    'int LinePosition { get; }': undefined,
    'bool HasLineInfo()': undefined,
  }),
);
