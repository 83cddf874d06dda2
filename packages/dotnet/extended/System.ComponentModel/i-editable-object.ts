// The interface `System.ComponentModel.IEditableObject`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.IEditableObject`. */
export const iEditableObjectType: TypeDeclaration = declareType(
  'public interface System.ComponentModel.IEditableObject',
  () => ({
    'void BeginEdit()': undefined,
    'void EndEdit()': undefined,
    'void CancelEdit()': undefined,
  }),
);
