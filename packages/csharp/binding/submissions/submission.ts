// One block of a template: what it declares, for itself and for the blocks after it.
import type {
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { LongChains, MemberDeclarationSyntax, RareSyntax } from '../../syntax/nodes.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { DeclaredLabel } from '../lookup/scope.ts';

/** What the `using` directives of a submission import; those of earlier submissions go on to hold. */
export interface Imports {
  readonly namespaces: readonly { readonly name: string; readonly span: TextSpan | undefined }[];
  readonly staticTypes: readonly NamedType[];
  readonly aliases: ReadonlyMap<string, ImportAlias>;
}
/** `using X = …;`: resolved when first used. */
export interface ImportAlias {
  readonly name: string;
  readonly target:
    | { readonly kind: 'namespace'; readonly name: string }
    | { readonly kind: 'type'; readonly type: Type }
    /** Reported already. */
    | { readonly kind: 'unknown' };
}

/** A property or event with accessors, or a `static` variable. */
export type SubmissionMember = PropertySymbol | FieldSymbol | EventSymbol;

/**
 * Finds out types of variables. An object and not a function, because V8 puts a function that is assigned to a property
 * among the old objects, where it keeps the whole compilation until the next full collection.
 */
export interface VariableInference {
  /** Gives a `var` its type. */
  infer(variable: LocalSymbol): void;
}

/** A block of the script and what stands at its top. Filled by `declare-submission.ts` before anything is bound. */
export class Submission implements RareSyntax {
  readonly index: number;
  readonly source: SourceText;
  readonly designations: readonly number[];
  readonly yields: readonly number[];
  readonly chains: LongChains;
  readonly previous: Submission | null;
  imports: Imports = { namespaces: [], staticTypes: [], aliases: new Map() };
  /** Its directives are just being bound: what they name is no import, nor an alias of theirs. */
  isBindingImports = false;
  /** The value of a variable is just being bound: as in fields of types there is no instance yet for dynamic calls. */
  isBindingField = false;
  readonly #variables = new Map<string, LocalSymbol>();
  readonly #variablesByStart = new Map<number, LocalSymbol>();
  readonly #functions = new Map<string, MethodSymbol[]>();
  readonly #types = new Map<string, NamedType[]>();
  readonly #members = new Map<string, SubmissionMember>();
  /** Variables that are named before what gives them their type, in the same statement. */
  readonly untyped: Set<LocalSymbol> = new Set();
  /** Names of several variables. */
  readonly #repeated = new Set<string>();
  /** In order of declaration. */
  readonly variables: LocalSymbol[] = [];
  /** What stands at its top. */
  members: readonly MemberDeclarationSyntax[] = [];
  /** Where the types at its top are declared: each with all its parts. */
  typePlaces: readonly (readonly TextSpan[])[] = [];
  /** Who knows the types of variables that are used before their declaration was bound, while statements are bound. */
  inference: VariableInference | undefined;

  constructor(
    index: number,
    source: SourceText,
    { designations, yields, chains }: RareSyntax,
    previous: Submission | null,
  ) {
    this.index = index;
    this.source = source;
    this.designations = designations;
    this.yields = yields;
    this.chains = chains;
    this.previous = previous;
  }

  /** The variable of that name, its type known. */
  variable(name: string): LocalSymbol | undefined {
    const variable = this.#variables.get(name);
    if (variable) this.inference?.infer(variable);
    return variable;
  }
  /** Whether several things at the top of the block have that name, so that it means none of them. */
  isAmbiguous(name: string): boolean {
    const variable = this.#variables.get(name);
    return (
      variable !== undefined &&
      (this.#repeated.has(name) || this.types(name).some(({ typeParameters }) => typeParameters.length === 0))
    );
  }
  /** Where the type at its top begins that the offset lies in: by that, mistakes come in order. */
  typeStart(offset: number): number | undefined {
    const parts = this.typePlaces.find((places) =>
      places.some(({ start, end }) => start <= offset && offset <= end),
    );
    return parts?.[0]!.start;
  }
  /** The variable declared at that offset of the source. */
  variableAt(start: number): LocalSymbol | undefined {
    return this.#variablesByStart.get(start);
  }
  functions(name: string): readonly MethodSymbol[] {
    return this.#functions.get(name) ?? [];
  }
  types(name: string): readonly NamedType[] {
    return this.#types.get(name) ?? [];
  }
  member(name: string): SubmissionMember | undefined {
    return this.#members.get(name);
  }
  declares(name: string): boolean {
    return (
      this.#variables.has(name) ||
      this.#members.has(name) ||
      this.#functions.has(name) ||
      this.#types.has(name)
    );
  }
  /** Whether it declares and imports nothing: no name means anything by it. */
  get isSilent(): boolean {
    const { namespaces, staticTypes, aliases } = this.imports;
    return (
      [this.#variables, this.#members, this.#functions, this.#types, aliases].every(
        ({ size }) => size === 0,
      ) &&
      namespaces.length === 0 &&
      staticTypes.length === 0
    );
  }
  *names(): Iterable<string> {
    yield* this.#variables.keys();
    yield* this.#functions.keys();
    yield* this.#types.keys();
    yield* this.#members.keys();
  }
  allFunctions(): readonly MethodSymbol[] {
    return [...this.#functions.values()].flat();
  }
  allTypes(): readonly NamedType[] {
    return [...this.#types.values()].flat();
  }

  /** Labels at the top of the block. */
  readonly labels: Map<string, DeclaredLabel> = new Map();
  label(name: string): DeclaredLabel | undefined {
    return this.labels.get(name);
  }

  addVariable(variable: LocalSymbol): void {
    if (this.#variables.has(variable.name)) this.#repeated.add(variable.name);
    else this.#variables.set(variable.name, variable);
    this.#variablesByStart.set(variable.declaration.start, variable);
    this.variables.push(variable);
  }
  addFunction(method: MethodSymbol): void {
    const same = this.#functions.get(method.name);
    if (same) same.push(method);
    else this.#functions.set(method.name, [method]);
  }
  addMember(member: SubmissionMember): void {
    this.#members.set(member.name, member);
  }
  addType(type: NamedType): void {
    const same = this.#types.get(type.name);
    if (same) same.push(type);
    else this.#types.set(type.name, [type]);
  }
}
