// Makes a type symbol from a declaration: its header at once, bases when asked for, members by name when asked for.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { ConstantValue, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { FieldSymbol, MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, Member, TypeSource } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { BaseTypeDeclarationSyntax } from '../syntax/nodes.ts';
import { parseMemberSignature, parseTypeHeader } from '../syntax/parse.ts';
import { declaredKind, hasModifier } from './declaration-words.ts';
import { makeMember } from './declared-members.ts';
import { makeParameters } from './declared-parameters.ts';
import { applyConstraints, makeTypeParameters } from './declared-type-parameters.ts';
import { distinguishOverloads } from './member-keys.ts';
import { nameOfSignature } from './signature-names.ts';
import type { HeaderName } from './signature-names.ts';
import { resolveSignatureType } from './signature-types.ts';
import type { SignatureScope } from './signature-types.ts';
import type { TypeLookup } from './type-lookup.ts';

/** What a declared type is made of. */
export interface DeclaredTypeInput {
  readonly declaration: TypeDeclaration;
  readonly header: HeaderName;
  readonly containingType: NamedType | null;
  readonly library: TypeLookup;
  readonly special: SpecialType | undefined;
}

/**
 * Makes the type and hands it to `register` before anything that could ask for it again is resolved.
 * @throws {Error} when the declaration does not parse
 */
export function createDeclaredType(input: DeclaredTypeInput, register: (type: NamedType) => void): void {
  const { declaration, header, containingType, library, special } = input;
  const syntax = parseTypeHeader(declaration.header);
  const kind = declaredKind(syntax);
  const namespace = containingType ? containingType.namespace : header.qualifier;
  const has = (word: string): boolean => hasModifier(syntax.modifiers, word);
  const type = new NamedTypeSymbol({
    kind,
    name: declaration.metadataName ?? header.name,
    namespace,
    containingType,
    accessibility: has('private') ? 'private' : has('internal') ? 'internal' : 'public',
    special,
    flags: {
      isAbstract: has('abstract'),
      isSealed: has('sealed') || kind === 'struct' || kind === 'enum' || kind === 'delegate',
      isStatic: has('static'),
      isReadOnly: has('readonly'),
      isRefLike: has('ref'),
      isFlags: declaration.header.startsWith('[Flags]'),
    },
  });
  const typeParameterSyntax = syntax.kind === 'EnumDeclaration' ? [] : syntax.typeParameters;
  const outer = containingType?.definition.typeParameters ?? [];
  type.typeParameters = [...outer, ...makeTypeParameters(typeParameterSyntax, 'type', outer.length)];
  type.typeArguments = type.typeParameters;
  if (kind === 'delegate')
    for (const parameter of type.typeParameters)
      parameter.constraints = { ...parameter.constraints, allowsRefStruct: true };
  register(type);
  const scope: SignatureScope = { library, namespace, type, typeParameters: type.typeParameters };
  if (syntax.kind !== 'EnumDeclaration')
    applyConstraints(type.typeParameters, syntax.constraintClauses, scope);
  if (syntax.kind === 'EnumDeclaration') {
    const underlying = syntax.baseTypes[0];
    type.enumUnderlying = underlying
      ? (resolveSignatureType(underlying.type, scope) as NamedType)
      : library.special('int');
  }
  type.runtime = {
    ...(declaration.runtime && { constructorFunction: declaration.runtime }),
    defaultValue: defaultValueOf(type, declaration),
    copy: declaration.copy,
    statics: declaration.statics,
  };
  type.source =
    kind === 'enum'
      ? enumSource(type, declaration, library)
      : new DeclaredSource(type, syntax, declaration, scope);
}

const specialDefaults: Partial<Record<SpecialType, ConstantValue>> = {
  bool: false,
  long: 0n,
  ulong: 0n,
  nint: 0n,
  nuint: 0n,
  decimal: Decimal.zero,
};

function defaultValueOf(type: NamedType, declaration: TypeDeclaration): (constructed: NamedType) => unknown {
  const { defaultValue } = declaration;
  if (typeof defaultValue === 'function') return defaultValue as (constructed: NamedType) => unknown;
  if (defaultValue !== undefined) return () => defaultValue;
  if (type.special !== undefined) {
    const value = specialDefaults[type.special] ?? 0;
    return () => value;
  }
  if (type.enumUnderlying) {
    const value = type.enumUnderlying.special === 'long' || type.enumUnderlying.special === 'ulong' ? 0n : 0;
    return () => value;
  }
  return () => null;
}

