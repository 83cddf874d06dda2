// What all of a program's emitted code shares: constants, names of symbols, what was found out before emitting.
import { countStep } from '@mockwright/language/text/work-limit';
import { erase } from '@mockwright/language/metadata/symbols';
import type {
  EventSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import { virtualCall } from '@mockwright/language/runtime/virtual-call';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { BoundExpression, BoundPlaceholder } from '../binding/bound-tree/bound-nodes.ts';
import { inlineArrayOf } from '../symbols/inline-arrays.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { plainName } from './js-text.ts';
import { Marks } from './marks.ts';
import type { ProgramAnalysis } from './program-analysis.ts';

/** How code calls a method of the template. */
export type MethodForm =
  /** A function of the module; `usesFrame`: it takes the script's variables first. */
  | { readonly kind: 'function'; readonly name: string; readonly usesFrame: boolean }
  /** A method of its object, under its key. */
  | { readonly kind: 'instance'; readonly key: string };

/** The names of a template type's parts in the emitted module. */
export interface TypeNames {
  /** The JavaScript class. */
  readonly className: string;
  /** The function that gives its static fields, for types that have some. */
  readonly statics: string | undefined;
  /** Whether touching the type must run its static constructor first. */
  readonly hasStaticConstructor: boolean;
  /** It (or a base of it) derives from a class of the library: constructors make their objects through that one's. */
  readonly isAdopted: boolean;
}

/** What is known while the code of a program is written: names, constants, marks. */
export class ProgramScope {
  readonly sources: readonly SourceText[];
  readonly analysis: ProgramAnalysis;
  readonly marks: Marks = new Marks();
  readonly placeholders: Map<BoundPlaceholder, string> = new Map();
  readonly locals: Map<LocalSymbol, string> = new Map();
  readonly methods: Map<MethodSymbol, MethodForm> = new Map();
  readonly types: Map<NamedType, TypeNames> = new Map();
  /** Properties that are read and written as their fields, automatic ones that nobody overrides: the field's key. */
  readonly fieldProperties: Map<PropertySymbol, string> = new Map();
  /** The keys of all automatic properties' fields. */
  readonly backingFields: Map<PropertySymbol, string> = new Map();
  readonly fieldEvents: Map<EventSymbol, string> = new Map();
  /** The methods that initialize a new object, by constructor. */
  readonly initializers: Map<MethodSymbol, string> = new Map();
  /** Script variables that live in the frame. */
  readonly frameVariables: Set<LocalSymbol> = new Set();
  /** All variables at the top of the script. */
  readonly scriptVariables: Set<LocalSymbol> = new Set();
  /** Those that are plain variables of their block. */
  readonly declaredBlocks: Set<LocalSymbol> = new Set();
  /** Variables that already have their `let`. */
  readonly declaredLocals: Set<LocalSymbol> = new Set();
  /** What expressions begin with that was emitted before them: where its value is, and whether that was asked for. */
  readonly emittedAhead: Map<BoundExpression, { readonly code: string; readonly isUsed: boolean }> =
    new Map();
  /** The codes of delegates that are made where they stand. */
  readonly #ownDelegates = new Set<string>();
  /** In how many expressions the one stands that is being emitted. */
  nesting = 0;
  readonly constants: unknown[] = [];
  readonly #constantNames = new Map<unknown, string>();
  #nextName = 0;

  /** The numbers of the expressions whose values are noted; undefined: of none. */
  readonly watched: ReadonlyMap<BoundExpression, number> | undefined;

  constructor(
    sources: readonly SourceText[],
    analysis: ProgramAnalysis,
    watched?: ReadonlyMap<BoundExpression, number>,
  ) {
    this.sources = sources;
    this.analysis = analysis;
    this.watched = watched;
  }

  /** A new name of the emitted module, unlike all others. */
  name(hint: string): string {
    countStep();
    return `${plainName(hint)}_${this.#nextName++}`;
  }

  /** The name of a constant value: a type, a function of the library, a decimal. */
  constant(value: unknown): string {
    countStep();
    let name = this.#constantNames.get(value);
    if (name === undefined) {
      name = `$k${this.constants.length}`;
      this.constants.push(value);
      this.#constantNames.set(value, name);
    }
    return name;
  }

  /** The name of the function that calls a virtual or interface member of the library on any object. */
  virtualCall(method: MethodSymbol): string {
    return this.constant(virtualCall(method));
  }

  /** Notes code as one that makes a delegate; gives the code. */
  ownDelegate(code: string): string {
    this.#ownDelegates.add(code);
    return code;
  }

  /** Whether the code is sure to give a delegate: whatever else is of such a type is looked at before it is called. */
  isOwnDelegate(code: string): boolean {
    return this.#ownDelegates.has(code);
  }

  localName(local: LocalSymbol): string {
    let name = this.locals.get(local);
    if (name === undefined) this.locals.set(local, (name = this.name(local.name)));
    return name;
  }

  typeNames(type: Type): TypeNames | undefined {
    return 'definition' in type ? this.types.get(type.definition) : undefined;
  }

  /** Whether values of the type must be copied where C# copies: structs that some code changes in place. */
  isCopied(type: Type): boolean {
    const erased = erase(type);
    if (erased.kind === 'typeParameter')
      return this.analysis.copiedStructs.size > 0 && !erased.constraints.isReference;
    if (erased.kind !== 'struct') return false;
    if (erased.isNullable) return this.isCopied(erased.typeArguments[0]!);
    if (this.types.has(erased.definition) || erased.isTuple) {
      if (this.analysis.copiedStructs.has(erased.definition)) return true;
      return erased.isTuple && this.#isOfCopied(erased);
    }
    return erased.definition.runtime?.copy !== undefined;
  }

  /** Tuples of tuples of tuples are looked at once each. */
  readonly #ofCopied = new Map<NamedType, boolean>();
  #isOfCopied(tuple: NamedType): boolean {
    let known = this.#ofCopied.get(tuple);
    if (known === undefined) {
      known = tuple.typeArguments.some((argument) => this.isCopied(argument));
      this.#ofCopied.set(tuple, known);
    }
    return known;
  }

  /** Whether a variable of the type keeps its struct, and is assigned by changing that one. */
  isHeldInPlace(type: Type): boolean {
    if (type.kind !== 'struct' || type.isNullable) return false;
    return this.analysis.heldStructs.has(type.definition) || inlineArrayOf(type) !== undefined;
  }
}
