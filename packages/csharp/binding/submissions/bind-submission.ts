// Binds the statements of a block of the script, whose variables are the script's.
import { errorType } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../symbols/declaration-words.ts';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isReferenceType, isVoid } from '../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  FieldDeclarationSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  StatementSyntax,
} from '../../syntax/nodes.ts';
import type { DeclaredLabel } from '../lookup/scope.ts';
import { bindLabelled, reportUnusedLabels } from '../statements/block.ts';
import type { Binder } from '../binder.ts';
import { boundFunction, emptyBlock } from '../bound-tree/bound-factory.ts';
import type { BoundStatement, BoundSubmission } from '../bound-tree/bound-nodes.ts';
import type { DeclaredSubmission } from './declare-submission.ts';
import { declaredNames } from '../lookup/expression-variables.ts';
import { analyzeSubmission } from '../flow/analyze.ts';
import { putStaticFunctionsLast } from '../functions/static-functions.ts';
import { FunctionContext } from '../functions/function-context.ts';
import { allStatements } from '../bound-tree/nested-statements.ts';
import { phases, placeOfCreation } from '../phases.ts';
import type { VariableInference } from './submission.ts';
import { bindVariables, isVarType } from '../statements/declarations.ts';
import { bindSubmissionValue } from '../statements/jumps.ts';

/** Binds the statements of a block. Variables may be used before their declaration is reached: their type is found out then. */
export class SubmissionBinder implements VariableInference {
  readonly #declared: DeclaredSubmission;
  readonly #context: FunctionContext;
  readonly #binder: Binder;
  readonly #known = new Set<LocalSymbol>();
  readonly #busy = new Set<LocalSymbol>();
  /** Variables whose type hangs on itself. */
  readonly #circular = new Set<LocalSymbol>();
  readonly #circularConstants = new Set<LocalSymbol>();
  /** Constants with what is wrong with their values, while nothing needed them. */
  readonly #badConstants = new Map<LocalSymbol, readonly Diagnostic[]>();

