// The interface `System.ICloneable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ICloneable`. */
export const iCloneableType: TypeDeclaration = declareType('public interface System.ICloneable', () => ({
  'object Clone()': undefined,
}));
