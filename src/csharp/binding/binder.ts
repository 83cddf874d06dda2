// The heart of the binder: what is being compiled (`Compilation`), where in it we stand (`Binder`), and the functions
// by which the areas of the language reach each other (`Areas`). One file, because the three refer to each other.
import { expressionCodes } from '../../diagnostics/codes-expressions.ts';
import type { ExpressionCode } from '../../diagnostics/codes-expressions.ts';
import { formCodes } from '../../diagnostics/codes-forms.ts';
import type { FormCode } from '../../diagnostics/codes-forms.ts';
import { semanticCodes } from '../../diagnostics/codes-semantic.ts';
import type { SemanticCode } from '../../diagnostics/codes-semantic.ts';
import type { DiagnosticBag } from '../../diagnostics/diagnostic.ts';
import type { ConstantValue } from '../../metadata/declaration.ts';
import { FieldSymbol } from '../../metadata/symbols.ts';
import type {
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  RefKind,
  Type,
} from '../../metadata/symbols.ts';
import type { SourceText, TextSpan } from '../../text/source-text.ts';
import type { Library } from '../symbols/library.ts';
import { LocalSymbol } from '../symbols/local-symbols.ts';
import type { LabelSymbol, LocalKind } from '../symbols/local-symbols.ts';
import type {
  ArgumentListSyntax,
  AssignmentExpressionSyntax,
  BlockSyntax,
  CollectionExpressionSyntax,
  ConditionalAccessExpressionSyntax,
  ExpressionSyntax,
  ForEachVariableStatementSyntax,
  IdentifierToken,
  InterpolatedStringExpressionSyntax,
  IsPatternExpressionSyntax,
  PatternSyntax,
  PrefixUnaryExpressionSyntax,
  QueryExpressionSyntax,
  RangeExpressionSyntax,
  StatementSyntax,
  SwitchExpressionSyntax,
  SwitchStatementSyntax,
  TypeSyntax,
  WithExpressionSyntax,
} from '../syntax/nodes.ts';
import type {
  BoundArgument,
  BoundBlock,
  BoundDeconstructionParts,
  BoundExpression,
  BoundPattern,
  BoundPlaceholder,
  BoundStatement,
} from './bound-nodes.ts';
import type { FunctionContext } from './function-context.ts';
import { phases } from './phases.ts';
import type { Phase } from './phases.ts';
import { Scope } from './scope.ts';
import type { Submission } from './submission.ts';
import type { AnyExpression } from './unconverted.ts';

// ---------------------------------------------------------------- names

/** What a simple name means. Several members: overloads, or a property and a type of one name (the caller picks). */
export type NameLookup =
  /** A local, parameter or range variable; or a variable of the script (`owner` null). */
  | { readonly kind: 'variable'; readonly local: LocalSymbol }
  /** Local functions, or functions at the top of the script: `receiver`-less calls. */
  | { readonly kind: 'functions'; readonly methods: readonly MethodSymbol[] }
  /** Members of `type`, the containing type (or one of its containing types) in which they were found. */
  | {
      readonly kind: 'members';
      readonly members: readonly Member[];
      readonly type: NamedType;
      readonly isOuter: boolean;
    }
  /** Members of the host's globals: the receiver is a `HostObject`. */
  | { readonly kind: 'host'; readonly members: readonly Member[]; readonly type: NamedType }
  /** Static members by `using static`. */
  | { readonly kind: 'staticMembers'; readonly members: readonly Member[] }
  | { readonly kind: 'type'; readonly type: Type }
  | { readonly kind: 'namespace'; readonly name: string }
  /** Reported already. */
  | { readonly kind: 'error' };

export interface LookupOptions {
  /** Number of type arguments; 0 when none are written. */
  readonly arity: number;
  /** Prefer something that can be called. */
  readonly isInvoked?: boolean;
}

/** The arguments of a constructor as overload resolution placed them. */
export interface BoundConstructorCall {
  readonly method: MethodSymbol | undefined;
  readonly arguments: readonly BoundArgument[];
  readonly evaluationOrder?: readonly number[] | undefined;
}