  constructor(declared: DeclaredSubmission) {
    this.#declared = declared;
    const { binder, submission } = declared;
    const object = binder.library.special('object');
    this.#context = new FunctionContext({
      kind: 'submission',
      parent: null,
      isAsync: true,
      returnType: object,
      resultType: object,
    });
    this.#binder = binder.withSubmissionCode(this.#context);
    submission.inference = this;
  }

  bind(): BoundSubmission {
    const { syntax, submission } = this.#declared;
    const statements: BoundStatement[] = [];
    let hasValue = false;
    const { compilation } = this.#binder;
    const known = compilation.diagnostics.count;
    for (const member of syntax.members) {
      const before = compilation.diagnostics.count;
      if (!compilation.diagnostics.isPristine) compilation.current.neededTypes = new Set();
      if (member.kind === 'FieldDeclaration') statements.push(...this.#bindField(member));
      else if (member.kind === 'GlobalStatement') statements.push(...this.#bindStatement(member.statement));
      else if (member.kind === 'PropertyDeclaration' && member.initializer)
        statements.push(...this.#initialize(member.identifier, member.initializer));
      else if (member.kind === 'EventFieldDeclaration')
        for (const { identifier, initializer } of member.declaration.variables)
          if (initializer) statements.push(...this.#initialize(identifier, initializer));
      if (compilation.current.neededTypes && this.#isInferred(member, before)) this.#tellOfNeeded(before);
      if (this.#badConstants.size > 0) this.#tellOfConstants(before, this.#isInferred(member, before));
    }
    compilation.current.neededTypes = undefined;
    submission.inference = undefined;
    reportUnusedLabels(this.#binder, submission.labels.values());
    // Where something else is wrong, that says enough.
    if (!this.#binder.compilation.diagnostics.hasErrors)
      for (const { declaration, name } of submission.untyped)
        this.#binder.error('CS7019', declaration, [name]);
    const last = statements.at(-1);
    hasValue = returnsValue(statements) || (last?.kind === 'Return' && last.value !== undefined);
    const bound = boundFunction(this.#context, [], this.#context.returnType ?? errorType, {
      ...emptyBlock({ start: syntax.start, end: syntax.end }),
      statements,
    });
    putStaticFunctionsLast(compilation.diagnostics, known);
    analyzeSubmission(this.#binder, bound, known);
    return { function: bound, hasValue };
  }

  /** Whether the member has variables that get their types from values. */
  #isInferred(member: MemberDeclarationSyntax, before: number): boolean {
    return member.kind === 'FieldDeclaration'
      ? isVarType(this.#binder, member.declaration.type)
      : this.#binder.compilation.diagnostics.since(before).some(({ phase }) => phase === phases.initializers);
  }

  /** The members of types that such values need are made for them: what is wrong with these is told first. */
  #tellOfNeeded(before: number): void {
    const { diagnostics, current } = this.#binder.compilation;
    const { neededTypes } = current;
    const places = new Set(
      this.#declared.types.flatMap(({ type, declarations }) =>
        neededTypes!.has(type) ? declarations.map(({ start }) => placeOfCreation(start)) : [],
      ),
    );
    if (places.size > 0)
      diagnostics.moveTo(
        before,
        ({ phase, toldAt }) => phase === phases.types && toldAt !== undefined && places.has(toldAt),
        (diagnostic) => ({ ...diagnostic, phase: phases.initializers, toldAt: undefined }),
      );
  }

  /** What is wrong with constants whose values give variables their types is told before what is wrong with these. */
  #tellOfConstants(before: number, areNeeded: boolean): void {
    const needed = new Set<Diagnostic>();
    for (const [local, mistakes] of this.#badConstants) {
      if (areNeeded && local.isRead) {
        for (const mistake of mistakes) needed.add(mistake);
        this.#badConstants.delete(local);
      }
      local.isRead = false;
    }
    if (needed.size > 0)
      this.#binder.compilation.diagnostics.moveTo(
        before,
        (diagnostic) => needed.has(diagnostic),
        (diagnostic) => ({ ...diagnostic, phase: phases.initializers }),
      );
  }

  #bindField(member: FieldDeclarationSyntax): readonly BoundStatement[] {
    const isConst = hasModifier(member.modifiers, 'const');
    if (hasModifier(member.modifiers, 'static') && !isConst) return [];
    for (const { identifier } of member.declaration.variables) {
      const variable = this.#declared.submission.variableAt(identifier.start);
      if (variable) this.#busy.add(variable);
    }
    // A variable whose type comes from its value is declared when that is bound.
    const isVar = isVarType(this.#binder, member.declaration.type);
    const isInferred = isConst || isVar;
    const { diagnostics } = this.#binder.compilation;
    const before = diagnostics.count;
    const isNeeded = (): boolean =>
      [...this.#busy].some(({ localKind, isRead }) => localKind === 'constant' && isRead);
    const phase = !isInferred
      ? phases.statements
      : isConst && !isVar && !isNeeded()
        ? phases.constants
        : phases.initializers;
    const bound = this.#inField(() =>
      this.#binder.compilation.current.during(phase, () =>
        bindVariables(this.#binder, member.declaration, isConst ? 'constant' : 'variable'),
      ),
    );
    if (phase === phases.constants && diagnostics.hasErrorsSince(before))
      for (const { local } of bound)
        this.#badConstants.set(
          local,
          diagnostics.since(before).filter((each) => each.phase === phase),
        );
    // Variables that the value declares are variables of the script, whose types are asked for first.
    if (isInferred) diagnostics.putFirst(before, ({ code }) => code === 'CS8197');
    for (const { local, value } of bound) {
      this.#known.add(local);
      this.#busy.delete(local);
      if (this.#circular.has(local)) {
        this.#binder.compilation.current.during(phases.initializers, () =>
          this.#binder.error('CS7019', local.declaration, [local.name]),
        );
        local.type = errorType;
      }
      if (this.#circularConstants.has(local))
        this.#binder.compilation.current.during(phases.members, () =>
          this.#binder.error('CS0110', local.declaration, [local.name]),
        );
      if (!isInferred && value?.kind === 'Local' && value.local === local)
        this.#binder.error('CS1717', value.span);
    }
    return bound.flatMap(({ local, value }, index): readonly BoundStatement[] =>
      value
        ? [
            {
              kind: 'LocalDeclaration',
              span: member.declaration.variables[index]?.initializer ?? member,
              local,
              value,
            },
          ]
        : [],
    );
  }

  #inField<T>(bind: () => T): T {
    const { submission } = this.#declared;
    submission.isBindingField = true;
    const result = bind();
    submission.isBindingField = false;
    return result;
  }

  /** The value of an automatic property or an event. */
  #initialize(identifier: IdentifierToken, initializer: ExpressionSyntax): readonly BoundStatement[] {
    const local = this.#declared.submission.variableAt(identifier.start);
    return local
      ? [
          {
            kind: 'LocalDeclaration',
            span: identifier,
            local,
            value: this.#inField(() => this.#binder.bindConverted(initializer, local.type)),
          },
        ]
      : [];
  }

  #bindStatement(statement: StatementSyntax, ownLabel?: DeclaredLabel): readonly BoundStatement[] {
    if (statement.kind === 'LabeledStatement') {
      const label = this.#declared.submission.label(statement.identifier.text);
      const { statement: inner } = statement;
      return [
        ...(label ? [{ kind: 'Label' as const, span: statement.identifier, label }] : []),
        ...(inner.kind === 'LocalDeclarationStatement'
          ? [this.#binder.bindStatement(alone(inner))]
          : this.#bindStatement(inner, label)),
      ];
    }
    for (const { start } of declaredNames(this.#declared.submission, statement)) {
      const variable = this.#declared.submission.variableAt(start);
      if (variable) this.#known.add(variable);
    }
    if (statement.kind === 'ExpressionStatement' && !statement.hasSemicolon) {
      const value = bindSubmissionValue(this.#binder, statement.expression);
      return [
        isVoid(value.type)
          ? { kind: 'ExpressionStatement', span: statement, expression: value }
          : { kind: 'Return', span: statement, value },
      ];
    }
    if (statement.kind === 'LocalDeclarationStatement')
      return bindVariables(this.#binder, statement.declaration, 'using').flatMap(({ local, value }) =>
        value ? [{ kind: 'LocalDeclaration' as const, span: statement, local, value }] : [],
      );
    return [bindLabelled(this.#binder, statement, ownLabel)];
  }

  /** What gives a variable its type when it is bound. */
  #holderOf({ declaration: { start } }: LocalSymbol): FieldDeclarationSyntax | StatementSyntax | undefined {
    const member = this.#declared.syntax.members.find((one) => one.start <= start && start < one.end);
    if (member?.kind === 'GlobalStatement') return member.statement;
    return member?.kind === 'FieldDeclaration' &&
      member.declaration.variables.some(({ identifier }) => identifier.start === start)
      ? member
      : undefined;
  }

  /** The type of a variable that code names before its declaration is bound. */
  infer(variable: LocalSymbol): void {
    const holder = this.#known.has(variable) ? undefined : this.#holderOf(variable);
    if (!holder) {
      if (variable.type === errorType) this.#declared.submission.untyped.add(variable);
      return;
    }
    if (this.#busy.has(variable)) {
      if (
        holder.kind === 'FieldDeclaration' &&
        holder.declaration.type.kind === 'IdentifierName' &&
        holder.declaration.type.text === 'var'
      )
        this.#circular.add(variable);
      else if (holder.kind === 'FieldDeclaration') {
        this.#trial(() => (variable.type = this.#binder.bindType(holder.declaration.type)));
        if (hasModifier(holder.modifiers, 'const')) this.#closeCircle(variable);
      }
      return;
    }
    this.#busy.add(variable);
    this.#trial(() => {
      if (holder.kind !== 'FieldDeclaration') this.#binder.bindStatement(holder);
      else {
        const { type } = holder.declaration;
        const isVar = type.kind === 'IdentifierName' && type.text === 'var';
        if (isVar || hasModifier(holder.modifiers, 'const'))
          bindVariables(
            this.#binder,
            holder.declaration,
            hasModifier(holder.modifiers, 'const') ? 'constant' : 'variable',
          );
        else variable.type = this.#binder.bindType(type);
      }
    });
    this.#busy.delete(variable);
  }

  /** A constant that needs itself: what needs it goes on with another value. */
  #closeCircle(variable: LocalSymbol): void {
    if (variable.constant) return;
    variable.constant = { value: isReferenceType(variable.type) ? null : 0 };
    this.#circularConstants.add(variable);
  }

  /** What is wrong there is said when the declaration itself is bound. */
  #trial(bind: () => void): void {
    this.#binder.speculate(bind);
  }
}

/** Whether a `return` with a value stands somewhere in the statements. */
function returnsValue(statements: readonly BoundStatement[]): boolean {
  for (const statement of allStatements(statements))
    if (statement.kind === 'Return' && statement.value !== undefined) return true;
  return false;
}

/** A statement in a block of its own. */
const alone = (statement: StatementSyntax): StatementSyntax => ({
  kind: 'Block',
  start: statement.start,
  end: statement.end,
  statements: [statement],
  openBrace: { start: statement.start, end: statement.start },
  closeBrace: { start: statement.end, end: statement.end },
});
