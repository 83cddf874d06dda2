// A class, struct, interface, enum or delegate: the definition, and what it is with type arguments.
import { countStep, countSteps } from '@mockwright/language/text/work-limit';
import { TypeTable } from './type-table.ts';
import { TypeBase, erase } from './symbols.ts';
import type {
  AttributeData,
  Member,
  MethodSymbol,
  NamedType,
  Type,
  TypeParameter,
  TypeRuntime,
  TypeSource,
} from './symbols.ts';
import { substituteMember, substitutionOf } from './substitution.ts';
import { isBigint } from './symbol-kinds.ts';
import type { Accessibility, NamedTypeFlags, SpecialType, TypeKind } from './symbol-kinds.ts';

/** What a named type is made of. */
export interface NamedTypeInit extends Pick<
  NamedType,
  'kind' | 'name' | 'namespace' | 'containingType' | 'accessibility' | 'flags'
> {
  readonly special?: SpecialType | undefined;
}

/** A class, struct, interface, enum or delegate: its definition, or constructed with type arguments. */
export class NamedTypeSymbol extends TypeBase implements NamedType {
  readonly kind: TypeKind;
  readonly name: string;
  readonly namespace: string;
  readonly containingType: NamedType | null;
  readonly accessibility: Accessibility;
  readonly flags: NamedTypeFlags;
  readonly special: SpecialType | undefined;
  readonly isValueType: boolean;
  readonly definition: NamedType;
  readonly isDefinition: boolean;
  typeParameters: readonly TypeParameter[] = [];
  typeArguments: readonly Type[] = [];
  readonly tupleNames: readonly (string | undefined)[] | undefined;
  source: TypeSource | undefined;
  runtime: TypeRuntime | undefined;
  enumUnderlying: NamedType | undefined;
  #members: Map<string, readonly Member[]> | undefined;
  #baseType: NamedType | null | undefined;
  #interfaces: readonly NamedType[] | undefined;
  #allInterfaces: readonly NamedType[] | undefined;
  #erased: NamedType | undefined;
  /** A definition: what was made of it last, of types that hold no others; mostly the same is asked for again. */
  #latest: NamedType | undefined;

  constructor(
    init: NamedTypeInit,
    definition?: NamedType,
    typeArguments?: readonly Type[],
    tupleNames?: readonly (string | undefined)[],
  ) {
    super();
    this.kind = init.kind;
    this.name = init.name;
    this.namespace = init.namespace;
    this.containingType = init.containingType;
    this.accessibility = init.accessibility;
    this.flags = init.flags;
    this.special = init.special;
    this.isValueType =
      init.kind === 'struct' ||
      init.kind === 'enum' ||
      (init.special !== undefined && init.special !== 'object' && init.special !== 'string');
    this.definition = definition ?? this;
    this.isDefinition = definition === undefined;
    if (typeArguments) {
      this.typeParameters = this.definition.typeParameters;
      this.typeArguments = typeArguments;
    }
    this.tupleNames = tupleNames;
  }

  get isTuple(): boolean {
    return this.name === 'ValueTuple' && this.namespace === 'System' && this.typeArguments.length > 0;
  }
  get isNullable(): boolean {
    return this.name === 'Nullable' && this.namespace === 'System' && this.typeArguments.length === 1;
  }