/** The expressions of {@link Areas.bindForm}. */
export type FormSyntax =
  | InterpolatedStringExpressionSyntax
  | QueryExpressionSyntax
  | SwitchExpressionSyntax
  | IsPatternExpressionSyntax
  | CollectionExpressionSyntax
  | RangeExpressionSyntax
  | WithExpressionSyntax
  | PrefixUnaryExpressionSyntax;

/**
 * The functions by which the areas call each other; `areas.ts` fills the table. "Any" expressions may lack a type
 * (lambda, `null`, method group…) or be no value at all (type, namespace).
 */
export interface Areas {
  // types and names
  bindType(binder: Binder, syntax: TypeSyntax): Type;
  /** The meaning of a simple name; undefined (nothing reported) when it means nothing. */
  lookupName(binder: Binder, name: string, span: TextSpan, options: LookupOptions): NameLookup | undefined;
  /** The extension methods of that name, nearest scope first: each inner list is one level to be tried before the next. */
  extensionMethods(binder: Binder, name: string): Iterable<readonly MethodSymbol[]>;

  // expressions
  bindExpression(binder: Binder, syntax: ExpressionSyntax): AnyExpression;
  /** `a?.b`, also as the left side of an assignment. */
  bindConditionalAccess(binder: Binder, syntax: ConditionalAccessExpressionSyntax): BoundExpression;
  /** A collection of that type with these elements, as a collection expression or an expanded `params` makes it. */
  bindCollection(
    binder: Binder,
    values: readonly BoundExpression[],
    type: Type,
    span: TextSpan,
  ): BoundExpression;
  /** A value with its natural type; reports what has none or is no value. */
  bindValue(binder: Binder, syntax: ExpressionSyntax): BoundExpression;
  /** A value converted implicitly to the type; reports where it cannot be. Array initializers `{ … }` too. */
  bindConverted(binder: Binder, syntax: ExpressionSyntax, type: Type): BoundExpression;
  /** Converted to bool, or through `operator true`. */
  bindCondition(binder: Binder, syntax: ExpressionSyntax): BoundExpression;
  /** An expression as a statement, its value unused: only calls, assignments, increments, await and `new` (CS0201). */
  bindStatementExpression(binder: Binder, syntax: ExpressionSyntax): BoundExpression;
  /** `ref` locals and returns: the operand of `ref x`, of exactly that type. The result is a `RefExpression`. */
  bindReference(
    binder: Binder,
    syntax: ExpressionSyntax,
    type: Type | undefined,
    isReadOnly?: boolean,
  ): BoundExpression;
  /** Converts implicitly, or reports at the span and gives a bad expression of the type. */
  convert(binder: Binder, expression: AnyExpression, type: Type, span: TextSpan): BoundExpression;
  /** Converts as a cast does (the element of `foreach (T x in …)`). */
  convertExplicitly(binder: Binder, expression: AnyExpression, type: Type, span: TextSpan): BoundExpression;
  /** Gives an expression its natural type; reports what has none or is no value. */
  toValue(binder: Binder, expression: AnyExpression, span: TextSpan): BoundExpression;
  /** A constant of the type; reports CS0133 and the like and gives undefined when it is none. */
  bindConstant(
    binder: Binder,
    syntax: ExpressionSyntax,
    type: Type,
  ): { readonly value: ConstantValue } | undefined;
  /** Chooses a constructor of `type` for the arguments (of `base(…)`, `this(…)`, an attribute). */
  bindConstructorCall(
    binder: Binder,
    type: NamedType,
    argumentList: ArgumentListSyntax | undefined,
    span: TextSpan,
  ): BoundConstructorCall;
  /** Calls the parameterless method of that name on a value (`Dispose`, `GetEnumerator`, `MoveNext`…), extension methods where allowed; undefined when there is none. */
  bindPatternCall(
    binder: Binder,
    receiver: BoundExpression,
    name: string,
    span: TextSpan,
    options?: { readonly allowExtensions?: boolean; readonly argument?: BoundExpression },
  ): BoundExpression | undefined;
  /** `receiver[index]` for an `Index` or `Range` where no indexer takes one: by `Length` or `Count`; undefined when that cannot be. */
  bindImplicitIndex(
    binder: Binder,
    receiver: BoundExpression,
    index: BoundExpression,
    span: TextSpan,
  ): BoundExpression | undefined;
  /** `await operand`, the operand being bound. */
  bindAwait(binder: Binder, operand: BoundExpression, span: TextSpan): BoundExpression;
  /** Whether the type converts implicitly by identity, reference or boxing (what arrays' elements, catch types and constraints need). */
  isReferenceConvertible(binder: Binder, from: Type, to: Type): boolean;

