// What is being compiled: the code of one template, with what its parts know of each other.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type {
  ErrorType,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { Library } from '../symbols/library.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import type { Directives } from '../syntax/directives.ts';
import type { ExpressionSyntax } from '../syntax/nodes.ts';
import type { AnyExpression } from './bound-tree/unconverted.ts';
import type { BoundBad } from './bound-tree/bound-nodes.ts';
import { keepParts } from './bound-tree/bound-parts.ts';
import type { Part } from './bound-tree/bound-parts.ts';
import { phases } from './phases.ts';
import type { Phase } from './phases.ts';

/** The host's side: the object whose members the script sees, and the namespaces imported for it. */
export interface Host {
  readonly globalsType: NamedType | null;
  readonly imports: readonly string[];
}

/** How many times bodies of lambdas are bound again; real code needs some dozens, so many take a second or two. */
const mostLambdaBodies = 20_000;

/** Code whose overloads would have to be tried for minutes. */
export class TooComplexError extends Error {
  readonly source: SourceText;
  readonly span: TextSpan;

  constructor(source: SourceText, span: TextSpan) {
    super('The code is too complex to compile.');
    this.source = source;
    this.span = span;
  }
}

/** One template's code while it is compiled. */
export class Compilation {
  readonly library: Library;
  readonly diagnostics: DiagnosticBag;
  readonly host: Host;
  readonly #directives: ReadonlyMap<SourceText, Directives>;
  /** Whose code is bound: when its mistakes are told. */
  bodies: Phase = phases.statements;
  /** Counts names that must differ: keys of members, temporaries. */
  #nextKey = 0;
  readonly #primaryParameters = new Map<NamedType, Map<string, PrimaryParameter>>();
  readonly #checks: (() => void)[] = [];
  /** What is to be checked when the constraints are set that are being bound. */
  #unsettled: (() => void)[] | undefined;
  readonly #constraintChecks: {
    readonly isOfType: boolean;
    readonly at: number;
    readonly check: () => void;
  }[] = [];
  /** Methods with `[ModuleInitializer]`, in order. */
  readonly moduleInitializers: MethodSymbol[] = [];
  /** Local functions that some code names. */
  readonly usedFunctions: Set<MethodSymbol> = new Set();
  /** Generic methods with type arguments, by the ids of these; see `applicability.ts`. */
  readonly constructedMethods: Map<MethodSymbol, Map<string, MethodSymbol>> = new Map();
  /** Anonymous types by their shape; see `anonymous-types.ts`. */
  readonly anonymousTypes: Map<string, NamedType> = new Map();

  /** Types that the code names and nobody declares; see `unknown-types.ts`. */
  readonly unknownTypes: Map<string, ErrorType> = new Map();

  /** Where the lambdas begin whose bodies were bound. */
  readonly #lambdas = new Set<number>();
  #lambdaBodies = 0;

  /**
   * Counts how often the bodies of lambdas are bound again: each as often as the overloads around it give it other
   * parameters.
   * @throws {TooComplexError} for absurdly many
   */
  countLambdaBody(source: SourceText, lambda: TextSpan): void {
    this.#lambdas.add(lambda.start);
    if (++this.#lambdaBodies > this.#lambdas.size + mostLambdaBodies)
      throw new TooComplexError(source, lambda);
  }

  constructor(
    library: Library,
    diagnostics: DiagnosticBag,
    host: Host,
    directives: ReadonlyMap<SourceText, Directives> = new Map(),
  ) {
    this.library = library;
    this.diagnostics = diagnostics;
    this.host = host;
    this.#directives = directives;
  }

  /** Does something whose mistakes are told with those of another phase. */
  during<T>(phase: Phase, action: () => T): T {
    const { bodies } = this;
    this.bodies = phase;
    const result = action();
    this.bodies = bodies;
    return result;
  }

  /** The member, parameter or variable of the script whose type is bound: there its type arguments are found wanting. */
  declaredName: TextSpan | undefined;

  /** Does something while the type of what has that name is bound. */
  declaring<T>(name: TextSpan, action: () => T): T {
    const { declaredName } = this;
    this.declaredName = name;
    const result = action();
    this.declaredName = declaredName;
    return result;
  }

  /** What expressions began with that were bound before them, until they come to it. */
  readonly boundAhead: Map<ExpressionSyntax, AnyExpression> = new Map();

  /** In the value from which a variable of the script has its type: constraints are asked of that type alone. */
  isInferring = false;

  /** Does something while the type of a variable of the script is found out. */
  whileInferring<T>(action: () => T): T {
    const { isInferring } = this;
    this.isInferring = true;
    const result = action();
    this.isInferring = isInferring;
    return result;
  }

  /** Types of the script whose members were asked for while its statements were bound. */
  neededTypes: Set<NamedType> | undefined;

  nextKey(): number {
    return this.#nextKey++;
  }

  /** The parts of the expressions that are being bound, innermost last. */
  readonly parts: Part[] = [];

  /**
   * Makes one expression of the parts that were bound for it: those behind the first `count`. Where nothing came of it, it
   * keeps them.
   */
  joinParts<T extends AnyExpression>(count: number, expression: T): T | BoundBad {
    const { parts } = this;
    const joined = expression.kind === 'Bad' ? keepParts(expression, parts.slice(count)) : expression;
    parts.length = count;
    parts.push(joined);
    return joined;
  }

  /** Does something of whose parts nothing around it is made. */
  apart<T>(action: () => T): T {
    const { length } = this.parts;
    const result = action();
    this.parts.length = length;
    return result;
  }

  /** Makes the parameters of a primary constructor known to the body of its type. */
  addPrimaryParameter(type: NamedType, local: LocalSymbol): void {
    const parameters = this.#primaryParameters.get(type) ?? new Map<string, PrimaryParameter>();
    if (!parameters.has(local.name)) parameters.set(local.name, { local, field: undefined });
    this.#primaryParameters.set(type, parameters);
  }
  primaryParameter(type: NamedType, name: string): PrimaryParameter | undefined {
    return this.#primaryParameters.get(type)?.get(name);
  }
  /** All parameters of a type's primary constructor, in order. */
  primaryParameters(type: NamedType): readonly PrimaryParameter[] {
    return [...(this.#primaryParameters.get(type)?.values() ?? [])];
  }
  /** The hidden field in which a type keeps a parameter that its members use. */
  capturePrimaryParameter(type: NamedType, parameter: PrimaryParameter): FieldSymbol {
    if (!parameter.field) {
      parameter.field = new FieldSymbol(parameter.local.name, type, 'private', {});
      parameter.field.type = parameter.local.type;
      parameter.field.isCapturedParameter = true;
      parameter.field.key = `${parameter.local.name}$${this.nextKey()}`;
    }
    return parameter.field;
  }

  /** `field` in the accessors of a property: its hidden field. */
  readonly backingFields: Map<PropertySymbol, FieldSymbol> = new Map();

  /** The same of a property at the top of the script: a variable, or a field where it is `static`. */
  readonly backingVariables: Map<PropertySymbol, LocalSymbol | FieldSymbol> = new Map();

  /** Properties and events at the top of the script that are `static`: types can use them. */
  readonly staticMembers: Set<Member> = new Set();

  /** Somewhere a ref-like type is named, or memory of a method used: references to it must not leave that. */
  hasStackMemory = false;

  /** Whether `#nullable enable` holds there. */
  hasNullableContext(source: SourceText, offset: number): boolean {
    return this.#directives.get(source)?.hasAnnotations(offset) ?? false;
  }

  readonly #last: (() => void)[] = [];

  /** Puts off a check that needs the bases and members of types, which may still be on their way. */
  checkLater(check: () => void): void {
    this.#checks.push(check);
  }
  /** Puts off what constraints say of the type of something declared: told of the script's members, then of types', in order. */
  checkConstraintsLater(
    binder: { readonly containingType: NamedType | null },
    at: number,
    check: () => void,
  ): void {
    this.#constraintChecks.push({ isOfType: binder.containingType !== null, at, check });
  }
  /** Checks at once, or after `settleConstraints`, what constraints say of a type in code. */
  checkConstraints(check: () => void): void {
    if (this.#unsettled) this.#unsettled.push(check);
    else check();
  }
  /** Sets constraints; types named in them are held against constraints only when all are set: `where T : INumber<T>`. */
  settleConstraints(set: () => void): void {
    const checks: (() => void)[] = [];
    this.#unsettled = checks;
    set();
    this.#unsettled = undefined;
    for (const check of checks) check();
  }
  /** Puts off what is told only where nothing is wrong with anything else. */
  tellLast(tell: () => void): void {
    this.#last.push(tell);
  }
  /** Tells it, if that is so. */
  finish(): void {
    for (const tell of this.#last.splice(0)) if (!this.diagnostics.hasErrors) tell();
  }
  runChecks(): void {
    const declared = this.#constraintChecks.splice(0);
    declared.sort((a, b) => Number(a.isOfType) - Number(b.isOfType) || a.at - b.at);
    for (const { check } of declared) check();
    // Checks may put off others.
    for (const check of this.#checks) check();
    this.#checks.length = 0;
  }
}

/** A parameter of a primary constructor, and the field that keeps it once some member uses it. */
export interface PrimaryParameter {
  readonly local: LocalSymbol;
  field: FieldSymbol | undefined;
}
