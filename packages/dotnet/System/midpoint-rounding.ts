// The enum `System.MidpointRounding`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.MidpointRounding`. */
export const midpointRoundingType: TypeDeclaration = declareEnum('public enum System.MidpointRounding', {
  ToEven: 0,
  AwayFromZero: 1,
  ToZero: 2,
  ToNegativeInfinity: 3,
  ToPositiveInfinity: 4,
});
