// The enum `System.Globalization.DigitShapes`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Globalization.DigitShapes`. */
export const digitShapesType: TypeDeclaration = declareEnum('public enum System.Globalization.DigitShapes', {
  Context: 0,
  None: 1,
  NativeNational: 2,
});
