// The interface `System.ComponentModel.IDataErrorInfo`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.IDataErrorInfo`. */
export const iDataErrorInfoType: TypeDeclaration = declareType(
  'public interface System.ComponentModel.IDataErrorInfo',
  () => ({
    'string Error { get; }': undefined,
    'string this[string columnName] { get; }': undefined,
  }),
);