function enumSource(type: NamedType, declaration: TypeDeclaration, library: TypeLookup): TypeSource {
  const members = new Map<string, Member[]>();
  for (const [name, value] of Object.entries(declaration.members)) {
    const field = new FieldSymbol(name, type, 'public', { isStatic: true, isConst: true });
    field.type = type;
    field.constant = { value: value as ConstantValue };
    members.set(name, [field]);
  }
  return {
    get baseType() {
      return library.core('System.Enum');
    },
    interfaces: [],
    attributes: [],
    members: (name) => members.get(name) ?? [],
    memberNames: () => [...members.keys()],
  };
}

const none: readonly Member[] = [];

/** Bases and members of a declared class, struct, interface or delegate. */
class DeclaredSource implements TypeSource {
  readonly attributes = [];
  readonly #type: NamedType;
  readonly #syntax: BaseTypeDeclarationSyntax;
  readonly #declaration: TypeDeclaration;
  readonly #scope: SignatureScope;
  #bases: { baseType: NamedType | null; interfaces: readonly NamedType[] } | undefined;
  /** Signatures by name, until they are made into members. */
  #signatures: Map<string, string[]> | undefined;
  readonly #members = new Map<string, readonly Member[]>();

  constructor(
    type: NamedType,
    syntax: BaseTypeDeclarationSyntax,
    declaration: TypeDeclaration,
    scope: SignatureScope,
  ) {
    this.#type = type;
    this.#syntax = syntax;
    this.#declaration = declaration;
    this.#scope = scope;
  }

  get baseType(): NamedType | null {
    return this.#resolveBases().baseType;
  }
  get interfaces(): readonly NamedType[] {
    return this.#resolveBases().interfaces;
  }

  #resolveBases(): { baseType: NamedType | null; interfaces: readonly NamedType[] } {
    if (this.#bases) return this.#bases;
    const { library } = this.#scope;
    const type = this.#type;
    const listed =
      this.#syntax.kind === 'TypeDeclaration'
        ? this.#syntax.baseTypes.map((base) => resolveSignatureType(base.type, this.#scope) as NamedType)
        : [];
    const explicit = listed.find((base) => base.kind !== 'interface');
    const implicit =
      type.kind === 'interface' || type.special === 'object'
        ? null
        : type.kind === 'delegate'
          ? library.core('System.MulticastDelegate')
          : type.kind === 'struct'
            ? library.core('System.ValueType')
            : library.special('object');
    return (this.#bases = {
      baseType: explicit ?? implicit,
      interfaces: listed.filter((base) => base.kind === 'interface'),
    });
  }

  memberNames(): readonly string[] {
    return [...this.#index().keys()];
  }

  members(name: string): readonly Member[] {
    const known = this.#members.get(name);
    if (known) return known;
    const nested = this.#scope.library.nestedTypes(this.#type, name);
    if (this.#syntax.kind === 'DelegateDeclaration' && name === 'Invoke')
      return this.#remember(name, [this.#delegateInvoke(this.#syntax)]);
    const signatures = this.#index().get(name);
    const own = signatures ? signatures.map((signature) => this.#makeMember(signature)) : none;
    if (own.length > 1) distinguishOverloads(own);
    // Reflection asks for names that come from requests: those of no member would be kept for ever.
    if (signatures === undefined && nested.length === 0) return none;
    return this.#remember(name, nested.length > 0 ? [...own, ...nested] : own);
  }

  #remember(name: string, members: readonly Member[]): readonly Member[] {
    this.#members.set(name, members);
    return members;
  }

  #index(): Map<string, string[]> {
    if (this.#signatures) return this.#signatures;
    const index = new Map<string, string[]>();
    for (const signature of Object.keys(this.#declaration.members)) {
      const name = nameOfSignature(signature, this.#type.name);
      const list = index.get(name);
      if (list) list.push(signature);
      else index.set(name, [signature]);
    }
    return (this.#signatures = index);
  }

  #delegateInvoke(syntax: BaseTypeDeclarationSyntax & { kind: 'DelegateDeclaration' }): MethodSymbol {
    const method = new MethodSymbol('Invoke', 'ordinary', this.#type, 'public', {});
    method.returnType = resolveSignatureType(syntax.returnType, this.#scope);
    method.parameters = makeParameters(syntax.parameterList, this.#scope);
    return method;
  }

  #makeMember(signature: string): Member {
    const implementation = this.#declaration.members[signature];
    const syntax = parseMemberSignature(signature);
    const member = makeMember(syntax, implementation, this.#scope);
    if (!member) throw new Error(`Not a member: ${signature}`);
    return member;
  }
}