  get baseType(): NamedType | null {
    countStep();
    if (this.isDefinition) return this.source?.baseType ?? null;
    if (this.#baseType === undefined) {
      const base = this.definition.baseType;
      this.#baseType = base && (substitutionOf(this).apply(base) as NamedType);
    }
    return this.#baseType;
  }
  get interfaces(): readonly NamedType[] {
    if (this.isDefinition) return this.source?.interfaces ?? [];
    return (this.#interfaces ??= this.definition.interfaces.map(
      (type) => substitutionOf(this).apply(type) as NamedType,
    ));
  }
  get allInterfaces(): readonly NamedType[] {
    if (this.#allInterfaces) {
      countSteps(this.#allInterfaces.length);
      return this.#allInterfaces;
    }
    const all = new Set<NamedType>();
    let isFinal = true;
    const addBases = (type: NamedType): void => {
      countStep();
      if (type.definition.source?.isResolvingBases) isFinal = false;
      for (const face of type.interfaces) {
        if (all.has(face)) continue;
        all.add(face);
        addBases(face);
      }
    };
    const passed: NamedTypeSymbol[] = [];
    for (let type: NamedType | null = this; type; type = type.baseType) {
      const known: readonly NamedType[] | undefined = (type as NamedTypeSymbol).#allInterfaces;
      if (known === undefined) {
        addBases(type);
        passed.push(type as NamedTypeSymbol);
        continue;
      }
      countSteps(known.length);
      for (const face of known) all.add(face);
      break;
    }
    const found = [...all];
    if (!isFinal) return found;
    this.#allInterfaces = found;
    // Nor have its bases any: a long chain of them is not walked for each.
    if (found.length === 0) for (const type of passed) type.#allInterfaces = found;
    return found;
  }

  members(name: string): readonly Member[] {
    countStep();
    const own = this.definition.source?.members(name) ?? [];
    if (this.isDefinition || own.length === 0) return own;
    this.#members ??= new Map();
    let members = this.#members.get(name);
    if (!members) {
      members = own.map((member) => substituteMember(member, this, substitutionOf(this)));
      this.#members.set(name, members);
    }
    return members;
  }
  memberNames(): readonly string[] {
    return this.definition.source?.memberNames() ?? [];
  }
  get attributes(): readonly AttributeData[] {
    return this.definition.source?.attributes ?? [];
  }
  get delegateInvoke(): MethodSymbol | undefined {
    return this.members('Invoke')[0] as MethodSymbol | undefined;
  }

  construct(typeArguments: readonly Type[], tupleNames?: readonly (string | undefined)[]): NamedType {
    const definition = this.definition as NamedTypeSymbol;
    const latest = definition.#latest;
    if (latest !== undefined && tupleNames === undefined && haveSame(latest.typeArguments, typeArguments))
      return latest;
    const named = tupleNames?.some((name) => name !== undefined) ? tupleNames : undefined;
    if (!named && typeArguments.every((type, index) => type === definition.typeParameters[index]))
      return definition;
    let key = `${definition.id}`;
    let youngest: Type = definition;
    for (const argument of typeArguments) {
      key += `,${argument.id}`;
      if (argument.id > youngest.id) youngest = argument;
    }
    if (named) key += `:${named.join()}`;
    const known = (youngest.constructedWith ??= new TypeTable<NamedType>());
    let type = known.get(key);
    if (!type) {
      const container = this.containingType;
      const outer =
        container && container.typeParameters.length > 0
          ? container.construct(typeArguments.slice(0, container.typeParameters.length))
          : container;
      type = new NamedTypeSymbol(
        { ...initOf(definition), containingType: outer },
        definition,
        typeArguments,
        named,
      );
      known.set(key, type);
    }
    if (!named && typeArguments.every(isSimple)) definition.#latest = type;
    return type;
  }

  get erased(): NamedType {
    if (this.isDefinition) return this;
    return (this.#erased ??= this.definition.construct(this.typeArguments.map(erase)));
  }
  defaultValue(): unknown {
    return this.isNullable || !this.isValueType
      ? null
      : (this.definition.runtime?.defaultValue(this.erased) ??
          (isBigint(this.definition.enumUnderlying?.special) ? 0n : 0));
  }
}

/** Types that hold no others: what is kept for them keeps nothing else. */
const isSimple = (type: Type): boolean =>
  'definition' in type &&
  type.definition === type &&
  type.typeArguments.length === 0 &&
  type.flags.submission === undefined;

function haveSame(known: readonly Type[], asked: readonly Type[]): boolean {
  for (let index = 0; index < known.length; index++) if (known[index] !== asked[index]) return false;
  return true;
}

function initOf(type: NamedType): NamedTypeInit {
  const { kind, name, namespace, containingType, accessibility, flags, special } = type;
  return { kind, name, namespace, containingType, accessibility, flags, special };
}
