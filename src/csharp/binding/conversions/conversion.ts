// What a conversion is, before it is applied: its kind and the conversions inside it.
import type { MethodSymbol, Type } from '../../../metadata/symbols.ts';
import type { ConversionKind } from '../bound-nodes.ts';

/** The kinds that act at run time, and those that only tell how an unconverted expression becomes a value. */
type ConversionForm =
  | ConversionKind
  /** A constant expression that fits, `0` to an enum included. */
  | 'constant'
  | 'lambda'
  | 'methodGroup'
  | 'creation'
  | 'collection'
  | 'choice'
  | 'interpolatedString'
  | 'throw'
  | 'tupleLiteral';

/** A user-defined conversion with what happens before and after the call. */
export interface UserDefinedConversion {
  readonly method: MethodSymbol;
  /** The parameter's and the result's types, made nullable when the conversion is lifted. */
  readonly from: Type;
  readonly to: Type;
  readonly source: Conversion;
  readonly target: Conversion;
}

export interface Conversion {
  readonly form: ConversionForm;
  /** Needs no cast. */
  readonly isImplicit: boolean;
  /** Of a tuple's elements; of a nullable the one inside. */
  readonly nested?: readonly Conversion[] | undefined;
  readonly userDefined?: UserDefinedConversion | undefined;
  /** Several user-defined conversions fit equally well (CS0457). */
  readonly ambiguous?: readonly [MethodSymbol, MethodSymbol] | undefined;
}

const simple = (form: ConversionForm, isImplicit: boolean): Conversion => ({ form, isImplicit });

export const identity: Conversion = simple('identity', true);
export const implicitReference: Conversion = simple('implicitReference', true);
export const explicitReference: Conversion = simple('explicitReference', false);
export const boxing: Conversion = simple('boxing', true);
export const unboxing: Conversion = simple('unboxing', false);
export const spanConversion: Conversion = simple('span', true);
export const implicitNumeric: Conversion = simple('implicitNumeric', true);
export const explicitNumeric: Conversion = simple('explicitNumeric', false);
export const explicitEnum: Conversion = simple('explicitEnum', false);
export const implicitConstant: Conversion = simple('constant', true);
export const nullLiteral: Conversion = simple('nullLiteral', true);
export const defaultLiteral: Conversion = simple('defaultLiteral', true);
export const implicitDynamic: Conversion = simple('dynamic', true);
export const explicitDynamic: Conversion = simple('dynamic', false);
export const lambdaConversion: Conversion = simple('lambda', true);
export const methodGroupConversion: Conversion = simple('methodGroup', true);
export const creationConversion: Conversion = simple('creation', true);
export const collectionConversion: Conversion = simple('collection', true);
export const interpolatedStringConversion: Conversion = simple('interpolatedString', true);
export const throwConversion: Conversion = simple('throw', true);
export const choiceConversion: Conversion = simple('choice', true);

/** Lifted over what is inside. */
export function nullableConversion(inside: Conversion, isImplicit: boolean): Conversion {
  return { form: isImplicit ? 'implicitNullable' : 'explicitNullable', isImplicit, nested: [inside] };
}
