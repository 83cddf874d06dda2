// A body of code that is being bound: what `return`, `yield` and `await` mean in it.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { FunctionSymbol } from '../../symbols/local-symbols.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** What sort of code it is. */
export type FunctionKind =
  | 'method'
  | 'constructor'
  | 'accessor'
  | 'localFunction'
  | 'lambda'
  | 'anonymousMethod'
  | 'submission'
  /** Of a `static` variable at the top of a script. */
  | 'staticVariable'
  | 'initializer';

/** A `return` of a lambda whose return type is not known yet. */
export interface InferredReturn {
  readonly value: AnyExpression | undefined;
  readonly span: TextSpan;
  /** Gives the bound statement its value, converted, once the type is known. */
  readonly complete: (value: BoundExpression) => void;
}

/** What is known of a function before its body is bound. */
export interface FunctionInit {
  readonly kind: FunctionKind;
  readonly parent: FunctionSymbol | null;
  readonly isAsync?: boolean;
  /** A clause of a query. */
  readonly isOfQuery?: boolean;
  /** The method, accessor or local function; undefined for lambdas and blocks of the script. */
  readonly method?: MethodSymbol | undefined;
  /**
   * What it is declared to return: `Task<int>` for an async method. Undefined for a lambda whose return type is to be
   * found out: its `return`s are then collected in {@link FunctionContext.inferredReturns}.
   */
  readonly returnType: Type | undefined;
  /** What `return` must give: `int` in an async method that returns `Task<int>`; undefined where a value is not allowed. */
  readonly resultType: Type | undefined;
  /** Whether it returns by reference (`ref T`, `ref readonly T`). */
  readonly refKind?: RefKind;
}

/** A method, accessor, local function, lambda, field initializer, or a block of the script. */
export class FunctionContext implements FunctionSymbol {
  readonly kind: FunctionKind;
  readonly parent: FunctionSymbol | null;
  readonly isAsync: boolean;
  readonly isOfQuery: boolean;
  readonly method: MethodSymbol | undefined;
  readonly returnType: Type | undefined;
  readonly resultType: Type | undefined;
  readonly refKind: RefKind;
  isIterator = false;
  /** Its body as it is written. */
  whole: TextSpan | undefined;
  /** Filled while `returnType` is undefined: the values of `return` as they are, unconverted. */
  readonly inferredReturns: InferredReturn[] = [];
  /** One of those values is a variable itself (`return ref x`). */
  givesReference = false;

  constructor(init: FunctionInit) {
    this.kind = init.kind;
    this.parent = init.parent;
    this.isAsync = init.isAsync === true;
    this.isOfQuery = init.isOfQuery === true;
    this.method = init.method;
    this.returnType = init.returnType;
    this.resultType = init.resultType;
    this.refKind = init.refKind ?? 'none';
  }

  get isRefReturn(): boolean {
    return this.refKind !== 'none';
  }

  /** A lambda or anonymous method. */
  get isAnonymous(): boolean {
    return this.kind === 'lambda' || this.kind === 'anonymousMethod';
  }
}