  // statements
  bindStatement(binder: Binder, syntax: StatementSyntax): BoundStatement;
  /** A block in a scope of its own. */
  bindBlock(binder: Binder, syntax: BlockSyntax): BoundBlock;
  /** Statements in the binder's scope, which is new and theirs alone (the sections of a `switch`). */
  bindStatements(binder: Binder, statements: readonly StatementSyntax[], span: TextSpan): BoundBlock;
  /** The body of a function whose parameters are already in the binder's scope: a block, or an expression as one `return`. */
  bindBody(binder: Binder, body: BlockSyntax | ExpressionSyntax): BoundBlock;

  // patterns and what is made of them
  /**
   * Interpolated strings, queries, `switch` and `is` pattern expressions, collection expressions, `^a`, `a..b`, `with`
   * (`InterpolatedStringExpression`, `QueryExpression`, `SwitchExpression`, `IsPatternExpression`, `CollectionExpression`,
   * `PrefixUnaryExpression` with `^`, `RangeExpression`, `WithExpression`).
   */
  bindForm(binder: Binder, syntax: FormSyntax): AnyExpression;
  bindPattern(binder: Binder, syntax: PatternSyntax, inputType: Type): BoundPattern;
  bindSwitchStatement(binder: Binder, syntax: SwitchStatementSyntax): BoundStatement;
  /** `(a, var b) = value` as an expression. */
  bindDeconstruction(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression;
  /** The variables of `foreach (var (a, b) in …)`, declared in the binder's scope and filled from `source`. */
  bindForEachDeconstruction(
    binder: Binder,
    syntax: ForEachVariableStatementSyntax,
    source: BoundPlaceholder,
  ): BoundDeconstructionParts;
}

// ---------------------------------------------------------------- compilation

/** The host's side: the object whose members the script sees, and the namespaces imported for it. */
export interface Host {
  readonly globalsType: NamedType | null;
  readonly imports: readonly string[];
}

/** One template's code while it is compiled. */
export class Compilation {
  readonly library: Library;
  readonly diagnostics: DiagnosticBag;
  readonly host: Host;
  readonly areas: Areas;
  /** Whose code is bound: when its mistakes are told. */
  bodies: Phase = phases.statements;
  /** Counts names that must differ: keys of members, temporaries. */
  #nextKey = 0;
  readonly #primaryParameters = new Map<NamedType, Map<string, PrimaryParameter>>();
  readonly #checks: (() => void)[] = [];
  /** Local functions that some code names. */
  readonly usedFunctions: Set<MethodSymbol> = new Set();
  /** Anonymous types by their shape; see `anonymous-types.ts`. */
  readonly anonymousTypes: Map<string, NamedType> = new Map();

  constructor(library: Library, diagnostics: DiagnosticBag, host: Host, areas: Areas) {
    this.library = library;
    this.diagnostics = diagnostics;
    this.host = host;
    this.areas = areas;
  }

  /** Does something whose mistakes are told with those of another phase. */
  during<T>(phase: Phase, action: () => T): T {
    const { bodies } = this;
    this.bodies = phase;
    const result = action();
    this.bodies = bodies;
    return result;
  }

  nextKey(): number {
    return this.#nextKey++;
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
      parameter.field.key = `${parameter.local.name}$${this.nextKey()}`;
    }
    return parameter.field;
  }

  /** `field` in the accessors of a property: its hidden field. */
  readonly backingFields: Map<PropertySymbol, FieldSymbol> = new Map();

