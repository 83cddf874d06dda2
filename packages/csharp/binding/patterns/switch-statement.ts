// `switch (value) { case …: … }` (C# 13.8.3).
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { plainText } from '../constants/constant-text.ts';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { displayType } from '../../symbols/display.ts';
import type { LabelSymbol } from '../../symbols/local-symbols.ts';
import type { Library } from '../../symbols/library.ts';
import {
  isEnum,
  isErroneous,
  isNamed,
  isNonNullableValueType,
  isNullable,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type {
  ExpressionSyntax,
  SwitchLabelSyntax,
  SwitchSectionSyntax,
  SwitchStatementSyntax,
} from '../../syntax/nodes.ts';
import type { Binder, SwitchLabels } from '../binder.ts';
import type {
  BoundExpression,
  BoundPattern,
  BoundStatement,
  BoundSwitchLabel,
  BoundSwitchSection,
} from '../bound-tree/bound-nodes.ts';
import { constantText } from '../constants/constant-text.ts';
import { missingCasts } from '../conversions/convert.ts';
import { expressionVariables } from '../lookup/expression-variables.ts';
import { mentionsName } from '../syntax-walk.ts';
import { bindPattern } from './bind-pattern.ts';
import { bindConstantOrType } from './constant-pattern.ts';
import { decide } from './decisions.ts';
import type { DecisionCase } from './decisions.ts';
import { bindGoverningValue } from './governing-value.ts';
import { inputOf, isReported } from './pattern-input.ts';

/** The statement with its sections; falling through is found out by the flow analysis. */
export function bindSwitchStatement(binder: Binder, syntax: SwitchStatementSyntax): BoundStatement {
  const value = bindGoverning(binder, syntax);
  const outer = binder.withNewScope();
  if (syntax.sections.length === 0) {
    const brace = binder.source.text.indexOf('{', syntax.expression.end);
    binder.error('CS1522', { start: brace, end: brace + 1 });
  }
  const labels = new Labels(value.type);
  const inner = outer.withSwitch(labels);
  const scopes = syntax.sections.map((section) => sectionBinder(inner, section));
  const { diagnostics } = binder.compilation;
  const ofLabels: (readonly Diagnostic[])[] = [];
  const sections = syntax.sections.map((section, index) => {
    const before = diagnostics.count;
    const bound = section.labels.map((label) => bindLabel(scopes[index]!, label, value.type, labels));
    ofLabels.push(diagnostics.takeSince(before));
    return bound;
  });
  for (const section of syntax.sections)
    for (const statement of section.statements) outer.areas.declareLabels(outer, statement);
  reportRepeatedNames(binder, syntax);
  const bound = syntax.sections.map((section, index): BoundSwitchSection => {
    for (const diagnostic of ofLabels[index]!) diagnostics.add(diagnostic);
    const locals = [...scopes[index]!.scope!.locals];
    const block = inner.areas.bindSection(scopes[index]!, section.statements, section);
    for (const statement of section.statements)
      if (statement.kind === 'LocalDeclarationStatement' && statement.usingKeyword)
        binder.error('CS8647', statement);
    const own = block.locals.filter((local) => !locals.includes(local));
    // All sections are one block: what one declares, another may use.
    const shared = own.filter(({ name }) =>
      syntax.sections
        .slice(index + 1)
        .some((later) => later.statements.some((statement) => mentionsName(statement, name))),
    );
    for (const local of shared)
      if (outer.scope!.variable(local.name) === undefined) outer.scope!.addVariable(local);
    return {
      labels: sections[index]!,
      locals,
      statements: [{ ...block, locals: own.filter((local) => !shared.includes(local)) }],
    };
  });
  outer.areas.reportUnusedLabels(outer, outer.scope!.labels);
  const checked = checkLabels(binder, value.type, syntax, sections);
  const known = checked.isSound
    ? labelsTaken(binder, value, sections.flat(), checked.isExhaustive)
    : undefined;
  return {
    kind: 'Switch',
    span: syntax,
    value,
    isExhaustive: known?.isExhaustive ?? checked.isExhaustive,
    locals: outer.scope!.locals,
    sections: known ? bound.map((section) => withoutOthers(section, known.taken)) : bound,
  };
}

/** The labels to which the value can lead, and whether it always leads to one. */
function labelsTaken(
  binder: Binder,
  { type, constant, span }: BoundExpression,
  labels: readonly Label[],
  isExhaustive: boolean,
): { readonly taken: ReadonlySet<BoundSwitchLabel>; readonly isExhaustive: boolean } {
  if (!constant) {
    // A switch over plain constants keeps its default section even where the constants are all there are.
    const isDefaultTaken = !isExhaustive || labels.every(isTraditional);
    return { taken: new Set(labels.filter(({ pattern }) => pattern || isDefaultTaken)), isExhaustive };
  }
  const input = { span, inputType: type };
  const value: BoundPattern = { ...input, kind: 'ConstantPattern', value: constant.value, type };
  const tested = labels.filter((label) => label.pattern !== undefined);
  const decisions = decide(binder, type, [
    { pattern: { ...input, kind: 'NotPattern', operand: value }, hasCondition: false },
    ...tested.map(decisionOf),
  ]);
  const isTaken = (label: Label): boolean =>
    label.pattern ? decisions.reachable[tested.indexOf(label) + 1]! : !decisions.isExhaustive;
  return { taken: new Set(labels.filter(isTaken)), isExhaustive: decisions.isExhaustive };
}

const isTraditional = ({ pattern, when }: Label): boolean =>
  !pattern || (pattern.kind === 'ConstantPattern' && pattern.value !== null && !when);

function withoutOthers(
  section: BoundSwitchSection,
  taken: ReadonlySet<BoundSwitchLabel>,
): BoundSwitchSection {
  const labels = section.labels.map((label) =>
    taken.has(label) ? label : { ...label, isUnreachable: true },
  );
  return { ...section, labels };
}

/** What the statements of the sections declare, they declare in one scope. */
function reportRepeatedNames(binder: Binder, { sections }: SwitchStatementSyntax): void {
  const seen = new Set<string>();
  for (const { statements } of sections) {
    const own = statements.flatMap((statement) =>
      statement.kind === 'LocalDeclarationStatement'
        ? statement.declaration.variables.map(({ identifier }) => identifier)
        : [],
    );
    for (const identifier of own)
      if (seen.has(identifier.text)) binder.error('CS0128', identifier, [identifier.text]);
    for (const { text } of own) seen.add(text);
  }
}

// ---------------------------------------------------------------- governing type

function bindGoverning(binder: Binder, syntax: SwitchStatementSyntax): BoundExpression {
  const value = bindGoverningValue(binder, syntax.expression, 'CS8119');
  const type =
    isErroneous(value.type) || isClassicType(value.type)
      ? undefined
      : classicTarget(binder.library, value.type);
  return type ? binder.convert(value, type, syntax.expression) : value;
}

/** What `switch` took before there were patterns. */
function isClassicType(type: Type): boolean {
  const inside = stripNullable(type);
  const special = inside.special;
  return (
    isEnum(inside) ||
    (special !== undefined &&
      special !== 'object' &&
      special !== 'void' &&
      special !== 'float' &&
      special !== 'double' &&
      special !== 'decimal')
  );
}

/** A type of one's own that converts to exactly one such type is switched on as that; lifted where the value may be null. */
function classicTarget(library: Library, type: Type): Type | undefined {
  const targets = new Set<Type>();
  const start = stripNullable(type);
  for (let at = isNamed(start) && start.special === undefined ? start : null; at; at = at.baseType) {
    for (const member of at.members('op_Implicit')) {
      const method = member as MethodSymbol;
      const parameter = method.parameters[0]!.type;
      const result = method.returnType;
      if (stripNullable(parameter) !== at || !isClassicType(result)) continue;
      // Neither bools nor enums count here.
      const inside = stripNullable(result);
      if (inside.special === 'bool' || isEnum(inside)) continue;
      const isLifted = isNullable(type) && !isNullable(parameter) && isNonNullableValueType(result);
      targets.add(isLifted ? library.nullable(result) : result);
    }
  }
  return targets.size === 1 ? [...targets][0] : undefined;
}

// ---------------------------------------------------------------- labels

interface Label extends BoundSwitchLabel {
  readonly syntax: SwitchLabelSyntax;
  readonly hasErrors: boolean;
}

/** The labels that `goto case` and `goto default` name. */
class Labels implements SwitchLabels {
  defaultLabel: LabelSymbol | undefined;
  readonly #type: Type;
  readonly #constants: { readonly value: ConstantValue; readonly label: LabelSymbol }[] = [];
  constructor(type: Type) {
    this.#type = type;
  }
  add(value: ConstantValue, label: LabelSymbol): void {
    this.#constants.push({ value, label });
  }
  find(binder: Binder, value: ExpressionSyntax): LabelSymbol | undefined {
    const { diagnostics } = binder.compilation;
    const before = diagnostics.count;
    const { pattern } = bindConstantOrType(binder, value, inputOf(this.#type, false));
    const start = binder.source.text.lastIndexOf('goto', value.start);
    const said = diagnostics.takeSince(before);
    // It may be converted as by a cast.
    const cast = said.find(({ code }) => ofCast.has(code));
    if (cast) {
      // The word `default` has just that type.
      const span = { start, end: value.end };
      if (cast.code !== 'CS8505') binder.error('CS0469', span, [displayType(this.#type)]);
      return this.#labelOf(binder, value, span);
    }
    if (said.some(({ code }) => code === 'CS8121')) said.length = 0;
    // That the value does not convert is told of the whole jump.
    for (const each of said)
      if (each.code === 'CS9135') binder.error('CS0150', { start, end: value.end });
      else diagnostics.add(ofConversion.has(each.code) ? { ...each, span: { ...each.span, start } } : each);
    if (pattern.kind !== 'ConstantPattern') {
      if (said.length > 0) return undefined;
      // A type is a pattern, but no value.
      binder.bindValue(value);
      return diagnostics.count > before ? undefined : { name: '' };
    }
    return this.#find(binder, pattern, { start, end: value.end });
  }

  #labelOf(binder: Binder, value: ExpressionSyntax, span: TextSpan): LabelSymbol | undefined {
    const type = stripNullable(this.#type);
    const { constant } = binder.areas.convertExplicitly(binder, binder.bindExpression(value), type, value);
    if (constant) return this.#find(binder, { value: constant.value, type }, span);
    binder.error('CS0159', span, ['case :']);
    return undefined;
  }

  #find(
    binder: Binder,
    { value, type }: { readonly value: ConstantValue; readonly type: Type },
    span: TextSpan,
  ): LabelSymbol | undefined {
    const found = this.#constants.find((each) => sameConstant(each.value, value));
    if (found) return found.label;
    binder.error('CS0159', span, [`case ${plainText(value, type)}:`]);
    return undefined;
  }
}

const ofConversion: ReadonlySet<string> = new Set(['CS0029', 'CS0037']);
const ofCast: ReadonlySet<string> = new Set(['CS0031', 'CS0266', 'CS0664', 'CS8505']);

function sameConstant(a: ConstantValue, b: ConstantValue): boolean {
  if (a instanceof Decimal && b instanceof Decimal) return a.equals(b);
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

/** The variables of a section's patterns are the section's. */
function sectionBinder(binder: Binder, section: SwitchSectionSyntax): Binder {
  const inner = binder.withNewScope();
  for (const label of section.labels) {
    const parts =
      label.kind === 'CasePatternSwitchLabel'
        ? [label.pattern, label.whenClause]
        : label.kind === 'CaseSwitchLabel'
          ? [label.value]
          : [];
    for (const part of parts)
      if (part)
        for (const identifier of expressionVariables(binder.submission, part))
          inner.scope!.pending.set(identifier.text, identifier.start);
  }
  return inner;
}

function bindLabel(binder: Binder, syntax: SwitchLabelSyntax, type: Type, labels: Labels): Label {
  if (syntax.kind === 'DefaultSwitchLabel') {
    const label: LabelSymbol = { name: 'default' };
    if (labels.defaultLabel) binder.error('CS0152', syntax, ['default']);
    labels.defaultLabel ??= label;
    return { syntax, span: syntax, pattern: undefined, when: undefined, label, hasErrors: false };
  }
  const input = isErroneous(type) ? errorType : type;
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const pattern =
    syntax.kind === 'CaseSwitchLabel'
      ? bindConstantOrType(binder, syntax.value, inputOf(input, true)).pattern
      : bindPattern(binder, syntax.pattern, input);
  const value = constantOf(syntax);
  if (value?.kind === 'IdentifierName' && value.text === '_' && !value.verbatim)
    if (pattern.kind === 'ConstantPattern') binder.error('CS8512', value);
  const when =
    syntax.kind === 'CasePatternSwitchLabel' && syntax.whenClause
      ? binder.bindCondition(syntax.whenClause)
      : undefined;
  const label: LabelSymbol = {
    name: binder.source.text.slice(syntax.start, syntax.end).replace(/(?<!\s)\s*:$/, ''),
  };
  if (pattern.kind === 'ConstantPattern' && !when) labels.add(pattern.value, label);
  const hasErrors = diagnostics.hasErrorsSince(before, missingCasts) || isReported(pattern);
  return { syntax, span: syntax, pattern, when, label, hasErrors };
}

/** What a label compares with, where it is nothing but that. */
function constantOf(
  syntax: Exclude<SwitchLabelSyntax, { readonly kind: 'DefaultSwitchLabel' }>,
): ExpressionSyntax | undefined {
  if (syntax.kind === 'CaseSwitchLabel') return syntax.value;
  return syntax.pattern.kind === 'ConstantPattern' ? syntax.pattern.expression : undefined;
}

/** A label that is not `default` as a case to decide about. */
function decisionOf({ pattern, when }: Label): DecisionCase {
  return { pattern: pattern!, hasCondition: when !== undefined && when.constant?.value !== true };
}

/** Reports labels that nothing reaches: the same constant twice, or what earlier labels take already. */
function checkLabels(
  binder: Binder,
  type: Type,
  { sections }: SwitchStatementSyntax,
  bound: readonly (readonly Label[])[],
): { readonly isSound: boolean; readonly isExhaustive: boolean } {
  if (isErroneous(type)) return { isSound: false, isExhaustive: false };
  const labels = bound.flat().filter((label) => label.pattern !== undefined);
  const { reachable, isExhaustive } = decide(binder, type, labels.map(decisionOf));
  let isSound = true;
  let areReached = true;
  for (const [index, { pattern, syntax, when, hasErrors }] of labels.entries()) {
    isSound &&= !hasErrors;
    if (hasErrors || reachable[index] || sections.length === 0) continue;
    areReached = false;
    const place =
      syntax.kind === 'CaseSwitchLabel'
        ? syntax.value
        : syntax.kind === 'CasePatternSwitchLabel'
          ? syntax.pattern
          : syntax;
    const isRepeated =
      pattern?.kind === 'ConstantPattern' &&
      !when &&
      labels
        .slice(0, index)
        .some(
          (earlier) =>
            earlier.pattern?.kind === 'ConstantPattern' &&
            !earlier.when &&
            sameConstant(earlier.pattern.value, pattern.value),
        );
    if (isRepeated && pattern?.kind === 'ConstantPattern')
      binder.error('CS0152', syntax, [labelText(pattern.value, pattern.type)]);
    else if (isSound) binder.error('CS8120', place);
  }
  return {
    isSound: isSound && areReached,
    isExhaustive: isSound ? isExhaustive : areSoundExhaustive(binder, type, labels),
  };
}

/** Whether the labels with which nothing is wrong take every value. */
function areSoundExhaustive(binder: Binder, type: Type, labels: readonly Label[]): boolean {
  return decide(binder, type, labels.filter(({ hasErrors }) => !hasErrors).map(decisionOf)).isExhaustive;
}

/** The value of a `case` as CS0152 writes it. */
function labelText(value: ConstantValue, type: Type): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  const text = constantText({ constant: { value }, type } as BoundExpression);
  return type.special === 'decimal' ? text.slice(0, -1) : text;
}
