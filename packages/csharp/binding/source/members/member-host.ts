// What the makers of members share: the type they make them for, and where bodies wait to be bound.
import type {
  EventSymbol,
  FieldSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  ArgumentListSyntax,
  AttributeListSyntax,
  BlockSyntax,
  ConstructorInitializerSyntax,
  ExpressionSyntax,
  ParameterListSyntax,
  TypeParameterSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import type { FunctionContext, FunctionKind } from '../../functions/function-context.ts';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';

/** A method, constructor, operator or accessor whose body is to be bound. */
export interface SourceMethod {
  readonly method: MethodSymbol;
  /** Inside the type, with the method's own type parameters in scope. */
  readonly binder: Binder;
  readonly kind: FunctionKind;
  readonly parameterList: ParameterListSyntax | undefined;
  readonly body: BlockSyntax | undefined;
  readonly expression: ExpressionSyntax | undefined;
  readonly initializer?: ConstructorInitializerSyntax | undefined;
  /** Primary constructors: what is written after the base type. */
  readonly baseArguments?: ArgumentListSyntax | undefined;
  readonly isPrimary?: boolean;
  /** Primary constructors: their body is entered before it is bound, because the whole type sees their parameters. */
  readonly entered?:
    | {
        readonly binder: Binder;
        readonly parameters: readonly LocalSymbol[];
        readonly context: FunctionContext;
      }
    | undefined;
  readonly nameSpan: TextSpan;
  readonly start: number;
}
/** A field, or the hidden field of an automatic property or event. */
export interface SourceField {
  readonly field: FieldSymbol;
  readonly binder: Binder;
  readonly initializer: ExpressionSyntax | undefined;
  /** Positional properties of records start as their parameter. */
  readonly fromParameter?: string | undefined;
  readonly nameSpan: TextSpan;
  readonly start: number;
  /** Declared as a field by the author, who may have forgotten to use it. */
  readonly isDeclared: boolean;
}

/** The type for which members are made. */
export interface MemberHost {
  readonly type: NamedType;
  /** Inside the type. */
  readonly binder: Binder;
  /** Whether its declaration says that there may be others of it. */
  readonly isPartial: boolean;
  readonly methods: SourceMethod[];
  readonly fields: SourceField[];
  readonly autoProperties: { readonly property: PropertySymbol; readonly field: FieldSymbol }[];
  readonly autoEvents: { readonly event: EventSymbol; readonly field: FieldSymbol }[];
  /** Where the name of each member stands. */
  readonly places: Map<Member, TextSpan>;
  /** Attributes wait until all types are complete. */
  readonly attributes: {
    readonly target: MethodSymbol | PropertySymbol | FieldSymbol | EventSymbol;
    readonly lists: readonly AttributeListSyntax[];
    /** Of a method: its type parameters, which may have some, too. */
    readonly typeParameters?: readonly TypeParameterSyntax[];
    readonly binder: Binder;
  }[];
}

/** A key that no other member has. The `$` keeps it apart from names that JavaScript knows. */
export function newKey(host: MemberHost, name: string): string {
  return `${name === 'this[]' ? 'Item' : name}$${host.binder.compilation.keys.next()}`;
}
