// A type that the code declares: its header at once, bases and members by name when asked for.
import { FieldSymbol, MethodSymbol, NamedType } from '../../../metadata/symbols.ts';
import type {
  AttributeData,
  Member,
  NamedTypeFlags,
  TypeKind,
  TypeSource,
} from '../../../metadata/symbols.ts';
import type { ConstantValue } from '../../../metadata/declaration.ts';
import { declaredKind, hasModifier } from '../../symbols/declaration-words.ts';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed } from '../../symbols/type-facts.ts';
import type {
  BaseTypeDeclarationSyntax,
  BaseTypeSyntax,
  EnumDeclarationSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  TypeDeclarationSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { makeEvent, makeFieldEvent } from './make-events.ts';
import { bindReturnType, makeConstructor, makeField, makeMethod } from './make-members.ts';
import { conversionName, declaredOperatorName, makeConversion, makeOperator } from './make-operators.ts';
import { makeProperty } from './make-properties.ts';
import { newKey } from './member-host.ts';
import type { MemberHost, SourceField, SourceMethod } from './member-host.ts';
import { accessibilityOf } from './modifiers.ts';
import { makePrimaryConstructor } from './primary-constructor.ts';
import { isPartialDefinition, partialName } from './partial-members.ts';
import { recordInterfaces, recordMembers } from './record-members.ts';
import {
  bindConstraintClauses,
  checkTypeParameterNames,
  makeParameters,
  makeTypeParameters,
} from './signatures.ts';

type Maker = () => readonly Member[];

/** Declares types (partial ones once) in a script or in another type; `submission` is the name their .NET names begin with. */
export function declareTypes(
  outer: Binder,
  members: readonly MemberDeclarationSyntax[],
  containingType: NamedType | null,
  submission: string,
): readonly SourceType[] {
  const groups = new Map<string, BaseTypeDeclarationSyntax[]>();
  const types: SourceType[] = [];
  for (const member of members) {
    if (
      member.kind !== 'TypeDeclaration' &&
      member.kind !== 'EnumDeclaration' &&
      member.kind !== 'DelegateDeclaration'
    )
      continue;
    const arity = member.kind === 'EnumDeclaration' ? 0 : member.typeParameters.length;
    const key = `${member.identifier.text}\`${arity}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [member]);
    else if (hasModifier(member.modifiers, 'partial') && hasModifier(group[0]!.modifiers, 'partial'))
      group.push(member);
    else if (hasModifier(member.modifiers, 'partial') || hasModifier(group[0]!.modifiers, 'partial'))
      outer.error(
        'CS0260',
        hasModifier(member.modifiers, 'partial') ? group[0]!.identifier : member.identifier,
        [member.identifier.text],
      );
    else
      outer.error('CS0102', member.identifier, [
        containingType ? displayType(containingType) : submission,
        member.identifier.text,
      ]);
  }
  for (const group of groups.values()) types.push(new SourceType(outer, group, containingType, submission));
  return types;
}

/** Classes that only the language derives from. */
const specialBases: ReadonlySet<string> = new Set([
  'Enum',
  'ValueType',
  'Array',
  'Delegate',
  'MulticastDelegate',
]);

/** The symbol source of a declared type, and what its declaration still has to be bound. */
export class SourceType implements MemberHost {
  readonly type: NamedType;
  readonly binder: Binder;
  readonly declarations: readonly BaseTypeDeclarationSyntax[];
  readonly nested: readonly SourceType[];
  readonly methods: SourceMethod[] = [];
  readonly fields: SourceField[] = [];
  readonly autoProperties: MemberHost['autoProperties'] = [];
  readonly autoEvents: MemberHost['autoEvents'] = [];
  readonly places: MemberHost['places'] = new Map();
  readonly attributes: MemberHost['attributes'] = [];
  /** The type's own attributes. */
  typeAttributes: readonly AttributeData[] = [];
  /** A constructor that the compiler makes. */
  defaultConstructor: MethodSymbol | undefined;
  readonly #index = new Map<string, Maker[]>();
  readonly #members = new Map<string, readonly Member[]>();
  readonly #busy = new Set<string>();
  #bases: { readonly baseType: NamedType | null; readonly interfaces: readonly NamedType[] } | undefined;
  isResolvingBases = false;
  /** Where each interface is listed. */
  readonly interfaceSpans: Map<NamedType, BaseTypeSyntax> = new Map();

  constructor(
    outer: Binder,
    declarations: readonly BaseTypeDeclarationSyntax[],
    containingType: NamedType | null,
    submission: string,
  ) {
    const first = declarations[0]!;
    const kind = declaredKind(first);
    const modifiers = declarations.flatMap((declaration) => declaration.modifiers);
    this.declarations = declarations;
    this.type = new NamedType({
      kind,
      name: first.identifier.text,
      namespace: '',
      containingType,
      accessibility: accessibilityOf(modifiers, containingType?.kind === 'interface' ? 'public' : 'private'),
      flags: flagsOf(first, kind, modifiers, submission),
    });
    const outerParameters = containingType?.definition.typeParameters ?? [];
    const own =
      first.kind === 'EnumDeclaration'
        ? []
        : makeTypeParameters(outer, first.typeParameters, 'type', outerParameters.length);
    this.type.typeParameters = [...outerParameters, ...own];
    this.type.typeArguments = this.type.typeParameters;
    this.type.source = bindSource(this);
    this.binder = outer.withType(this.type);
    this.nested = declareTypes(
      this.binder,
      declarations.flatMap((declaration) =>
        declaration.kind === 'TypeDeclaration' ? declaration.members : [],
      ),
      this.type,
      submission,
    );
    this.#indexMembers();
    // A script is a class: what it declares is nested.
    if (hasModifier(modifiers, 'file')) outer.error('CS9054', this.identifier, [this.type.name]);
  }

  get identifier(): IdentifierToken {
    return this.declarations[0]!.identifier;
  }
  /** The declaration that has the primary constructor's parameters. */
  get primary(): TypeDeclarationSyntax | undefined {
    return this.declarations.find(
      (declaration): declaration is TypeDeclarationSyntax =>
        declaration.kind === 'TypeDeclaration' && declaration.parameterList !== undefined,
    );
  }

  // -------- header

  /** Constraints and bases, which may name any type of the script. */
  completeHeader(): void {
    for (const declaration of this.declarations) {
      if (declaration.kind === 'EnumDeclaration') continue;
      if (this.type.containingType)
        checkTypeParameterNames(this.binder, this.type.containingType, declaration.typeParameters);
      bindConstraintClauses(
        this.binder,
        this.type.typeParameters,
        declaration.constraintClauses,
        displayType(this.type),
      );
    }
    void this.baseType;
    if (this.declarations[0]!.kind === 'EnumDeclaration') this.#completeEnum(this.declarations[0]!);
    for (const nested of this.nested) nested.completeHeader();
  }

  get baseType(): NamedType | null {
    return this.#resolveBases().baseType;
  }
  get interfaces(): readonly NamedType[] {
    return this.#resolveBases().interfaces;
  }

  #resolveBases(): { readonly baseType: NamedType | null; readonly interfaces: readonly NamedType[] } {
    if (this.#bases) return this.#bases;
    const implicit = this.#implicitBase();
    if (this.isResolvingBases) return { baseType: implicit, interfaces: [] };
    this.isResolvingBases = true;
    const interfaces: NamedType[] = [];
    let baseType = implicit;
    let explicit: NamedType | undefined;
    for (const declaration of this.declarations) {
      if (declaration.kind !== 'TypeDeclaration') continue;
      for (const [index, base] of declaration.baseTypes.entries()) {
        const found = this.binder.bindType(base.type);
        if (found.kind === 'dynamic') this.binder.error('CS1965', base.type, [displayType(this.type)]);
        if (base.type.kind === 'ArrayType' || base.type.kind === 'NullableType')
          this.binder.error('CS1521', base.type);
        if (!isNamed(found)) continue;
        if (found.kind === 'interface') {
          if (interfaces.includes(found)) this.binder.error('CS0528', base.type, [displayType(found)]);
          else interfaces.push(found);
          this.interfaceSpans.set(found, base);
        } else if (this.#checkBase(found, base, index, explicit)) baseType = explicit = found;
      }
    }
    if (baseType && this.#isCircular(baseType)) {
      this.binder.error('CS0146', this.identifier, [displayType(baseType), displayType(this.type)]);
      baseType = implicit;
    }
    const circular =
      this.type.kind === 'interface' ? interfaces.find((face) => this.#reaches(face)) : undefined;
    if (circular)
      this.binder.error('CS0529', this.identifier, [displayType(circular), displayType(this.type)]);
    this.#bases = {
      baseType,
      interfaces: [
        ...interfaces.filter((face) => face !== circular),
        ...recordInterfaces(this.type, this.binder).filter((type) => !interfaces.includes(type)),
      ],
    };
    this.isResolvingBases = false;
    return this.#bases;
  }

  #implicitBase(): NamedType | null {
    const { library } = this.binder;
    switch (this.type.kind) {
      case 'interface':
        return null;
      case 'struct':
        return library.core('System.ValueType');
      case 'enum':
        return library.core('System.Enum');
      case 'delegate':
        return library.core('System.MulticastDelegate');
      default:
        return library.special('object');
    }
  }

  #checkBase(
    base: NamedType,
    syntax: BaseTypeSyntax,
    index: number,
    explicit: NamedType | undefined,
  ): boolean {
    const { type, binder } = this;
    const name = displayType(type);
    if (type.kind !== 'class') binder.error('CS0527', syntax.type, [displayType(base)]);
    else if (explicit) {
      if (explicit !== base)
        binder.error('CS1721', syntax.type, [name, displayType(explicit), displayType(base)]);
    } else if (type.flags.isStatic) {
      if (base.special !== 'object') binder.error('CS0713', syntax.type, [name, displayType(base)]);
    } else if (base.flags.isStatic) binder.error('CS0709', this.identifier, [name, displayType(base)]);
    else if (base.namespace === 'System' && specialBases.has(base.name))
      binder.error('CS0644', syntax.type, [name, displayType(base)]);
    else if (base.kind !== 'class' || base.flags.isSealed)
      binder.error('CS0509', syntax.type, [name, displayType(base)]);
    else {
      if (type.flags.isRecord && !base.flags.isRecord && base.special !== 'object')
        binder.error('CS8864', syntax.type);
      else if (!type.flags.isRecord && base.flags.isRecord) binder.error('CS8865', syntax.type);
      if (index > 0) binder.error('CS1722', syntax.type, [displayType(base)]);
      return true;
    }
    return false;
  }

  #isCircular(base: NamedType): boolean {
    const seen = new Set<NamedType>();
    for (let at: NamedType | null = base; at; at = at.definition.source?.baseType ?? null) {
      if (at.definition === this.type) return true;
      if (seen.has(at.definition)) return false;
      seen.add(at.definition);
    }
    return false;
  }

  /** Whether an interface is derived from this one. */
  #reaches(face: NamedType, seen: ReadonlySet<NamedType> = new Set()): boolean {
    if (face.definition === this.type) return true;
    if (seen.has(face.definition)) return false;
    const inner = new Set([...seen, face.definition]);
    return face.interfaces.some((each) => this.#reaches(each, inner));
  }

  #completeEnum(syntax: EnumDeclarationSyntax): void {
    const underlying = syntax.baseTypes[0];
    const bound = underlying ? this.binder.bindType(underlying.type) : this.binder.library.special('int');
    const allowed = ['byte', 'sbyte', 'short', 'ushort', 'int', 'uint', 'long', 'ulong'];
    const isAllowed = isNamed(bound) && bound.special !== undefined && allowed.includes(bound.special);
    if (!isAllowed && !isErroneous(bound)) this.binder.error('CS1008', underlying!.type);
    this.type.enumUnderlying = isAllowed ? bound : this.binder.library.special('int');
  }

  // -------- members

  memberNames(): readonly string[] {
    return [...this.#index.keys()];
  }

  members(name: string): readonly Member[] {
    const known = this.#members.get(name);
    if (known) return known;
    if (this.#busy.has(name)) return this.nested.map(({ type }) => type).filter((type) => type.name === name);
    this.#busy.add(name);
    const members = (this.#index.get(name) ?? []).flatMap((make) => make());
    this.#busy.delete(name);
    this.#members.set(name, members);
    return members;
  }

  /** Makes all members, so that everything wrong with their declarations is said. */
  completeMembers(): void {
    for (const name of this.memberNames()) {
      for (const member of this.members(name)) {
        if (member.kind === 'field' && member.flags.isConst) void member.constant;
        if (member.kind === 'method' || member.kind === 'property')
          for (const parameter of member.parameters) void parameter.optional;
      }
    }
    for (const nested of this.nested) nested.completeMembers();
  }

  #add(name: string, make: Maker): void {
    const list = this.#index.get(name);
    if (list) list.push(make);
    else this.#index.set(name, [make]);
  }

  #indexMembers(): void {
    for (const nested of this.nested) this.#add(nested.type.name, () => [nested.type]);
    for (const declaration of this.declarations) {
      if (declaration.kind === 'EnumDeclaration') this.#indexEnum(declaration);
      else if (declaration.kind === 'DelegateDeclaration') {
        this.#add('Invoke', () => {
          const method = new MethodSymbol('Invoke', 'ordinary', this.type, 'public', {});
          method.returnType = bindReturnType(this.binder, declaration.returnType, method);
          method.parameters = makeParameters(this.binder, declaration.parameterList);
          return [method];
        });
      } else for (const member of declaration.members) this.#indexMember(member);
    }
    const { primary, type } = this;
    if (primary && type.kind !== 'interface')
      this.#add('.ctor', () => [makePrimaryConstructor(this, primary)]);
    if (type.flags.isRecord)
      for (const [name, make] of recordMembers(this, primary, (each) => this.#index.has(each)))
        this.#add(name, make);
    if (type.kind === 'class' && !type.flags.isStatic && !this.#index.has('.ctor')) {
      this.#add('.ctor', () => {
        const method = new MethodSymbol(
          '.ctor',
          'constructor',
          type,
          type.flags.isAbstract ? 'protected' : 'public',
          {},
        );
        method.returnType = this.binder.library.special('void');
        method.key = newKey(this, 'ctor');
        this.defaultConstructor = method;
        return [method];
      });
    }
  }

  #indexMember(member: MemberDeclarationSyntax): void {
    if (isPartialDefinition(member) && this.#hasImplementation(member)) return;
    switch (member.kind) {
      case 'MethodDeclaration':
        this.#add(member.identifier.text, () => [makeMethod(this, member)]);
        break;
      case 'ConstructorDeclaration':
        this.#add(hasModifier(member.modifiers, 'static') ? '.cctor' : '.ctor', () => [
          makeConstructor(this, member),
        ]);
        break;
      case 'PropertyDeclaration':
        this.#add(member.identifier.text, () => [makeProperty(this, member)]);
        break;
      case 'IndexerDeclaration':
        this.#add('this[]', () => [makeProperty(this, member)]);
        break;
      case 'FieldDeclaration':
        for (const variable of member.declaration.variables)
          this.#add(variable.identifier.text, () => [makeField(this, member, variable)]);
        break;
      case 'EventFieldDeclaration':
        for (const variable of member.declaration.variables)
          this.#add(variable.identifier.text, () => [makeFieldEvent(this, member, variable)]);
        break;
      case 'EventDeclaration':
        this.#add(member.identifier.text, () => [makeEvent(this, member)]);
        break;
      case 'OperatorDeclaration': {
        const name = declaredOperatorName(member) ?? 'op_Invalid';
        this.#add(name, () => {
          const method = makeOperator(this, member);
          return method ? [method] : [];
        });
        break;
      }
      case 'ConversionOperatorDeclaration':
        this.#add(conversionName(member), () => [makeConversion(this, member)]);
        break;
      case 'DestructorDeclaration':
        if (this.type.kind !== 'class') this.binder.error('CS0575', member.identifier);
        else if (member.identifier.text !== this.type.name) this.binder.error('CS0574', member.identifier);
        break;
      case 'ExtensionBlockDeclaration':
        this.binder.error('CS9283', member);
        break;
      default:
    }
  }

  /** Whether another part of the type has the code of a partial member. */
  #hasImplementation(definition: MemberDeclarationSyntax): boolean {
    const name = partialName(definition);
    return this.declarations.some(
      (declaration) =>
        declaration.kind === 'TypeDeclaration' &&
        declaration.members.some(
          (member) =>
            member !== definition &&
            'modifiers' in member &&
            hasModifier(member.modifiers, 'partial') &&
            partialName(member) === name &&
            !isPartialDefinition(member),
        ),
    );
  }

  #indexEnum(syntax: EnumDeclarationSyntax): void {
    let previous: FieldSymbol | undefined;
    for (const member of syntax.members) {
      const field = new FieldSymbol(member.identifier.text, this.type, 'public', {
        isStatic: true,
        isConst: true,
      });
      field.type = this.type;
      const before = previous;
      let constant: FieldSymbol['constant'];
      let isBusy = false;
      Object.defineProperty(field, 'constant', {
        enumerable: true,
        get: () => {
          if (isBusy && !constant) {
            this.binder.error('CS0110', member.identifier, [`${displayType(this.type)}.${field.name}`]);
            constant = { value: 0 };
          }
          if (constant) return constant;
          isBusy = true;
          const value = this.#enumValue(member.value, before, member.identifier);
          constant ??= { value };
          isBusy = false;
          return constant;
        },
      });
      if (this.#index.has(field.name) && !member.identifier.missing)
        this.binder.error('CS0102', member.identifier, [displayType(this.type), field.name]);
      else this.#add(field.name, () => [field]);
      this.attributes.push({ target: field, lists: member.attributeLists, binder: this.binder });
      previous = field;
    }
  }

  #enumValue(
    syntax: EnumDeclarationSyntax['members'][number]['value'],
    previous: FieldSymbol | undefined,
    identifier: IdentifierToken,
  ): ConstantValue {
    const underlying = this.type.enumUnderlying ?? this.binder.library.special('int');
    const isBig = underlying.special === 'long' || underlying.special === 'ulong';
    if (syntax) {
      const bound = this.binder
        .withMember(this.type, true)
        .compilation.areas.bindConstant(this.binder.withMember(this.type, true), syntax, underlying);
      return bound?.value ?? (isBig ? 0n : 0);
    }
    const last = previous?.constant?.value;
    if (last === undefined) return isBig ? 0n : 0;
    const next = typeof last === 'bigint' ? last + 1n : Number(last) + 1;
    if (next > enumMaximum[underlying.special ?? 'int']!)
      this.binder.error('CS0543', identifier, [`${displayType(this.type)}.${identifier.text}`]);
    return next;
  }
}

const enumMaximum: Readonly<Record<string, number | bigint>> = {
  byte: 255,
  sbyte: 127,
  short: 32767,
  ushort: 65535,
  int: 2147483647,
  uint: 4294967295,
  long: 9223372036854775807n,
  ulong: 18446744073709551615n,
};

/** What the type symbol sees of its source. */
function bindSource(source: SourceType): TypeSource {
  return {
    get baseType() {
      return source.baseType;
    },
    get interfaces() {
      return source.interfaces;
    },
    get attributes() {
      return source.typeAttributes;
    },
    get isResolvingBases() {
      return source.isResolvingBases;
    },
    members: (name) => source.members(name),
    memberNames: () => source.memberNames(),
  };
}

function flagsOf(
  syntax: BaseTypeDeclarationSyntax,
  kind: TypeKind,
  modifiers: BaseTypeDeclarationSyntax['modifiers'],
  submission: string,
): NamedTypeFlags {
  const has = (text: string): boolean => hasModifier(modifiers, text);
  const flagsAttribute = syntax.attributeLists.some((list) =>
    list.attributes.some(
      ({ name }) =>
        name.kind === 'IdentifierName' && (name.text === 'Flags' || name.text === 'FlagsAttribute'),
    ),
  );
  return {
    isAbstract: has('abstract') || kind === 'interface',
    isSealed: has('sealed') || kind === 'struct' || kind === 'enum' || kind === 'delegate',
    isStatic: has('static'),
    isRecord: syntax.kind === 'TypeDeclaration' && syntax.keyword.startsWith('record'),
    isReadOnly: has('readonly'),
    isRefLike: has('ref'),
    isFlags: kind === 'enum' && flagsAttribute,
    submission,
  };
}
