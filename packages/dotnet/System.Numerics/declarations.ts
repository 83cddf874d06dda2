// The types of `System.Numerics`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iAdditionOperatorsType } from './i-addition-operators.ts';
import { iSubtractionOperatorsType } from './i-subtraction-operators.ts';
import { iMultiplyOperatorsType } from './i-multiply-operators.ts';
import { iDivisionOperatorsType } from './i-division-operators.ts';
import { iModulusOperatorsType } from './i-modulus-operators.ts';
import { iEqualityOperatorsType } from './i-equality-operators.ts';
import { iComparisonOperatorsType } from './i-comparison-operators.ts';
import { iBitwiseOperatorsType } from './i-bitwise-operators.ts';
import { iShiftOperatorsType } from './i-shift-operators.ts';
import { iUnaryPlusOperatorsType } from './i-unary-plus-operators.ts';
import { iUnaryNegationOperatorsType } from './i-unary-negation-operators.ts';
import { iIncrementOperatorsType } from './i-increment-operators.ts';
import { iDecrementOperatorsType } from './i-decrement-operators.ts';
import { iAdditiveIdentityType } from './i-additive-identity.ts';
import { iMultiplicativeIdentityType } from './i-multiplicative-identity.ts';
import { iMinMaxValueType } from './i-min-max-value.ts';
import { iNumberBaseType } from './i-number-base.ts';
import { iNumberType } from './i-number.ts';
import { iSignedNumberType } from './i-signed-number.ts';
import { iUnsignedNumberType } from './i-unsigned-number.ts';
import { iBinaryNumberType } from './i-binary-number.ts';
import { iBinaryIntegerType } from './i-binary-integer.ts';
import { iFloatingPointConstantsType } from './i-floating-point-constants.ts';
import { iFloatingPointType } from './i-floating-point.ts';
import { iExponentialFunctionsType } from './i-exponential-functions.ts';
import { iHyperbolicFunctionsType } from './i-hyperbolic-functions.ts';
import { iLogarithmicFunctionsType } from './i-logarithmic-functions.ts';
import { iPowerFunctionsType } from './i-power-functions.ts';
import { iRootFunctionsType } from './i-root-functions.ts';
import { iTrigonometricFunctionsType } from './i-trigonometric-functions.ts';
import { iFloatingPointIeee754Type } from './i-floating-point-ieee754.ts';
import { iBinaryFloatingPointIeee754Type } from './i-binary-floating-point-ieee754.ts';
import { bigIntegerType } from './big-integer.ts';

/** The types of `System.Numerics`, containing types before the types inside them. */
export const systemNumericsDeclarations: readonly TypeDeclaration[] = [
  iAdditionOperatorsType,
  iSubtractionOperatorsType,
  iMultiplyOperatorsType,
  iDivisionOperatorsType,
  iModulusOperatorsType,
  iEqualityOperatorsType,
  iComparisonOperatorsType,
  iBitwiseOperatorsType,
  iShiftOperatorsType,
  iUnaryPlusOperatorsType,
  iUnaryNegationOperatorsType,
  iIncrementOperatorsType,
  iDecrementOperatorsType,
  iAdditiveIdentityType,
  iMultiplicativeIdentityType,
  iMinMaxValueType,
  iNumberBaseType,
  iNumberType,
  iSignedNumberType,
  iUnsignedNumberType,
  iBinaryNumberType,
  iBinaryIntegerType,
  iFloatingPointConstantsType,
  iFloatingPointType,
  iExponentialFunctionsType,
  iHyperbolicFunctionsType,
  iLogarithmicFunctionsType,
  iPowerFunctionsType,
  iRootFunctionsType,
  iTrigonometricFunctionsType,
  iFloatingPointIeee754Type,
  iBinaryFloatingPointIeee754Type,
  bigIntegerType,
];
