// The interface `System.Numerics.IBitwiseOperators`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Numerics.IBitwiseOperators`. */
export const iBitwiseOperatorsType: TypeDeclaration = declareType(
  'public interface System.Numerics.IBitwiseOperators<TSelf, TOther, TResult> where TSelf : IBitwiseOperators<TSelf, TOther, TResult>',
  () => ({
    'static abstract TResult operator &(TSelf left, TOther right)': undefined,
    'static abstract TResult operator |(TSelf left, TOther right)': undefined,
    'static abstract TResult operator ^(TSelf left, TOther right)': undefined,
    'static abstract TResult operator ~(TSelf value)': undefined,
  }),
);
