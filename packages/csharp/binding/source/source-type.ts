// A type that the code declares: its header at once, bases and members by name when asked for.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type {
  NamedType,
  ErrorType,
  AttributeData,
  FieldSymbol,
  Member,
  MethodSymbol,
  TypeSource,
} from '@mockwright/language/metadata/symbols';
import type { NamedTypeFlags, TypeKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { declaredKind, hasModifier } from '../../symbols/declaration-words.ts';
import { displayType } from '../../symbols/display.ts';
import type {
  BaseTypeDeclarationSyntax,
  BaseTypeSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  TypeDeclarationSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { phases } from '../phases.ts';
import { checkCycle, implicitBase, resolveBases } from './bases.ts';
import type { Bases, TypeHeader } from './bases.ts';
import { inlineArrayLength } from './members/inline-array-length.ts';
import { bindUnderlyingType } from './members/enum-members.ts';
import { PartConstraints, checkParts } from './checks/partial-types.ts';
import { groupDeclarations } from './group-declarations.ts';
import type { MemberHost, SourceField, SourceMethod } from './members/member-host.ts';
import { MemberIndex } from './members/member-index.ts';
import type { IndexedType } from './members/member-index.ts';
import { checkHiding } from './members/overriding.ts';
import { cannotBeBase, newProtected } from './members/member-modifiers.ts';
import { accessibilityOf, writesAccessibility } from './members/modifiers.ts';
import { bindConstraintClauses, checkNonGeneric } from './members/constraint-clauses.ts';
import { checkTypeParameterNames, makeTypeParameters } from './members/type-parameters.ts';
import { completeDefaults } from './members/parameter-defaults.ts';

/** Declares types (partial ones once) in a script or in another type; `submission` is the name their .NET names begin with. */
export function declareTypes(
  outer: Binder,
  members: readonly MemberDeclarationSyntax[],
  containingType: NamedType | null,
  submission: string,
): readonly SourceType[] {
  const groups = groupDeclarations(outer, members, containingType, submission);
  return Array.from(groups, (group) => new SourceType(outer, group, containingType, submission));
}

/** The symbol source of a declared type, and what its declaration still has to be bound. */
export class SourceType implements IndexedType, TypeHeader {
  readonly type: NamedType;
  readonly binder: Binder;
  readonly isPartial: boolean;
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
  readonly #index: MemberIndex;
  #bases: Bases | undefined;
  #inlineArrayLength: number | undefined;
  isResolvingBases = false;
  /** Constructors that call another one by `: this(…)`: which, and where. */
  readonly chained: Map<MethodSymbol, { readonly target: MethodSymbol; readonly span: TextSpan }> = new Map();
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
    this.isPartial = hasModifier(modifiers, 'partial');
    this.type = new NamedTypeSymbol({
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
        : makeTypeParameters(
            outer.withPhase(phases.types),
            first.typeParameters,
            kind === 'interface' || kind === 'delegate' ? 'variant' : 'type',
            outerParameters.length,
          );
    this.type.typeParameters = [...outerParameters, ...own];
    this.type.typeArguments = this.type.typeParameters;
    this.type.source = new SourceView(this);
    this.binder = outer.withType(this.type);
    this.nested = declareTypes(
      this.binder,
      declarations.flatMap((declaration) =>
        declaration.kind === 'TypeDeclaration' ? declaration.members : [],
      ),
      this.type,
      submission,
    );
    for (const { identifier } of this.nested)
      if (identifier.text === this.type.name && kind !== 'interface')
        this.binder.error('CS0542', identifier, [identifier.text]);
    if (cannotBeBase(this.type)) checkNested(this);
    if (kind === 'interface' && own.some(({ variance }) => variance !== 'none'))
      for (const nested of this.nested)
        if (nested.type.kind !== 'interface' && nested.type.kind !== 'delegate')
          this.binder.error('CS8427', nested.identifier);
    this.#index = new MemberIndex(this);
    if (!hasModifier(modifiers, 'file')) return;
    if (writesAccessibility(modifiers))
      this.binder.ofCreation.error('CS9052', this.identifier, [displayType(this.type)]);
    // A script is a class: what it declares is nested.
    outer.compilation.checks.later(() =>
      this.binder.withPhase(phases.typeChecks).error('CS9054', this.identifier, [displayType(this.type)]),
    );
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
    checkParts(this);
    const constraints = new PartConstraints();
    for (const declaration of this.declarations) {
      if (declaration.kind === 'EnumDeclaration') continue;
      for (const { identifier } of declaration.typeParameters)
        if (identifier.text === this.type.name) this.binder.error('CS0694', identifier, [identifier.text]);
      if (this.type.containingType)
        checkTypeParameterNames(this.binder, this.type.containingType, declaration.typeParameters);
      if (checkNonGeneric(this.binder, declaration.typeParameters, declaration.constraintClauses)) continue;
      bindConstraintClauses(this.binder, {
        parameters: this.type.typeParameters,
        syntax: declaration.typeParameters,
        clauses: declaration.constraintClauses,
        place: this.type,
        display: () => displayType(this.type),
      });
      if (declaration.kind === 'TypeDeclaration') constraints.add(this, declaration);
    }
    checkCycle(this, this.writtenBases);
    const [first] = this.declarations;
    if (first!.kind === 'EnumDeclaration') this.type.enumUnderlying = bindUnderlyingType(this.binder, first!);
    for (const nested of this.nested) nested.completeHeader();
  }

  get baseType(): NamedType | null {
    return this.#resolveBases().baseType;
  }
  get interfaces(): readonly NamedType[] {
    return this.#resolveBases().interfaces;
  }

  get writtenBases(): readonly NamedType[] {
    return this.#resolveBases().written;
  }

  get unknownBase(): ErrorType | undefined {
    return this.#resolveBases().unknownBase;
  }

  #resolveBases(): Bases {
    this.binder.compilation.current.neededTypes?.add(this.type);
    if (this.#bases) return this.#bases;
    if (this.isResolvingBases)
      return { baseType: implicitBase(this), interfaces: [], written: [], unknownBase: undefined };
    this.isResolvingBases = true;
    this.#bases = resolveBases(this);
    this.isResolvingBases = false;
    return this.#bases;
  }

  /** Asked for before attributes are complete: expressions of variables without a type may need it. */
  get inlineArrayLength(): number | undefined {
    if (this.#inlineArrayLength === undefined) {
      this.#inlineArrayLength = 0;
      this.#inlineArrayLength = inlineArrayLength(this) ?? 0;
      // What it holds is known by its fields.
      if (this.#inlineArrayLength > 0) for (const name of this.memberNames()) this.members(name);
    }
    return this.#inlineArrayLength;
  }

  // -------- members

  memberNames(): readonly string[] {
    return this.#index.names();
  }
  members(name: string): readonly Member[] {
    this.binder.compilation.current.neededTypes?.add(this.type);
    return this.#index.members(name);
  }

  /** Makes all members, so that everything wrong with their declarations is said. */
  completeMembers(): void {
    for (const name of this.memberNames()) {
      for (const member of this.members(name)) {
        if (member.kind === 'field' && member.flags.isConst) void member.constant;
        if (member.kind === 'method' || member.kind === 'property') completeDefaults(member.parameters);
      }
    }
    for (const nested of this.nested) {
      const { type, identifier, declarations } = nested;
      const isNew = declarations.some(({ modifiers }) => hasModifier(modifiers, 'new'));
      this.binder.compilation.checks.later(() =>
        checkHiding(this, type, displayType(type), identifier, isNew),
      );
      nested.completeMembers();
    }
  }
}

/**
 * What the type symbol sees of its source. A class and not an object with getters, because V8 keeps such getters, and
 * with them the whole compilation, in the object's hidden class.
 */
class SourceView implements TypeSource {
  readonly #source: SourceType;

  constructor(source: SourceType) {
    this.#source = source;
  }
  get baseType(): NamedType | null {
    return this.#source.baseType;
  }
  get interfaces(): readonly NamedType[] {
    return this.#source.interfaces;
  }
  get attributes(): readonly AttributeData[] {
    return this.#source.typeAttributes;
  }
  get isResolvingBases(): boolean {
    return this.#source.isResolvingBases;
  }
  get writtenBases(): readonly NamedType[] {
    return this.#source.writtenBases;
  }
  get unknownBase(): ErrorType | undefined {
    return this.#source.unknownBase;
  }
  get inlineArrayLength(): number | undefined {
    return this.#source.inlineArrayLength;
  }
  get storedFields(): readonly FieldSymbol[] {
    return this.#source.fields.map(({ field }) => field);
  }
  members(name: string): readonly Member[] {
    return this.#source.members(name);
  }
  memberNames(): readonly string[] {
    return this.#source.memberNames();
  }
}

/** Reports types that only those could use which derive from a type from which none can. */
function checkNested({ type, binder, nested }: SourceType): void {
  for (const { type: inner, identifier } of nested)
    if (inner.accessibility.includes('protected'))
      binder.error(newProtected(type), identifier, [displayType(inner)]);
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
    isStatic: syntax.kind === 'TypeDeclaration' && syntax.keyword === 'class' && has('static'),
    isRecord: syntax.kind === 'TypeDeclaration' && syntax.keyword.startsWith('record'),
    isReadOnly: has('readonly'),
    isRefLike: has('ref'),
    isFlags: kind === 'enum' && flagsAttribute,
    submission,
  };
}
