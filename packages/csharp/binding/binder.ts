// Where in the code the binder stands: what is in scope there, and how mistakes are reported.
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import type { Member, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { Library } from '../symbols/library.ts';
import { LocalSymbol } from '../symbols/local-symbols.ts';
import type { LabelSymbol, LocalKind } from '../symbols/local-symbols.ts';
import type {
  BlockSyntax,
  ExpressionSyntax,
  IdentifierToken,
  PatternSyntax,
  StatementSyntax,
  TypeSyntax,
} from '../syntax/nodes.ts';
import type { Areas } from '../areas.ts';
import type { BindingFunctions } from './binding-functions.ts';
import type {
  BoundBlock,
  BoundExpression,
  BoundPattern,
  BoundPlaceholder,
  BoundStatement,
} from './bound-tree/bound-nodes.ts';
import type { Compilation } from './compilation.ts';
import type { FunctionContext } from './functions/function-context.ts';
import type { LookupOptions, NameLookup } from './lookup/lookup-result.ts';
import { entryOf, type ReportOptions, toDiagnostic } from './to-diagnostic.ts';
import type { JumpTarget } from './jump-target.ts';
import { isByType, type Phase, phaseOf, phases, placeOfCreation } from './phases.ts';
import { nameConflict } from './lookup/name-conflict.ts';
import { type DeclaredLabel, Scope } from './lookup/scope.ts';
import type { Submission } from './submissions/submission.ts';
import { noTry, type TryContext } from './functions/try-context.ts';
import type { AnyExpression } from './bound-tree/unconverted.ts';

/** What `goto case` can name; filled while the switch statement is bound. */
export interface SwitchLabels {
  /** The label of a constant case (compared by value); undefined when no section has it. Converts and reports itself. */
  find(binder: Binder, value: ExpressionSyntax): LabelSymbol | undefined;
  readonly defaultLabel: LabelSymbol | undefined;
}

const noTargets: readonly JumpTarget[] = [];

/** What a binder is made of; the rest follows from it. */
type BinderState = Pick<
  Binder,
  | 'compilation'
  | 'areas'
  | 'source'
  | 'submission'
  | 'scope'
  | 'function'
  | 'containingType'
  | 'member'
  | 'isStatic'
  | 'isChecked'
  | 'isUnchecked'
  | 'conditionalReceiver'
  | 'isConstructor'
  | 'ownLabel'
  | 'jumpTargets'
  | 'outerTargets'
  | 'switchLabels'
  | 'tryContext'
  | 'phase'
>;

/**
 * Where in the code we stand. Immutable: `with…` gives another binder. Only its scope collects what is declared.
 */
export class Binder {
  readonly compilation: Compilation;
  /** What the areas of the language do for each other; the most used of them are methods of the binder. */
  readonly areas: Areas<Binder, BindingFunctions>;
  readonly library: Library;
  readonly source: SourceText;
  readonly submission: Submission;
  /** The innermost scope of locals; null directly at the top of the script and in types. */
  readonly scope: Scope | null;
  readonly function: FunctionContext | null;
  /** The definition of the type whose member is bound; null in code of the script itself. */
  readonly containingType: NamedType | null;
  /** The member whose code is bound. */
  readonly member: Member | null;
  /** There is no `this` here. */
  readonly isStatic: boolean;
  readonly isChecked: boolean;
  /** Inside an explicit `unchecked`: constants may overflow, which they may not by default. */
  readonly isUnchecked: boolean;
  /** What `.b` and `[i]` directly after `?` are applied to. */
  readonly conditionalReceiver: BoundPlaceholder | null;
  /** In the body of a constructor (or `init` accessor): read-only fields and get-only properties can be assigned. */
  readonly isConstructor: boolean;
  /** The label of the loop or switch statement that is bound next. */
  readonly ownLabel: DeclaredLabel | undefined;
  /** What `break` and `continue` can leave, the innermost last. */
  readonly jumpTargets: readonly JumpTarget[];
  /** What they would leave, were they not inside a lambda there, or a `finally`. */
  readonly outerTargets: readonly JumpTarget[];
  readonly switchLabels: SwitchLabels | null;
  readonly tryContext: TryContext;
  /** In which phase what is wrong is told, where that does not follow from what is bound. */
  readonly phase: Phase | null;

  private constructor(state: BinderState) {
    this.compilation = state.compilation;
    this.areas = state.areas;
    this.library = state.compilation.library;
    this.source = state.source;
    this.submission = state.submission;
    this.scope = state.scope;
    this.function = state.function;
    this.containingType = state.containingType;
    this.member = state.member;
    this.isStatic = state.isStatic;
    this.isChecked = state.isChecked;
    this.isUnchecked = state.isUnchecked;
    this.conditionalReceiver = state.conditionalReceiver;
    this.isConstructor = state.isConstructor;
    this.ownLabel = state.ownLabel;
    this.jumpTargets = state.jumpTargets;
    this.outerTargets = state.outerTargets;
    this.switchLabels = state.switchLabels;
    this.tryContext = state.tryContext;
    this.phase = state.phase;
  }

  /** The binder for the top of a submission. */
  static forSubmission(compilation: Compilation, submission: Submission, areas: Binder['areas']): Binder {
    return new Binder({
      compilation,
      areas,
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
      ownLabel: undefined,
      jumpTargets: noTargets,
      outerTargets: noTargets,
      switchLabels: null,
      tryContext: noTry,
      phase: null,
    });
  }

  /** In the value of a field, a constant or a member of an enum, in its lambdas, too. */
  get isInInitializer(): boolean {
    for (let at = this.function; at; at = at.parent as FunctionContext | null)
      if (at.kind === 'initializer') return true;
    return !this.function && (this.member?.kind === 'field' || this.member?.kind === 'enum');
  }

  /** Where `field` is a keyword. */
  get isInPropertyAccessor(): boolean {
    return this.member?.kind === 'method' && this.member.associated?.kind === 'property';
  }

  /** In code at the top of the script, whose variables are the script's own. */
  get isTopLevel(): boolean {
    return this.scope === null && this.containingType === null;
  }

  #with(change: Partial<BinderState>): Binder {
    return Object.assign(new Binder(this), change);
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
      scope: new Scope(this.scope, {
        isFunction: true,
        staticFunction: options.isStatic ? (context.isAnonymous ? 'lambda' : 'localFunction') : undefined,
      }),
      ownLabel: undefined,
      jumpTargets: noTargets,
      outerTargets: context.isAnonymous ? this.#targets : noTargets,
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
  /** In the value of a constant of the script. */
  withoutInstance(): Binder {
    return this.#with({ isStatic: true });
  }
  withChecked(isChecked: boolean): Binder {
    return this.#with({ isChecked, isUnchecked: !isChecked });
  }
  withConditionalReceiver(conditionalReceiver: BoundPlaceholder): Binder {
    return this.#with({ conditionalReceiver });
  }
  /** For a loop or switch statement behind a label. */
  withLabel(ownLabel: DeclaredLabel): Binder {
    return this.#with({ ownLabel });
  }
  withLoop(): Binder {
    return this.#with(this.#targetOf(true));
  }
  withSwitch(switchLabels: SwitchLabels): Binder {
    return this.#with({ ...this.#targetOf(false), switchLabels });
  }
  #targetOf(isLoop: boolean): Pick<BinderState, 'ownLabel' | 'jumpTargets'> {
    const target: JumpTarget = { isLoop, label: this.ownLabel };
    return { ownLabel: undefined, jumpTargets: [...this.jumpTargets, target] };
  }
  /** Inside `finally`, from which no jump leads out. */
  withoutJumps(): Binder {
    return this.#with({ jumpTargets: noTargets, outerTargets: this.#targets });
  }
  get #targets(): readonly JumpTarget[] {
    return this.jumpTargets.length === 0 ? this.outerTargets : [...this.outerTargets, ...this.jumpTargets];
  }
  withTry(change: Partial<TryContext>): Binder {
    return this.#with({ tryContext: { ...this.tryContext, ...change } });
  }

  /** For what is found when a member is made, before anything is asked about the members of its type. */
  get ofCreation(): Binder {
    return this.withPhase(phases.creation);
  }
  /** What is wrong is told in that phase, whatever is bound. */
  withPhase(phase: Phase): Binder {
    return this.#with({ phase });
  }

  bindType(syntax: TypeSyntax): Type {
    return this.areas.bindType(this, syntax);
  }
  /** The type of something declared: what constraints forbid in it is told at its name. */
  bindDeclaredType(name: TextSpan, syntax: TypeSyntax): Type {
    return this.compilation.current.declaring(name, () => this.bindType(syntax));
  }
  lookupName(name: string, span: TextSpan, options: LookupOptions): NameLookup | undefined {
    return this.areas.lookupName(this, name, span, options);
  }
  extensionMethods(name: string, receiver?: Type): readonly (readonly MethodSymbol[])[] {
    return this.areas.extensionMethods(this, name, receiver);
  }
  bindExpression(syntax: ExpressionSyntax): AnyExpression {
    return this.areas.bindExpression(this, syntax);
  }
  bindExpressionOrType(syntax: ExpressionSyntax): AnyExpression {
    return this.areas.bindExpressionOrType(this, syntax);
  }
  bindValue(syntax: ExpressionSyntax): BoundExpression {
    return this.areas.bindValue(this, syntax);
  }
  bindConverted(syntax: ExpressionSyntax, type: Type): BoundExpression {
    return this.areas.bindConverted(this, syntax, type);
  }
  bindCondition(syntax: ExpressionSyntax): BoundExpression {
    return this.areas.bindCondition(this, syntax);
  }
  convert(expression: AnyExpression, type: Type, span: TextSpan): BoundExpression {
    return this.areas.convert(this, expression, type, span);
  }
  toValue(expression: AnyExpression, span: TextSpan): BoundExpression {
    return this.areas.toValue(this, expression, span);
  }
  bindStatement(syntax: StatementSyntax): BoundStatement {
    return this.areas.bindStatement(this, syntax);
  }
  bindBlock(syntax: BlockSyntax): BoundBlock {
    return this.areas.bindBlock(this, syntax);
  }
  bindBody(body: BlockSyntax | ExpressionSyntax): BoundBlock {
    return this.areas.bindBody(this, body);
  }
  bindPattern(syntax: PatternSyntax, inputType: Type): BoundPattern {
    return this.areas.bindPattern(this, syntax, inputType);
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
    if (name === 'field' && !identifier.verbatim && this.isInPropertyAccessor)
      this.error('CS9273', identifier);
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
    const conflict = nameConflict(this.scope, identifier);
    if (conflict) this.error(conflict.code, conflict.at, [identifier.text]);
    return conflict === undefined;
  }

  // -------- reporting

  /** Reports a code of the table at a place of the present source. */
  error(
    code: BindingCode,
    span: TextSpan,
    values: readonly (string | number)[] = [],
    options: ReportOptions = {},
  ): void {
    const entry = entryOf(code);
    const isOfCreation = this.phase === phases.creation;
    const phase = isOfCreation ? this.#phaseHere : (this.phase ?? phaseOf(entry, this.#phaseHere));
    this.compilation.diagnostics.add(
      toDiagnostic(code, this.source, span, values, options, {
        phase,
        toldAt: isByType(phase) ? this.#placeOf(span, isOfCreation) : undefined,
      }),
    );
  }

  /**
   * Among what is told of the types: where the outermost type stands; what is found when its members are made comes
   * before the rest.
   */
  #placeOf({ start }: TextSpan, isOfCreation: boolean): number | undefined {
    const place = this.submission.typeStart(start);
    const isFirst = isOfCreation && this.containingType?.containingType === null;
    return place !== undefined && isFirst ? placeOfCreation(place) : place;
  }

  get #phaseHere(): Phase {
    if (this.function) return this.compilation.current.phase;
    return this.containingType ? phases.types : phases.members;
  }

  /** Binds something on trial: what it reports is forgotten unless it reports no error. */
  speculate<T>(bind: () => T): { readonly result: T; readonly hasErrors: boolean } {
    const { diagnostics } = this.compilation;
    const before = diagnostics.count;
    const result = this.compilation.parts.apart(bind);
    const hasErrors = diagnostics.hasErrorsSince(before);
    diagnostics.truncate(before);
    return { result, hasErrors };
  }
}