  /** Properties and events at the top of the script that are `static`: types can use them. */
  readonly staticMembers: Set<Member> = new Set();

  /** Whether `#nullable enable` holds there. */
  hasNullableContext(source: SourceText, offset: number): boolean {
    const directives = source.text
      .slice(0, offset)
      .match(/^[ \t]*#nullable[ \t]+(?:enable|disable|restore)/gm);
    return directives?.at(-1)?.endsWith('enable') ?? false;
  }

  /** Puts off a check that needs the bases and members of types, which may still be on their way. */
  checkLater(check: () => void): void {
    this.#checks.push(check);
  }
  runChecks(): void {
    for (let check = this.#checks.shift(); check; check = this.#checks.shift()) check();
  }
}

/** A parameter of a primary constructor, and the field that keeps it once some member uses it. */
export interface PrimaryParameter {
  readonly local: LocalSymbol;
  field: FieldSymbol | undefined;
}

// ---------------------------------------------------------------- binder

interface BinderState {
  readonly compilation: Compilation;
  readonly source: SourceText;
  readonly submission: Submission;
  readonly scope: Scope | null;
  readonly function: FunctionContext | null;
  readonly containingType: NamedType | null;
  readonly member: Member | null;
  readonly isStatic: boolean;
  readonly isChecked: boolean;
  readonly isUnchecked: boolean;
  readonly conditionalReceiver: BoundPlaceholder | null;
  readonly isConstructor: boolean;
  readonly breakTarget: 'loop' | 'switch' | null;
  readonly continueTarget: boolean;
  readonly switchLabels: SwitchLabels | null;
  readonly tryContext: TryContext;
}

/** What `goto case` can name; filled while the switch statement is bound. */
export interface SwitchLabels {
  /** The label of a constant case (compared by value); undefined when no section has it. Converts and reports itself. */
  find(binder: Binder, value: ExpressionSyntax): LabelSymbol | undefined;
  readonly defaultLabel: LabelSymbol | undefined;
}
/** Which parts of `try` statements we are inside of, within the current function. */
export interface TryContext {
  readonly inTry: boolean;
  readonly inTryWithCatch: boolean;
  readonly inCatch: boolean;
  readonly inFinally: boolean;
  readonly inLock: boolean;
}
const noTry: TryContext = {
  inTry: false,
  inTryWithCatch: false,
  inCatch: false,
  inFinally: false,
  inLock: false,
};

/** Every code there is. */
const codes = { ...formCodes, ...expressionCodes, ...semanticCodes };

/** How an error is reported. */
export interface ReportOptions {
  /** Computed only when somebody reads it: most of what is tried out is never said. */
  readonly hint?: string | (() => string | undefined) | undefined;
}

/**
 * Where in the code we stand. Immutable: `with…` gives another binder. Only its scope collects what is declared.
 */
export class Binder {
  readonly #state: BinderState;

  private constructor(state: BinderState) {
    this.#state = state;
  }

  /** The binder for the top of a submission. */
  static forSubmission(compilation: Compilation, submission: Submission): Binder {
    return new Binder({
      compilation,
      source: submission.source,
      submission,
      scope: null,
      function: null,
      containingType: null,
      member: null,
      isStatic: false,
      isChecked: false,
      isUnchecked: false,
      conditionalReceiver: null,
      isConstructor: false,
      breakTarget: null,
      continueTarget: false,
      switchLabels: null,
      tryContext: noTry,
    });
  }

  get compilation(): Compilation {
    return this.#state.compilation;
  }
  get library(): Library {
    return this.#state.compilation.library;
  }
  get source(): SourceText {
    return this.#state.source;
  }
  get submission(): Submission {
    return this.#state.submission;
  }
  /** The innermost scope of locals; null directly at the top of the script and in types. */
  get scope(): Scope | null {
    return this.#state.scope;
  }
  get function(): FunctionContext | null {
    return this.#state.function;
  }
  /** The definition of the type whose member is bound; null in code of the script itself. */
  get containingType(): NamedType | null {
    return this.#state.containingType;
  }
  /** The member whose code is bound. */
  get member(): Member | null {
    return this.#state.member;
  }
  /** There is no `this` here. */
  get isStatic(): boolean {
    return this.#state.isStatic;
  }
  get isChecked(): boolean {
    return this.#state.isChecked;
  }
  /** Inside an explicit `unchecked`: constants may overflow, which they may not by default. */
  get isUnchecked(): boolean {
    return this.#state.isUnchecked;
  }
  /** What `.b` and `[i]` directly after `?` are applied to. */
  get conditionalReceiver(): BoundPlaceholder | null {
    return this.#state.conditionalReceiver;
  }
  /** In the body of a constructor (or `init` accessor): read-only fields and get-only properties can be assigned. */
  get isConstructor(): boolean {
    return this.#state.isConstructor;
  }
  /** What `break` leaves. */
  get breakTarget(): 'loop' | 'switch' | null {
    return this.#state.breakTarget;
  }
  get canContinue(): boolean {
    return this.#state.continueTarget;
  }
  get switchLabels(): SwitchLabels | null {
    return this.#state.switchLabels;
  }
  get tryContext(): TryContext {
    return this.#state.tryContext;
  }
  /** In code at the top of the script, whose variables are the script's own. */
  get isTopLevel(): boolean {
    return this.scope === null && this.containingType === null;
  }

  #with(change: Partial<BinderState>): Binder {
    return new Binder({ ...this.#state, ...change });
  }
  withScope(scope: Scope): Binder {
    return this.#with({ scope });
  }
  /** A new scope inside the present one. */
  withNewScope(): Binder {
    return this.withScope(new Scope(this.scope));
  }
  /** A lambda, local function or method body: a function scope of its own; jumps do not leave it. */
  withFunction(context: FunctionContext, options: { readonly isStatic?: boolean } = {}): Binder {
    return this.#with({
      function: context,
      scope: new Scope(this.scope, { isFunction: true, isStaticFunction: options.isStatic === true }),
      breakTarget: null,
      continueTarget: false,
      switchLabels: null,
      tryContext: noTry,
    });
  }
  /** The code at the top of a submission: its variables are the script's, so there is no scope. */
  withSubmissionCode(context: FunctionContext): Binder {
    return this.#with({ function: context });
  }
  withType(containingType: NamedType): Binder {
    return this.#with({
      containingType,
      scope: null,
      function: null,
      member: null,
      isConstructor: false,
      isStatic: false,
    });
  }
  withMember(member: Member, isStatic: boolean, isConstructor: boolean = false): Binder {
    return this.#with({ member, isStatic, isConstructor });
  }
  withChecked(isChecked: boolean): Binder {
    return this.#with({ isChecked, isUnchecked: !isChecked });
  }
  withConditionalReceiver(conditionalReceiver: BoundPlaceholder): Binder {
    return this.#with({ conditionalReceiver });
  }
  withLoop(): Binder {
    return this.#with({ breakTarget: 'loop', continueTarget: true });
  }
  withSwitch(switchLabels: SwitchLabels): Binder {
    return this.#with({ breakTarget: 'switch', switchLabels });
  }
  /** Inside `finally`, from which no jump leads out. */
  withoutJumps(): Binder {
    return this.#with({ breakTarget: null, continueTarget: false });
  }
  withTry(change: Partial<TryContext>): Binder {
    return this.#with({ tryContext: { ...this.tryContext, ...change } });
  }

  // -------- the areas

  bindType(syntax: TypeSyntax): Type {
    return this.compilation.areas.bindType(this, syntax);
  }
  lookupName(name: string, span: TextSpan, options: LookupOptions): NameLookup | undefined {
    return this.compilation.areas.lookupName(this, name, span, options);
  }
  extensionMethods(name: string): Iterable<readonly MethodSymbol[]> {
    return this.compilation.areas.extensionMethods(this, name);
  }
  bindExpression(syntax: ExpressionSyntax): AnyExpression {
    return this.compilation.areas.bindExpression(this, syntax);
  }
  bindValue(syntax: ExpressionSyntax): BoundExpression {
    return this.compilation.areas.bindValue(this, syntax);
  }
  bindConverted(syntax: ExpressionSyntax, type: Type): BoundExpression {
    return this.compilation.areas.bindConverted(this, syntax, type);
  }
  bindCondition(syntax: ExpressionSyntax): BoundExpression {
    return this.compilation.areas.bindCondition(this, syntax);
  }
  convert(expression: AnyExpression, type: Type, span: TextSpan): BoundExpression {
    return this.compilation.areas.convert(this, expression, type, span);
  }
  bindStatement(syntax: StatementSyntax): BoundStatement {
    return this.compilation.areas.bindStatement(this, syntax);
  }
  bindBlock(syntax: BlockSyntax): BoundBlock {
    return this.compilation.areas.bindBlock(this, syntax);
  }
  bindBody(body: BlockSyntax | ExpressionSyntax): BoundBlock {
    return this.compilation.areas.bindBody(this, body);
  }
  bindPattern(syntax: PatternSyntax, inputType: Type): BoundPattern {
    return this.compilation.areas.bindPattern(this, syntax, inputType);
  }

  // -------- declaring

  /**
   * Declares a variable in the present scope and reports CS0128/CS0136. At the top of the script it is the script's
   * variable of that name. Declaring again from the same place (an expression bound twice) gives the same variable.
   */
  declareVariable(
    identifier: IdentifierToken,
    kind: LocalKind,
    type: Type,
    refKind: RefKind = 'none',
  ): LocalSymbol {
    const span: TextSpan = { start: identifier.start, end: identifier.end };
    const name = identifier.text;
    if (this.scope === null) {
      const variable = this.submission.variableAt(identifier.start);
      if (variable) {
        variable.type = type;
        return variable;
      }
    }
    const local = new LocalSymbol(name, kind, type, this.function, span, refKind);
    const { scope } = this;
    if (scope === null) return local;
    const existing = scope.variable(name);
    if (existing && existing.declaration.start === span.start) {
      existing.type = type;
      return existing;
    }
    if (identifier.missing) return local;
    this.checkName(identifier);
    if (!existing) scope.addVariable(local);
    return local;
  }

  /** Adds a parameter to the present (function) scope. */
  declareParameter(local: LocalSymbol): void {
    this.scope?.addVariable(local);
  }

  /** Reports a name that the present scope or, within the function, an enclosing one already uses. */
  checkName(identifier: IdentifierToken): boolean {
    const { scope } = this;
    const name = identifier.text;
    if (scope === null) return true;
    if (scope.variable(name) !== undefined || scope.functions(name).length > 0) {
      this.error('CS0128', identifier, [name]);
      return false;
    }
    for (
      let outer = scope.isFunction ? null : scope.parent;
      outer;
      outer = outer.isFunction ? null : outer.parent
    ) {
      if (outer.declares(name)) {
        this.error('CS0136', identifier, [name]);
        return false;
      }
    }
    return true;
  }

  // -------- reporting

  /** Reports a code of the table at a place of the present source. */
  error(
    code: SemanticCode | ExpressionCode | FormCode,
    span: TextSpan,
    values: readonly (string | number)[] = [],
    options: ReportOptions = {},
  ): void {
    const { severity, message } = codes[code];
    const { hint } = options;
    this.compilation.diagnostics.add({
      code,
      severity,
      source: this.source,
      span: { start: span.start, end: span.end },
      phase: this.#phase,
      message: message.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? '')),
      get hint(): string | undefined {
        return typeof hint === 'function' ? hint() : hint;
      },
    });
  }

  get #phase(): number {
    if (this.function) return this.compilation.bodies;
    return this.containingType ? phases.types : phases.members;
  }

  /** Binds something on trial: what it reports is forgotten unless it reports no error. */
  speculate<T>(bind: () => T): { readonly result: T; readonly hasErrors: boolean } {
    const { diagnostics } = this.compilation;
    const before = diagnostics.count;
    const result = bind();
    const hasErrors = diagnostics.hasErrorsSince(before);
    diagnostics.truncate(before);
    return { result, hasErrors };
  }
}
