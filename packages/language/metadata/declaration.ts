// How the library declares its types: C# signatures beside TypeScript implementations, as plain data.
// Signatures are parsed by the compiler when a name is first looked up, never at start-up.

/**
 * What stands behind a signature:
 * - a method, operator, constructor or get-only property: a function. Instance members get the receiver first;
 *   then the arguments in declared order (optional ones filled in, `params` as one array, `ref`/`out` as {@link Ref});
 *   then hidden type arguments: for constructors and static members of generic types the constructed
 *   {@link NamedType}, then a generic method's own type arguments, one by one.
 * - a property or indexer with a setter (and events): `{ get, set }` (`{ add, remove }`). An indexer's setter gets
 *   the receiver, the indices, the value.
 * - a constant or static read-only field: its value.
 * - `undefined` for an abstract (interface) member that implementers supply.
 */
export type Implementation = ((...args: any[]) => any) | Accessors | ConstantValue | object | undefined;

/** The accessors of a declared property, indexer or event. */
export interface Accessors {
  readonly get?: (...args: any[]) => any;
  readonly set?: (...args: any[]) => any;
  readonly add?: (...args: any[]) => any;
  readonly remove?: (...args: any[]) => any;
}

/** A compile-time constant in its run-time form (`decimal` constants are objects). */
export type ConstantValue = number | bigint | string | boolean | null | ConstantObject;

/** A constant that is an object: its text is the number's. */
interface ConstantObject {
  toString(): string;
}

/** A variable by reference: what `ref`, `out` and `in` arguments are at run time. */
export interface Ref<T = unknown> {
  v: T;
}

/** What a declaration says of its type beyond the C# text. */
export interface DeclarationOptions {
  /**
   * The JavaScript class of the instances. Its prototype gets a `$type` getter for non-generic types; instances of
   * generic ones set `$type` themselves to the constructed type that their constructor was given.
   */
  readonly runtime?: abstract new (...args: never[]) => object;
  /** Structs: the value of `default(T)`; a function when it depends on the constructed type or is mutable. */
  readonly defaultValue?: ConstantValue | ((type: object) => unknown);
  /**
   * Explicit implementations of static members of interfaces, by name and number of parameters: `op_Addition/2`,
   * `get_One/0`. They are reached through type parameters only.
   */
  readonly statics?: Readonly<Record<string, (...args: any[]) => unknown>>;
  /** The name that .NET gives the type, where it is not the one in the header. */
  readonly metadataName?: string;
  /** Structs that can be changed in place: makes the copy that C# makes on assignment. */
  readonly copy?: (value: never) => unknown;
}

/** A library type as its author wrote it. */
export interface TypeDeclaration extends DeclarationOptions {
  /** For example `public sealed class System.Collections.Generic.List<T> : IList<T>, IReadOnlyList<T>`. */
  readonly header: string;
  /** Signature → implementation; for enums member name → value. */
  readonly members: Members;
}

/** Signature → implementation. */
type Members = Readonly<Record<string, Implementation>>;

/**
 * Declares a class, struct, interface or delegate (delegates have no members).
 * @param members signature → implementation; as a function they are made when the type is first asked for, not at start-up
 */
export function declareType(
  header: string,
  members: Members | (() => Members) = {},
  options: DeclarationOptions = {},
): TypeDeclaration {
  if (typeof members !== 'function') return { header, members, ...options };
  let made: Members | undefined;
  return {
    header,
    ...options,
    get members() {
      return (made ??= members());
    },
  };
}

/** Declares an enum; `header` may start with `[Flags]` and may name an underlying type: `public enum N.E : byte`. */
export function declareEnum(
  header: string,
  members: Readonly<Record<string, number | bigint>>,
): TypeDeclaration {
  return { header, members };
}
