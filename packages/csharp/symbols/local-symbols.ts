// Variables of code: locals, parameters, range variables, and the variables at the top of a script.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type {
  AttributeData,
  FieldSymbol,
  ParameterSymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { RefKind, TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';

/** How a variable came to be. */
export type LocalKind =
  'variable' | 'constant' | 'parameter' | 'foreach' | 'using' | 'pattern' | 'out' | 'catch' | 'temporary';

const noAttributes: readonly AttributeData[] = [];

/**
 * A variable. The binder fills in what the emitter must know of its uses while it binds them.
 */
export class LocalSymbol {
  readonly kind = 'local';
  readonly name: string;
  readonly localKind: LocalKind;
  /** The function it belongs to: captured when used from another one. Null for variables of the script. */
  readonly owner: FunctionSymbol | null;
  readonly declaration: TextSpan;
  type: Type;
  /** Where the type, as it is written or found, has references that may be null: messages write them so. */
  annotation: TypeAnnotation | undefined;
  /** `ref` locals and `ref`/`out`/`in` parameters: the variable holds a `Ref`. */
  readonly refKind: RefKind;
  /** The parameter, for parameters. */
  readonly parameter: ParameterSymbol | undefined;
  constant: { readonly value: ConstantValue } | undefined;
  /** Some lambda or local function uses it. */
  isCaptured = false;
  /** Its address is taken (`ref x`, `out x`): it lives in a cell. */
  isByRef = false;
  /** A `ref` local whose variable lives on when the function is left. */
  isReturnable = false;
  /**
   * At the top of a script, a `readonly` variable or a property with nothing but `get`: only its declaration gives it a value.
   * An `in` parameter of an operator or an accessor, which gets the value itself. The range variable of a query.
   */
  readOnly: 'variable' | 'property' | 'in' | 'range' | undefined;
  /** At the top of a script. */
  isVolatile = false;
  /** At the top of a script, an automatic property or an event. */
  isMember = false;
  /** What is written before the declaration of a variable of the script. */
  attributes: readonly AttributeData[] = noAttributes;
  /** `scoped`: what it holds stays in the method. */
  isScoped = false;
  /** Some `using` or `lock` statement is for its value. */
  isKept = false;
  isRead = false;
  isAssigned = false;
  /** The fields in a variable of a struct type that code names: whether they have a value counts one by one. */
  namedFields: NamedFields | undefined;

  constructor(
    name: string,
    localKind: LocalKind,
    type: Type,
    owner: FunctionSymbol | null,
    declaration: TextSpan,
    refKind: RefKind = 'none',
    parameter?: ParameterSymbol,
  ) {
    this.name = name;
    this.localKind = localKind;
    this.type = type;
    this.owner = owner;
    this.declaration = declaration;
    this.refKind = refKind;
    this.parameter = parameter;
  }
}

/** Fields of a struct, by definitions, with the fields in them that are named. */
export interface NamedFields extends Map<FieldSymbol, NamedFields> {}

/** Something with a body of its own: a method, accessor, local function, lambda, or a block of the script. */
export interface FunctionSymbol {
  readonly parent: FunctionSymbol | null;
  readonly isAsync: boolean;
  /** Contains `yield`: set when the first one is bound. */
  isIterator: boolean;
  readonly isRefReturn?: boolean;
}

/** A `goto` target. */
export interface LabelSymbol {
  readonly name: string;
}

/** Whether the variable belongs to the caller, who alone may change it. */
export const isReadOnlyReference = ({ refKind, readOnly }: LocalSymbol): boolean =>
  refKind === 'in' || refKind === 'ref readonly' || readOnly === 'in';
