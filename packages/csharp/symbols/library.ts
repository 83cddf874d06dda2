// The library as the compiler sees it: types and extension methods by name, made from declarations when first asked for.
import { uncounted } from '@mockwright/language/text/work-limit';
import { ArrayTypeSymbol } from '@mockwright/language/metadata/array-type';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf, arrayTypes } from '@mockwright/language/metadata/symbols';
import type { ArrayType, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { specialNames } from '@mockwright/language/metadata/special-names';
import { setCoreTypes } from '@mockwright/language/runtime/core-types';
import { createDeclaredType } from './declared-type.ts';
import { nameOfHeader } from './signature-names.ts';
import type { HeaderName } from './signature-names.ts';
import type { TypeLookup } from './type-lookup.ts';

const specialByFullName = new Map(
  Object.entries(specialNames).map(([special, name]) => [`System.${name}`, special as SpecialType]),
);

/** One declared type before and after it was asked for. */
interface Entry {
  readonly declaration: TypeDeclaration;
  readonly header: HeaderName;
  type?: NamedType;
}

/** What is declared only once one of its types is asked for. */
export interface FurtherTypes {
  /** Simple names of its types, those that stand inside others left out, by namespace. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Namespaces that have extension methods of those types. */
  readonly extensions: readonly string[];
  /** Gives the declarations; called at most once. */
  load(): readonly TypeDeclaration[];
}

const none: readonly NamedType[] = [];

/** Extension methods of one type and its builder, named like those of all sequences. */
const rareExtensions = 'System.Linq.ImmutableArrayExtensions';
const rareReceiver = 'ImmutableArray';

/** Every type that template code can name. */
export class Library implements TypeLookup {
  /** By `qualifier.name` and arity: `` System.Collections.Generic.List`1 ``. */
  readonly #entries = new Map<string, Entry>();
  /** By simple name, then by qualifier, all arities: most names that are looked up are no types at all. */
  readonly #byName = new Map<string, Map<string, Entry[]>>();
  /** By name, then by namespace. */
  readonly #extensions = new Map<string, Map<string, MethodSymbol[]>>();
  /** By what is imported, then by name. */
  readonly #importedExtensions = new WeakMap<readonly string[], Map<string, readonly MethodSymbol[]>>();
  #nullable: NamedType | undefined;
  readonly #typesOf = new Map<readonly Entry[], readonly NamedType[]>();
  readonly #namespaces = new Set<string>();
  readonly #staticClasses = new Map<string, Entry[]>();
  /** Of those the ones whose extension methods are looked for only where their receiver is at hand. */
  readonly #rareClasses = new Map<string, Entry[]>();
  readonly #special = new Map<SpecialType, NamedType>();

  readonly #leftOut: ReadonlyMap<string, string>;
  /** Until they are declared. */
  #further: FurtherTypes | undefined;
  /** Namespaces by the simple names of those types. */
  readonly #furtherByName = new Map<string, string[]>();

  /**
   * @param declarations containing types before the types inside them
   * @param leftOut by full names of types, members and namespaces: why they are not there and what to use instead
   * @param further what else there is: declared when one of its types is asked for, or all that there are
   */
  constructor(
    declarations: readonly TypeDeclaration[],
    leftOut: ReadonlyMap<string, string>,
    further?: FurtherTypes,
  ) {
    this.#leftOut = leftOut;
    for (const declaration of declarations) this.#add(declaration);
    if (further) this.#announce(further);
    setCoreTypes(this);
    arrayTypes.objectType = () => this.special('object');
    arrayTypes.create = (element, rank) => this.#createArray(element, rank);
  }

  #add(declaration: TypeDeclaration): void {
    const header = nameOfHeader(declaration.header);
    const entry: Entry = { declaration, header };
    const name = `${header.qualifier}.${header.name}`;
    const key = `${name}\`${header.arity}`;
    if (this.#entries.has(key)) throw new Error(`Declared twice: ${key}`);
    this.#entries.set(key, entry);
    append(inner(this.#byName, header.name), header.qualifier, entry);
    if (!this.#isTypeName(header.qualifier)) {
      this.#addNamespace(header.qualifier);
      if (header.isStatic)
        append(name === rareExtensions ? this.#rareClasses : this.#staticClasses, header.qualifier, entry);
    }
    const { runtime } = declaration;
    if (runtime && header.arity === 0 && !header.qualifier.includes('`')) {
      Object.defineProperty(runtime.prototype, '$type', {
        configurable: true,
        get: () => this.#typeOf(entry),
        set(this: object, type: NamedType) {
          Object.defineProperty(this, '$type', { value: type, writable: true, configurable: true });
        },
      });
    }
  }

  #addNamespace(namespace: string): void {
    for (
      let space = namespace;
      space !== '' && !this.#namespaces.has(space);
      space = space.slice(0, Math.max(0, space.lastIndexOf('.')))
    ) {
      this.#namespaces.add(space);
    }
  }

  #announce(further: FurtherTypes): void {
    this.#further = further;
    for (const [namespace, names] of Object.entries(further.names)) {
      this.#addNamespace(namespace);
      for (const name of names) append(this.#furtherByName, name, namespace);
    }
  }

  /** Declares the further types, if that was not done. */
  #declareFurther(): void {
    const further = this.#further;
    if (!further) return;
    this.#further = undefined;
    this.#furtherByName.clear();
    uncounted(() => {
      for (const declaration of further.load()) this.#add(declaration);
    });
  }

  #declareIfFurther(qualifier: string, name: string): void {
    if (this.#furtherByName.get(name)?.includes(qualifier) === true) this.#declareFurther();
  }

  /** Containing types are declared before the types inside them. */
  #isTypeName(qualifier: string): boolean {
    return this.#entries.has(qualifier.includes('`') ? qualifier : `${qualifier}\`0`);
  }

  #typeOf(entry: Entry): NamedType {
    if (entry.type) return entry.type;
    const { qualifier, name, arity } = entry.header;
    const container = this.#entries.get(/`\d+$/.test(qualifier) ? qualifier : `${qualifier}\`0`);
    const containingType = container ? this.#typeOf(container) : null;
    const special = arity === 0 ? specialByFullName.get(`${qualifier}.${name}`) : undefined;
    const { declaration, header } = entry;
    uncounted(() =>
      createDeclaredType(
        { declaration, header, containingType, library: this, special },
        (type) => (entry.type = type),
      ),
    );
    return entry.type!;
  }

  /** The type with that full name (`System.Collections.Generic.List`, arity 1); containing types count as qualifiers. */
  getType(fullName: string, arity: number = 0): NamedType | undefined {
    if (this.#further) {
      const dot = fullName.lastIndexOf('.');
      this.#declareIfFurther(fullName.slice(0, Math.max(0, dot)), fullName.slice(dot + 1));
    }
    const entry = this.#entries.get(`${fullName}\`${arity}`);
    return entry && this.#typeOf(entry);
  }

  /** A type that the compiler itself relies on. @throws {Error} when the library does not declare it */
  core(fullName: string, arity: number = 0): NamedType {
    const type = this.getType(fullName, arity);
    if (!type) throw new Error(`The library lacks ${fullName}${arity > 0 ? `\`${arity}` : ''}`);
    return type;
  }

  /** Whether any namespace has a type of that name: most names that are looked up are no types. */
  hasTypeNamed(name: string): boolean {
    return this.#byName.has(name) || this.#furtherByName.has(name);
  }

  /** All types of that name, of any arity, in a namespace or containing type (by its full name). */
  typesIn(qualifier: string, name: string): readonly NamedType[] {
    this.#declareIfFurther(qualifier, name);
    const entries = this.#byName.get(name)?.get(qualifier);
    if (!entries) return none;
    const known = this.#typesOf.get(entries);
    if (known) return known;
    const types = entries.map((entry) => this.#typeOf(entry));
    this.#typesOf.set(entries, types);
    return types;
  }

  /** The nested types of a library type, by name. */
  nestedTypes(container: NamedType, name: string): readonly NamedType[] {
    return this.typesIn(qualifiedName(container), name);
  }

  isNamespace(name: string): boolean {
    // What it is named for may be extension methods, which are used without a name of their type.
    if (this.#further?.extensions.includes(name) === true) this.#declareFurther();
    return this.#namespaces.has(name);
  }

  /** All namespaces, the ones that only hold others included. */
  namespaces(): readonly string[] {
    this.#declareFurther();
    return [...this.#namespaces];
  }

  /** Full names of all declared types with that simple name, for hints such as a missing `using`. */
  whereIs(name: string): readonly { readonly namespace: string; readonly arity: number }[] {
    this.#declareFurther();
    const found: { namespace: string; arity: number }[] = [];
    for (const { header } of this.#entries.values()) {
      if (header.name === name && this.#namespaces.has(header.qualifier))
        found.push({ namespace: header.qualifier, arity: header.arity });
    }
    return found;
  }

  /** Why a type, member or namespace of .NET, or the namespace around it, was left out on purpose. */
  whyLeftOut(fullName: string): string | undefined {
    for (let name = fullName; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
      const reason = this.#leftOut.get(name);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  /** The same for a type that is named without its namespace. */
  whyLeftOutAnywhere(name: string): string | undefined {
    for (const [fullName, reason] of this.#leftOut) if (fullName.endsWith(`.${name}`)) return reason;
    return undefined;
  }

  /** Simple names of the types of a namespace, for "did you mean". */
  typeNamesIn(namespace: string): readonly string[] {
    this.#declareFurther();
    const names: string[] = [];
    for (const { header } of this.#entries.values())
      if (header.qualifier === namespace) names.push(header.name);
    return names;
  }

  /** Every declared type, made: for tests and generated documentation. */
  allTypes(): readonly NamedType[] {
    this.#declareFurther();
    return [...this.#entries.values()].map((entry) => this.#typeOf(entry));
  }

  special(special: SpecialType): NamedType {
    let type = this.#special.get(special);
    if (!type) this.#special.set(special, (type = this.core(`System.${specialNames[special]}`)));
    return type;
  }

  /** The extension methods of that name in the static classes of a namespace. */
  extensionMethods(namespace: string, name: string): readonly MethodSymbol[] {
    const ofName = inner(this.#extensions, name);
    const known = ofName.get(namespace);
    if (known) return known;
    const found: MethodSymbol[] = [];
    ofName.set(namespace, found);
    found.push(...uncounted(() => this.#extensionsIn(this.#staticClasses, namespace, name)));
    return found;
  }

  /** Those of several namespaces, found once for each list of them. */
  importedExtensionMethods(namespaces: readonly string[], name: string): readonly MethodSymbol[] {
    let byName = this.#importedExtensions.get(namespaces);
    if (!byName) this.#importedExtensions.set(namespaces, (byName = new Map()));
    let methods = byName.get(name);
    if (!methods) {
      methods = namespaces.flatMap((namespace) => this.extensionMethods(namespace, name));
      byName.set(name, methods);
    }
    return methods;
  }

  /** Whether those of {@link rareExtensionMethods} may extend the type. */
  hasRareExtensions(type: Type): boolean {
    if (type.kind !== 'struct' && type.kind !== 'class') return false;
    const { name } = type.containingType ?? type;
    return name === rareReceiver && type.typeParameters.length > 0;
  }

  /** Those that are left out there, because few types have them: .NET tells of them where nothing fits. */
  rareExtensionMethods(namespace: string, name: string): readonly MethodSymbol[] {
    return this.#extensionsIn(this.#rareClasses, namespace, name);
  }

  #extensionsIn(
    classes: ReadonlyMap<string, readonly Entry[]>,
    namespace: string,
    name: string,
  ): readonly MethodSymbol[] {
    return (classes.get(namespace) ?? []).flatMap((entry) =>
      this.#typeOf(entry)
        .members(name)
        .filter(
          (member): member is MethodSymbol => member.kind === 'method' && member.flags.isExtension === true,
        ),
    );
  }

  /** The names of all extension methods in the static classes of a namespace, for "did you mean". */
  extensionNames(namespace: string): readonly string[] {
    this.#declareFurther();
    return (this.#staticClasses.get(namespace) ?? []).flatMap((entry) =>
      [...this.#typeOf(entry).memberNames()].filter(
        (name) => this.extensionMethods(namespace, name).length > 0,
      ),
    );
  }

  nullable(type: Type): NamedType {
    return (this.#nullable ??= this.core('System.Nullable', 1)).construct([type]);
  }

  /** `(T1, T2, …)`; from the eighth element on they nest in `TRest`, as in .NET. */
  tuple(elements: readonly Type[], names?: readonly (string | undefined)[]): NamedType {
    if (elements.length < 8)
      return this.core('System.ValueTuple', elements.length).construct(elements, names);
    return this.core('System.ValueTuple', 8).construct(
      [...elements.slice(0, 7), this.tuple(elements.slice(7))],
      names,
    );
  }

  #createArray(element: Type, rank: number): ArrayType {
    const interfaces =
      rank > 1
        ? []
        : ['IList', 'IReadOnlyList'].map((name) =>
            this.core(`System.Collections.Generic.${name}`, 1).construct([element]),
          );
    return new ArrayTypeSymbol(element, rank, this.core('System.Array'), interfaces);
  }

  array(element: Type, rank: number = 1): ArrayType {
    return arrayOf(element, rank);
  }
}

/** The map under a key, made when it is missing. */
function inner<K1, K2, V>(map: Map<K1, Map<K2, V>>, key: K1): Map<K2, V> {
  let found = map.get(key);
  if (!found) map.set(key, (found = new Map()));
  return found;
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The full name under which a library type's own nested types are declared. */
function qualifiedName(type: NamedType): string {
  const { containingType, definition } = type;
  const own = definition.typeParameters.length - (containingType?.definition.typeParameters.length ?? 0);
  const name = own > 0 ? `${type.name}\`${own}` : type.name;
  const qualifier = containingType ? qualifiedName(containingType) : type.namespace;
  return qualifier === '' ? name : `${qualifier}.${name}`;
}
