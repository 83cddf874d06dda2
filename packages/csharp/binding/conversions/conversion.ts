// What a conversion is, before it is applied: its kind and the conversions inside it.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { ConversionKind } from '../bound-tree/bound-nodes.ts';

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
  | 'stringHandler'
  | 'throw'
  | 'tupleLiteral'
  | 'inlineArray';

/** A user-defined conversion with what happens before and after the call. */
export interface UserDefinedConversion {
  readonly method: MethodSymbol;
  /** The parameter's and the result's types, made nullable when the conversion is lifted. */
  readonly from: Type;
  readonly to: Type;
  readonly source: Conversion;
  readonly target: Conversion;
}

/** How a value of one type becomes one of another. */
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

/** The types are the same, or differ in nothing that exists at run time. */
export const identity: Conversion = simple('identity', true);
/** To a base class or an interface. */
export const implicitReference: Conversion = simple('implicitReference', true);
/** To a derived class, checked at run time. */
export const explicitReference: Conversion = simple('explicitReference', false);
/** A value type as a reference type. */
export const boxing: Conversion = simple('boxing', true);
/** A boxed value as its type, checked at run time. */
export const unboxing: Conversion = simple('unboxing', false);
/** An array, a string or a span as a span. */
export const spanConversion: Conversion = simple('span', true);
/** An inline array as a span over its elements. */
export const inlineArrayConversion: Conversion = simple('inlineArray', true);
/** A number as a wider one. */
export const implicitNumeric: Conversion = simple('implicitNumeric', true);
/** A number as one that may not hold it. */
export const explicitNumeric: Conversion = simple('explicitNumeric', false);
/** Between enums and numbers. */
export const explicitEnum: Conversion = simple('explicitEnum', false);
/** A constant that fits. */
export const implicitConstant: Conversion = simple('constant', true);
/** `null` as a type that has it. */
export const nullLiteral: Conversion = simple('nullLiteral', true);
/** `default` as any type. */
export const defaultLiteral: Conversion = simple('defaultLiteral', true);
/** To be found out at run time. */
export const implicitDynamic: Conversion = simple('dynamic', true);
/** A cast to be found out at run time. */
export const explicitDynamic: Conversion = simple('dynamic', false);
/** A lambda as a delegate. */
export const lambdaConversion: Conversion = simple('lambda', true);
/** A method as a delegate. */
export const methodGroupConversion: Conversion = simple('methodGroup', true);
/** `new(…)` as an object of the type. */
export const creationConversion: Conversion = simple('creation', true);
/** `[…]` as a collection of the type. */
export const collectionConversion: Conversion = simple('collection', true);
/** `$"…"` as a `FormattableString`. */
export const interpolatedStringConversion: Conversion = simple('interpolatedString', true);
/** `$"…"` as a handler that its parts are appended to. */
export const stringHandlerConversion: Conversion = simple('stringHandler', true);
/** `throw e` as any type. */
export const throwConversion: Conversion = simple('throw', true);
/** `a ? b : c` and `switch`, branch by branch. */
export const choiceConversion: Conversion = simple('choice', true);

/** Lifted over what is inside. */
export function nullableConversion(inside: Conversion, isImplicit: boolean): Conversion {
  return { form: isImplicit ? 'implicitNullable' : 'explicitNullable', isImplicit, nested: [inside] };
}
