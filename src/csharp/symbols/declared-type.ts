// Makes a type symbol from a declaration: its header at once, bases when asked for, members by name when asked for.
import { Decimal } from '../../runtime/decimal.ts';
import type {
  Accessors,
  ConstantValue,
  Implementation,
  TypeDeclaration,
} from '../../metadata/declaration.ts';
import {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  TypeParameter,
} from '../../metadata/symbols.ts';
import type {
  Accessibility,
  Member,
  MemberFlags,
  ParameterSymbol,
  RefKind,
  SpecialType,
  Type,
  TypeKind,
  TypeSource,
} from '../../metadata/symbols.ts';
import type {
  AccessorDeclarationSyntax,
  BaseTypeDeclarationSyntax,
  ExpressionSyntax,
  MemberDeclarationSyntax,
  ModifierToken,
  ParameterListSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterSyntax,
  TypeSyntax,
} from '../syntax/nodes.ts';
import { parseMemberSignature, parseTypeHeader } from '../syntax/parse.ts';
import { nameOfSignature, operatorMethodName } from './signature-names.ts';
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
  const kind = kindOf(syntax);
  const namespace = containingType ? containingType.namespace : header.qualifier;
  const modifiers = modifierSet(syntax.modifiers);
  const type = new NamedType({
    kind,
    name: header.name,
    namespace,
    containingType,
    accessibility: 'public',
    special,
    flags: {
      isAbstract: modifiers.has('abstract'),
      isSealed: modifiers.has('sealed') || kind === 'struct' || kind === 'enum' || kind === 'delegate',
      isStatic: modifiers.has('static'),
      isReadOnly: modifiers.has('readonly'),
      isRefLike: modifiers.has('ref'),
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

function kindOf(syntax: BaseTypeDeclarationSyntax): TypeKind {
  if (syntax.kind === 'EnumDeclaration') return 'enum';
  if (syntax.kind === 'DelegateDeclaration') return 'delegate';
  return syntax.keyword === 'record'
    ? 'class'
    : syntax.keyword === 'record struct'
      ? 'struct'
      : syntax.keyword;
}

function modifierSet(modifiers: readonly ModifierToken[]): ReadonlySet<string> {
  return new Set(modifiers.map(({ text }) => text));
}

function makeTypeParameters(
  syntax: readonly TypeParameterSyntax[],
  owner: 'type' | 'method',
  offset: number,
): TypeParameter[] {
  return syntax.map(
    (parameter, index) =>
      new TypeParameter(parameter.identifier.text, offset + index, owner, parameter.variance),
  );
}

function applyConstraints(
  parameters: readonly TypeParameter[],
  clauses: readonly TypeParameterConstraintClauseSyntax[],
  scope: SignatureScope,
): void {
  for (const clause of clauses) {
    const parameter = parameters.find(({ name }) => name === clause.name.text);
    if (!parameter)
      throw new Error(`A constraint on ${clause.name.text}, which ${scope.type.name} does not have`);
    const has = (kind: string): boolean => clause.constraints.some((constraint) => constraint.kind === kind);
    const keyword = (word: string): boolean =>
      clause.constraints.some(
        (constraint) => constraint.kind === 'ClassOrStructConstraint' && constraint.keyword === word,
      );
    const typeConstraints = clause.constraints
      .filter((constraint) => constraint.kind === 'TypeConstraint')
      .map((constraint) => constraint.type);
    const named = (name: string): boolean =>
      typeConstraints.some((type) => type.kind === 'IdentifierName' && type.text === name);
    parameter.constraints = {
      types: [],
      isReference: keyword('class'),
      isValue: keyword('struct') || named('unmanaged'),
      hasConstructor: has('ConstructorConstraint'),
      isNotNull: named('notnull'),
    };
    const types = typeConstraints.filter(
      (type) => !(type.kind === 'IdentifierName' && (type.text === 'notnull' || type.text === 'unmanaged')),
    );
    parameter.constraints = {
      ...parameter.constraints,
      types: types.map((type) => resolveSignatureType(type, scope)),
    };
  }
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
    const member = makeMember(syntax, implementation, this.#type, this.#scope);
    if (!member) throw new Error(`Not a member: ${signature}`);
    return member;
  }
}

function memberFlags(modifiers: ReadonlySet<string>, type: NamedType): MemberFlags {
  const isAbstract =
    modifiers.has('abstract') ||
    (type.kind === 'interface' && !modifiers.has('static') && !modifiers.has('virtual'));
  return {
    isStatic: modifiers.has('static') || modifiers.has('const'),
    isAbstract,
    isVirtual: modifiers.has('virtual'),
    isOverride: modifiers.has('override'),
    isSealed: modifiers.has('sealed'),
    isReadOnly: modifiers.has('readonly'),
    isConst: modifiers.has('const'),
  };
}

function accessibilityOf(modifiers: ReadonlySet<string>): Accessibility {
  return modifiers.has('protected') ? 'protected' : 'public';
}

function makeMember(
  syntax: MemberDeclarationSyntax,
  implementation: Implementation,
  type: NamedType,
  scope: SignatureScope,
): Member | undefined {
  switch (syntax.kind) {
    case 'MethodDeclaration': {
      const modifiers = modifierSet(syntax.modifiers);
      const isExtension =
        syntax.parameterList.parameters[0]?.modifiers.some(({ text }) => text === 'this') ?? false;
      const method = new MethodSymbol(syntax.identifier.text, 'ordinary', type, accessibilityOf(modifiers), {
        ...memberFlags(modifiers, type),
        isExtension,
      });
      method.typeParameters = makeTypeParameters(syntax.typeParameters, 'method', 0);
      method.typeArguments = method.typeParameters;
      const own: SignatureScope = {
        ...scope,
        typeParameters: [...method.typeParameters, ...scope.typeParameters],
      };
      applyConstraints(method.typeParameters, syntax.constraintClauses, own);
      completeMethod(method, syntax.returnType, syntax.parameterList, implementation, own);
      method.key = keyOf(method, method.name, method.parameters.length);
      return method;
    }
    case 'ConstructorDeclaration': {
      const modifiers = modifierSet(syntax.modifiers);
      const method = new MethodSymbol('.ctor', 'constructor', type, accessibilityOf(modifiers), {});
      method.returnType = scope.library.special('void');
      method.parameters = makeParameters(syntax.parameterList, scope);
      method.implementation = implementation as (...args: never[]) => unknown;
      return method;
    }
    case 'OperatorDeclaration': {
      const name = operatorMethodName(
        syntax.operator,
        syntax.parameterList.parameters.length,
        syntax.checked,
      );
      const method = new MethodSymbol(
        name,
        'operator',
        type,
        'public',
        memberFlags(modifierSet(syntax.modifiers), type),
      );
      completeMethod(method, syntax.returnType, syntax.parameterList, implementation, scope);
      return method;
    }
    case 'ConversionOperatorDeclaration': {
      const method = new MethodSymbol(
        syntax.direction === 'implicit'
          ? 'op_Implicit'
          : syntax.checked
            ? 'op_CheckedExplicit'
            : 'op_Explicit',
        'conversion',
        type,
        'public',
        { isStatic: true },
      );
      completeMethod(method, syntax.type, syntax.parameterList, implementation, scope);
      return method;
    }
    case 'PropertyDeclaration':
      return makeProperty(
        syntax.identifier.text,
        syntax.type,
        undefined,
        syntax.accessors ?? [],
        syntax.modifiers,
        implementation,
        type,
        scope,
      );
    case 'IndexerDeclaration':
      return makeProperty(
        'this[]',
        syntax.type,
        syntax.parameterList,
        syntax.accessors ?? [],
        syntax.modifiers,
        implementation,
        type,
        scope,
      );
    case 'FieldDeclaration': {
      const modifiers = modifierSet(syntax.modifiers);
      const field = new FieldSymbol(
        syntax.declaration.variables[0]!.identifier.text,
        type,
        accessibilityOf(modifiers),
        memberFlags(modifiers, type),
      );
      field.type = resolveSignatureType(syntax.declaration.type, scope);
      if (modifiers.has('const')) field.constant = { value: implementation as ConstantValue };
      else field.staticValue = implementation;
      return field;
    }
    case 'EventFieldDeclaration':
      return makeEvent(
        syntax.declaration.variables[0]!.identifier.text,
        syntax.declaration.type,
        syntax.modifiers,
        implementation,
        type,
        scope,
      );
    case 'EventDeclaration':
      return makeEvent(syntax.identifier.text, syntax.type, syntax.modifiers, implementation, type, scope);
    default:
      return undefined;
  }
}

function completeMethod(
  method: MethodSymbol,
  returnType: TypeSyntax,
  parameters: ParameterListSyntax,
  implementation: Implementation,
  scope: SignatureScope,
): void {
  method.returnType = resolveSignatureType(returnType, scope);
  if (returnType.kind === 'RefType') method.refKind = returnType.readOnly ? 'ref readonly' : 'ref';
  method.parameters = makeParameters(parameters, scope);
  method.implementation = implementation as ((...args: never[]) => unknown) | undefined;
}

function makeProperty(
  name: string,
  typeSyntax: TypeSyntax,
  parameters: ParameterListSyntax | undefined,
  accessors: readonly AccessorDeclarationSyntax[],
  modifierTokens: readonly ModifierToken[],
  implementation: Implementation,
  type: NamedType,
  scope: SignatureScope,
): PropertySymbol {
  const modifiers = modifierSet(modifierTokens);
  const flags = memberFlags(modifiers, type);
  const property = new PropertySymbol(name, type, accessibilityOf(modifiers), flags);
  property.type = resolveSignatureType(typeSyntax, scope);
  property.parameters = parameters ? makeParameters(parameters, scope) : [];
  const { get, set } =
    typeof implementation === 'function'
      ? { get: implementation, set: undefined }
      : ((implementation ?? {}) as Accessors);
  const member = name === 'this[]' ? 'Item' : name;
  for (const accessor of accessors) {
    const isGetter = accessor.keyword === 'get';
    const accessorModifiers = modifierSet(accessor.modifiers);
    const accessibility = accessorModifiers.has('protected') ? 'protected' : property.accessibility;
    const method = new MethodSymbol(
      `${isGetter ? 'get' : 'set'}_${member}`,
      isGetter ? 'getter' : 'setter',
      type,
      accessibility,
      { ...flags, isInitOnly: accessor.keyword === 'init' },
    );
    method.returnType = isGetter ? property.type : scope.library.special('void');
    method.parameters = isGetter
      ? property.parameters
      : [
          ...property.parameters,
          { name: 'value', type: property.type, refKind: 'none', isParams: false, isThis: false },
        ];
    method.implementation = (isGetter ? get : set) as typeof method.implementation;
    method.associated = property;
    method.key = keyOf(method, method.name, method.parameters.length);
    if (isGetter && typeSyntax.kind === 'RefType')
      method.refKind = typeSyntax.readOnly ? 'ref readonly' : 'ref';
    if (isGetter) property.getMethod = method;
    else property.setMethod = method;
  }
  property.key = (property.getMethod ?? property.setMethod)?.key;
  return property;
}

function makeEvent(
  name: string,
  typeSyntax: TypeSyntax,
  modifierTokens: readonly ModifierToken[],
  implementation: Implementation,
  type: NamedType,
  scope: SignatureScope,
): EventSymbol {
  const modifiers = modifierSet(modifierTokens);
  const event = new EventSymbol(name, type, accessibilityOf(modifiers), memberFlags(modifiers, type));
  event.type = resolveSignatureType(typeSyntax, scope);
  const { add, remove } = (implementation ?? {}) as Accessors;
  const accessor = (
    prefix: 'add' | 'remove',
    body: ((...args: never[]) => unknown) | undefined,
  ): MethodSymbol => {
    const method = new MethodSymbol(
      `${prefix}_${name}`,
      prefix === 'add' ? 'adder' : 'remover',
      type,
      event.accessibility,
      event.flags,
    );
    method.returnType = scope.library.special('void');
    method.parameters = [
      { name: 'value', type: event.type, refKind: 'none', isParams: false, isThis: false },
    ];
    method.implementation = body;
    method.associated = event;
    method.key = keyOf(method, method.name, 1);
    return method;
  };
  event.addMethod = accessor('add', add);
  event.removeMethod = accessor('remove', remove);
  return event;
}

const refKinds: Readonly<Record<string, RefKind>> = { ref: 'ref', out: 'out', in: 'in' };

function makeParameters(list: ParameterListSyntax, scope: SignatureScope): readonly ParameterSymbol[] {
  return list.parameters.map((parameter) => {
    const type = resolveSignatureType(parameter.type!, scope);
    const modifiers = parameter.modifiers.map(({ text }) => text);
    return {
      name: parameter.identifier.text,
      type,
      refKind: modifiers.map((modifier) => refKinds[modifier]).find((kind) => kind !== undefined) ?? 'none',
      isParams: modifiers.includes('params'),
      isThis: modifiers.includes('this'),
      optional: parameter.default && optionalValue(parameter.default, type, scope),
    };
  });
}

/** The default of an optional parameter: a literal, perhaps negative, an enum member, or `default`. */
function optionalValue(
  syntax: ExpressionSyntax,
  type: Type,
  scope: SignatureScope,
): ParameterSymbol['optional'] {
  if (syntax.kind === 'PrefixUnaryExpression' && syntax.operator === '-') {
    const value = (optionalValue(syntax.operand, type, scope) as { value: number | bigint | Decimal }).value;
    return { value: value instanceof Decimal ? value.negate() : -value };
  }
  if (syntax.kind === 'SimpleMemberAccessExpression') {
    const owner = resolveSignatureType(syntax.expression as TypeSyntax, scope) as NamedType;
    const field = owner.members((syntax.name as { text: string }).text)[0];
    if (field?.kind === 'field' && field.constant) return { value: field.constant.value };
  }
  if (syntax.kind === 'DefaultExpression') return { default: true };
  if (syntax.kind !== 'LiteralExpression')
    throw new Error(`A ${syntax.kind} as a default in a signature of ${scope.type.name}`);
  if (
    syntax.type === 'default' ||
    (syntax.type === 'null' &&
      type.kind !== 'array' &&
      'isValueType' in type &&
      type.isValueType &&
      !type.isNullable)
  )
    return { default: true };
  const target =
    'isNullable' in type && type.isNullable ? (type.typeArguments[0] as NamedType) : (type as NamedType);
  const { value } = syntax;
  if (syntax.type === 'decimal' || (target.special === 'decimal' && typeof value === 'number'))
    return { value: Decimal.parse(String(value))! };
  if (target.special === 'long' || target.special === 'ulong')
    return { value: BigInt(value as number | bigint) };
  return { value: value as ConstantValue };
}

const objectMembers: Readonly<Record<string, string>> = {
  'ToString/0': '$toString',
  'Equals/1': '$equals',
  'GetHashCode/0': '$hash',
};

/**
 * The key under which implementers and overriders carry an instance member: that of the member it overrides, or its
 * own when it can be overridden.
 */
function keyOf(method: MethodSymbol, name: string, parameterCount: number): string | undefined {
  const type = method.containingType!;
  if (method.isStatic || method.flags.isExtension) return undefined;
  if (type.kind === 'class') {
    const special = objectMembers[`${name}/${parameterCount}`];
    if (
      special !== undefined &&
      method.parameters.every((parameter) => (parameter.type as NamedType).special === 'object')
    )
      return special;
  }
  if (method.flags.isOverride) {
    for (let base = type.baseType; base; base = base.baseType) {
      for (const member of accessorsAndMethods(base, method)) {
        if (member.key !== undefined && member.parameters.length === parameterCount) return member.key;
      }
    }
  }
  if (type.kind !== 'interface' && !method.flags.isVirtual && !method.flags.isAbstract) return undefined;
  const arity = type.definition.typeParameters.length;
  return `${type.name}${arity > 0 ? `\`${arity}` : ''}.${name}/${parameterCount}`;
}

/** The members of `type` that an accessor or method of that name could override. */
function accessorsAndMethods(type: NamedType, method: MethodSymbol): readonly MethodSymbol[] {
  const { associated } = method;
  const members = type.members(
    associated?.kind === 'property' ? associated.name : (associated?.name ?? method.name),
  );
  return members.flatMap((member) => {
    if (member.kind === 'method') return [member];
    if (member.kind === 'property')
      return [member.getMethod, member.setMethod].filter(
        (accessor) => accessor?.methodKind === method.methodKind,
      ) as MethodSymbol[];
    return [];
  });
}
