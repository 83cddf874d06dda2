// The interface `System.ComponentModel.ISupportInitialize`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ComponentModel.ISupportInitialize`. */
export const iSupportInitializeType: TypeDeclaration = declareType(
  'public interface System.ComponentModel.ISupportInitialize',
  () => ({
    'void BeginInit()': undefined,
    'void EndInit()': undefined,
  }),
);
