// What `dynamic` operations ask of the compiler at run time: it binds them again, with the types the values have then.
import type { Ref } from '../metadata/declaration.ts';
import type { MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';
import type { RefKind } from '../metadata/symbol-kinds.ts';

/** What the compiler knew of an argument at its call site. */
export interface DynamicArgumentInfo {
  readonly name: string | undefined;
  readonly refKind: RefKind;
  /** The argument's static type where it has one: overload resolution uses it instead of the run-time type. */
  readonly staticType: Type | undefined;
  readonly isConstant: boolean;
}

/** One operation in the code. The binder keeps what it found in `cache`, for the next time with the same types. */
export interface DynamicSite {
  readonly arguments: readonly DynamicArgumentInfo[];
  readonly typeArguments: readonly Type[];
  readonly isChecked: boolean;
  /** Of a compound assignment: what is read may be an event, what is stored is cast. */
  readonly isCompound: boolean;
  /** Of a call of which nothing need come. */
  readonly isEffect: boolean;
  /** Where functions of the script have no instance yet. */
  readonly lacksInstance?: boolean;
  /** The type whose code this is: decides what is accessible. */
  readonly context: NamedType | null;
  /** Calls on a static type or on `this` with dynamic arguments: the methods found at compile time. */
  readonly candidates: readonly MethodSymbol[] | undefined;
  /** The functions behind candidates that are local functions or functions of the script, by their index. */
  functions?: readonly (((...args: any[]) => unknown) | undefined)[] | undefined;
  cache: unknown;
  /** The site that keeps what was found, where this is it with other type arguments. */
  readonly origin?: DynamicSite;
}

/**
 * Binds and does a `dynamic` operation. Receivers, arguments and results are in boxed form (`ref`/`out` arguments are
 * `Ref`s of boxed values); nothing found is a `RuntimeBinderException` with Roslyn's message.
 */
export interface DynamicBinder {
  getMember(receiver: unknown, name: string, site: DynamicSite): unknown;
  /** @returns the value, as assigned */
  setMember(receiver: unknown, name: string, value: unknown, site: DynamicSite): unknown;
  getIndex(receiver: unknown, indices: readonly unknown[], site: DynamicSite): unknown;
  setIndex(receiver: unknown, indices: readonly unknown[], value: unknown, site: DynamicSite): unknown;
  invokeMember(receiver: unknown, name: string, args: readonly unknown[], site: DynamicSite): unknown;
  /** `T.M(d)`: a static method with dynamic arguments. */
  invokeStatic(type: NamedType | null, name: string, args: readonly unknown[], site: DynamicSite): unknown;
  /** `d(x)`. */
  invoke(target: unknown, args: readonly unknown[], site: DynamicSite): unknown;
  create(type: NamedType, args: readonly unknown[], site: DynamicSite): unknown;
  unary(operator: string, operand: unknown, site: DynamicSite): unknown;
  binary(operator: string, left: unknown, right: unknown, site: DynamicSite): unknown;
  /** To a static type; the result is in that type's natural form. */
  convert(value: unknown, type: Type, explicit: boolean, site: DynamicSite): unknown;
  /** To an `int`, as the place of an element of an array or its length: from any integer, checked. */
  convertIndex(value: unknown, site: DynamicSite): number;
  /** Whether the value is true, for `if (d)`, `d || e`. */
  isTrue(value: unknown, site: DynamicSite): boolean;
  /** Whether the value is false, for `d && e`. */
  isFalse(value: unknown, site: DynamicSite): boolean;
}

/** An operation on an object that may do by itself what its declared members do not. */
export type DynamicOperation =
  | { readonly kind: 'getMember' | 'setMember'; readonly name: string }
  | { readonly kind: 'invokeMember'; readonly name: string; readonly argumentNames: readonly string[] }
  | { readonly kind: 'invoke' | 'getIndex' | 'setIndex'; readonly argumentNames: readonly string[] }
  | { readonly kind: 'convert'; readonly type: Type; readonly isExplicit: boolean }
  | { readonly kind: 'binary' | 'unary'; readonly operator: string };

/** An object that is asked where its declared members have nothing for an operation: a `DynamicObject`. */
export interface DynamicFallback {
  /**
   * @param args what comes beside the object, boxed; what it puts in their place goes to `ref` arguments
   * @returns the result, boxed; undefined where it does not do this
   */
  $tryDynamic(operation: DynamicOperation, args: unknown[]): Ref | undefined;
}
