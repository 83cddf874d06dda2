// What the words of a declaration say of types and members: kinds, accessibility, modifiers.

/** The types that C# has keywords for. */
export type SpecialType =
  | 'object'
  | 'void'
  | 'bool'
  | 'char'
  | 'sbyte'
  | 'byte'
  | 'short'
  | 'ushort'
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'nint'
  | 'nuint'
  | 'float'
  | 'double'
  | 'decimal'
  | 'string';

/** Whether values of the type are bigints at run time: the integers of 64 bits. */
export function isBigint(special: SpecialType | undefined): boolean {
  return special === 'long' || special === 'ulong' || special === 'nint' || special === 'nuint';
}

/** What a named type is declared as. */
export type TypeKind = 'class' | 'struct' | 'interface' | 'enum' | 'delegate';

/** Who may use it. */
export type Accessibility =
  'public' | 'protected' | 'internal' | 'protected internal' | 'private' | 'private protected';

/** How a parameter is passed, or a variable returned. */
export type RefKind = 'none' | 'ref' | 'out' | 'in' | 'ref readonly';

/** What the words of its declaration say of a type. */
export interface NamedTypeFlags {
  readonly isAbstract?: boolean;
  readonly isSealed?: boolean;
  readonly isStatic?: boolean;
  readonly isRecord?: boolean;
  readonly isReadOnly?: boolean;
  readonly isAnonymous?: boolean;
  /** `ref struct`: its values live in variables only. */
  readonly isRefLike?: boolean;
  /** `[Flags]` enums. */
  readonly isFlags?: boolean;
  /** Types of a script: the class they are nested in for .NET (`Submission#0`), which `Type.ToString()` shows and C# does not. */
  readonly submission?: string;
}

/** `argument`: the text of the argument for the parameter of that name. */
export type CallerInfo =
  | { readonly kind: 'memberName' | 'lineNumber' | 'filePath' }
  | { readonly kind: 'argument'; readonly parameter: string };

/** What a method is declared as. */
export type MethodKind =
  | 'ordinary'
  | 'constructor'
  | 'staticConstructor'
  | 'operator'
  | 'conversion'
  | 'getter'
  | 'setter'
  | 'adder'
  | 'remover'
  | 'localFunction'
  | 'finalizer';

/** What the words of its declaration say of a member. */
export interface MemberFlags {
  readonly isStatic?: boolean;
  readonly isAbstract?: boolean;
  readonly isVirtual?: boolean;
  readonly isOverride?: boolean;
  readonly isSealed?: boolean;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly isInitOnly?: boolean;
  readonly isAsync?: boolean;
  readonly isExtension?: boolean;
  readonly isConst?: boolean;
  readonly isVolatile?: boolean;
  readonly isExtern?: boolean;
  /** A partial method of which no part has code. */
  readonly isUnimplemented?: boolean;
}

/** Where a type is declared to take null: it itself, or its parts (the element of an array, type arguments). */
export interface TypeAnnotation {
  readonly isNullable: boolean;
  /** In the order in which they are written; missing ones are not annotated. */
  readonly parts: readonly (TypeAnnotation | undefined)[];
}
