// `(a, var b) = value`, `var (a, b) = value`, `foreach (var (a, b) in …)` (C# 12.7).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { tupleElementTypes } from '../../symbols/display.ts';
import { isUnknown } from '../../symbols/type-extensions.ts';
import type {
  AssignmentExpressionSyntax,
  ExpressionSyntax,
  ForEachVariableStatementSyntax,
  IdentifierToken,
  VariableDesignationSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import type {
  BoundDeconstructionElement,
  BoundDeconstructionParts,
  BoundExpression,
  BoundPlaceholder,
} from '../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression, TupleLiteral } from '../bound-tree/unconverted.ts';
import { warnOfIgnoredNames } from '../conversions/apply.ts';
import { convertElement, reportTargetless } from '../conversions/convert.ts';
import { bindTarget, checkVariable } from '../expressions/assignments/variables.ts';
import { impliedName, inferNames } from '../expressions/creation/tuples.ts';
import { withoutParentheses, withoutSuppression } from '../expressions/syntax-forms.ts';
import { isBad } from '../messages/describe.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { phases } from '../phases.ts';
import { reportSpanField } from '../types/span-fields.ts';
import { deconstructOrReport } from './deconstruct-method.ts';
import { firstDeclaration, hasTypes, isOfOtherLength, isVar, nameOf } from './target.ts';
import type { DeconstructedKind, Target } from './target.ts';

/** The deconstruction as an expression; its value is the tuple of the variables. */
export function bindDeconstruction(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const result = deconstruct(binder, syntax);
  const declaration = syntax.isStatement === true ? undefined : firstDeclaration(syntax.left);
  if (declaration) binder.error('CS8185', declaration);
  return result;
}

function deconstruct(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const target = bindTargets(binder, syntax.left);
  const right = binder.bindExpression(syntax.right);
  // What came to nothing may have a type all the same, as a cast has.
  const isLost = isBad(right) && (right.type === undefined || isUnknown(right.type));
  const typed = isLost ? undefined : rightValue(binder, target, right, syntax);
  if (!typed) {
    // What is wrong with an element of a tuple says enough of its variable.
    if (isLost && syntax.right.kind !== 'TupleExpression') reportUntyped(binder, target);
    if (isLost || !isOfOtherLength(target, right)) declareErroneous(binder, target);
    return failed(binder, target, syntax);
  }
  const source = placeholder(typed.type, syntax.right);
  const before = binder.compilation.diagnostics.count;
  const parts = takeApart(binder, target, source, withoutParentheses(syntax.right), syntax);
  // Of a value that was told of it is not said as well what does not fit.
  if (isBad(right) && syntax.right.kind === 'TupleExpression')
    binder.compilation.diagnostics.truncate(before);
  if (!parts || binder.compilation.diagnostics.hasErrorsSince(before)) return failed(binder, target, syntax);
  const type = resultType(binder, target, parts);
  return { kind: 'Deconstruction', span: syntax, type, value: typed, parts };
}

/** The variables of a `foreach`, filled from each element. */
export function bindForEachDeconstruction(
  binder: Binder,
  syntax: ForEachVariableStatementSyntax,
  source: BoundPlaceholder,
): BoundDeconstructionParts {
  const target = bindTargets(binder, syntax.variable, 'foreach');
  const parts = isUnknown(source.type)
    ? undefined
    : takeApart(binder, target, source, syntax.expression, syntax.variable);
  if (parts) return parts;
  if (isUnknown(source.type)) reportUntyped(binder, target);
  declareErroneous(binder, target);
  const elements = variablesOf(binder, target).map((variable) => {
    const element = placeholder(variable.type, variable.span);
    return { element, target: variable, converted: element };
  });
  return { source, elements };
}

/** A deconstruction of which nothing came: its variables count as assigned all the same. */
function failed(binder: Binder, target: Target, span: TextSpan): BoundExpression {
  for (const value of variablesOf(binder, target)) binder.compilation.parts.push({ value, refKind: 'out' });
  return bad(span);
}

/** The variables on the left side that there are. */
function variablesOf(binder: Binder, target: Target): readonly BoundExpression[] {
  switch (target.kind) {
    case 'group':
      return target.elements.flatMap((each) => variablesOf(binder, each));
    case 'existing':
      return isBad(target.variable) ? [] : [target.variable];
    case 'discard':
      return [];
    case 'new': {
      const local = binder.scope?.variable(target.identifier.text);
      return local ? [{ kind: 'Local', span: target.span, type: local.type, local }] : [];
    }
  }
}

// ---------------------------------------------------------------- the left side

function bindTargets(
  binder: Binder,
  syntax: ExpressionSyntax,
  localKind: DeconstructedKind = 'variable',
): Target {
  switch (syntax.kind) {
    case 'TupleExpression':
      return {
        kind: 'group',
        span: syntax,
        elements: syntax.arguments.map(({ name, expression }) => {
          if (name) binder.error('CS8187', name);
          return bindTargets(binder, expression, localKind);
        }),
      };
    case 'DeclarationExpression':
      if (syntax.designation.kind === 'ParenthesizedVariableDesignation' && !isVar(binder, syntax.type))
        binder.error('CS8136', syntax.designation);
      return designated(
        syntax.designation,
        isVar(binder, syntax.type) ? undefined : binder.bindType(syntax.type),
        syntax.type,
        syntax,
        localKind,
      );
    case 'IdentifierName':
      if (
        syntax.text === '_' &&
        !syntax.verbatim &&
        binder.lookupName('_', syntax, { arity: 0 }) === undefined
      )
        return { kind: 'discard', span: syntax, type: undefined };
      break;
    default:
  }
  return {
    kind: 'existing',
    span: syntax,
    variable: checkVariable(
      binder,
      bindTarget(binder, withoutSuppression(syntax)),
      'assign',
      withoutParentheses(syntax),
    ),
    name: impliedName(syntax),
  };
}

function designated(
  syntax: VariableDesignationSyntax,
  type: Type | undefined,
  typeSpan: TextSpan,
  span: TextSpan,
  localKind: DeconstructedKind,
): Target {
  switch (syntax.kind) {
    case 'SingleVariableDesignation':
      return { kind: 'new', span, identifier: syntax.identifier, type, typeSpan, localKind };
    case 'DiscardDesignation':
      return { kind: 'discard', span, type };
    case 'ParenthesizedVariableDesignation':
      return {
        kind: 'group',
        span,
        elements: syntax.variables.map((variable) =>
          designated(variable, type, typeSpan, variable, localKind),
        ),
      };
  }
}

// ---------------------------------------------------------------- the right side

/** The value to be taken apart. A tuple literal is converted element by element to what the left side wants. */
function rightValue(
  binder: Binder,
  target: Target,
  right: AnyExpression,
  syntax: AssignmentExpressionSyntax,
): BoundExpression | undefined {
  if (right.kind !== 'TupleLiteral' || target.kind !== 'group') {
    if (isUnconverted(right) && right.type === undefined) {
      reportUntyped(binder, target);
      if (right.kind === 'DefaultLiteral') binder.toValue(right, syntax.right);
      binder.error('CS8131', syntax.right);
      return undefined;
    }
    return binder.toValue(right, syntax.right);
  }
  if (right.elements.length !== target.elements.length) {
    if (right.elements.some(({ type }) => type === undefined)) {
      reportTargetless(binder, right);
      reportTypeless(binder, target, right);
      reportUntyped(binder, target);
      return undefined;
    }
    for (const [index, each] of target.elements.entries()) {
      const element = right.elements[index];
      const type =
        each.kind === 'existing' ? each.variable.type : each.kind === 'new' ? each.type : undefined;
      if (element && type) convertElement(binder, element, type, right.elementSpans[index]!);
    }
    binder.error('CS8132', syntax, [right.elements.length, target.elements.length]);
    declareSome(
      binder,
      target,
      right.elements.map(({ type }) => type),
    );
    return undefined;
  }
  if (!hasTypes(target, right)) {
    reportTargetless(binder, right);
    reportTypeless(binder, target, right);
    reportUntyped(binder, target);
    return undefined;
  }
  const converted = convertLiteral(binder, target, right);
  warnOfIgnoredNames(binder, right, converted.type);
  return converted;
}

function convertLiteral(
  binder: Binder,
  target: Target & { readonly kind: 'group' },
  right: TupleLiteral,
): BoundExpression {
  const elements = right.elements.map((element, index): BoundExpression => {
    const each = target.elements[index]!;
    const span = right.elementSpans[index]!;
    if (each.kind === 'group')
      return element.kind === 'TupleLiteral' && element.elements.length === each.elements.length
        ? convertLiteral(binder, each, element)
        : binder.toValue(element, span);
    const type = each.kind === 'existing' ? each.variable.type : each.type;
    return type === undefined ? binder.toValue(element, span) : convertElement(binder, element, type, span);
  });
  return {
    kind: 'Tuple',
    span: right.span,
    type: binder.library.tuple(elements.map(({ type }) => type)),
    elements,
  };
}

// ---------------------------------------------------------------- taking apart

function takeApart(
  binder: Binder,
  target: Target,
  source: BoundPlaceholder,
  valueSpan: TextSpan,
  whole: TextSpan,
): BoundDeconstructionParts | undefined {
  if (target.kind !== 'group' || isUnknown(source.type)) return undefined;
  const count = target.elements.length;
  const isTuple = 'isTuple' in source.type && source.type.isTuple;
  const before = binder.compilation.diagnostics.count;
  const found = binder.speculate(() => deconstructOrReport(binder, source.type, count, valueSpan)).result;
  binder.compilation.diagnostics.truncate(before);
  if (!found) {
    deconstructOrReport(binder, source.type, count, isTuple ? whole : valueSpan);
    declareSome(binder, target, isTuple ? tupleElementTypes(source.type) : []);
    return undefined;
  }
  if (found.method) reportObsolete(binder, found.method, valueSpan);
  const elements = target.elements.map((each, index): BoundDeconstructionElement => {
    const element = placeholder(found.types[index]!, each.span);
    if (each.kind === 'group') {
      const parts = takeApart(binder, each, element, valueSpan, whole);
      return parts ? { element, parts } : { element, target: bad(each.span), converted: element };
    }
    const variable = variableOf(binder, each, element.type);
    return {
      element,
      target: variable,
      converted: isBad(variable) ? element : convertElement(binder, element, variable.type, each.span),
    };
  });
  return { source, method: found.method, elements };
}

function variableOf(
  binder: Binder,
  target: Exclude<Target, { readonly kind: 'group' }>,
  elementType: Type,
): BoundExpression {
  switch (target.kind) {
    case 'existing':
      return target.variable;
    case 'discard':
      return { kind: 'Discard', span: target.span, type: target.type ?? elementType };
    case 'new': {
      const local = binder.declareVariable(target.identifier, target.localKind, target.type ?? elementType);
      local.isAssigned = true;
      reportSpanField(binder, target.identifier, target.typeSpan, local.type);
      return { kind: 'Local', span: target.span, type: local.type, local };
    }
  }
}

/** The tuple of the variables' types, named after them. */
function resultType(binder: Binder, target: Target, { elements }: BoundDeconstructionParts): Type {
  const targets = target.kind === 'group' ? target.elements : [];
  const types = elements.map(({ target: variable, parts, element }, index) =>
    parts ? resultType(binder, targets[index]!, parts) : (variable?.type ?? element.type),
  );
  const unwritten = targets.map(() => undefined);
  return binder.library.tuple(types, inferNames(unwritten, targets.map(nameOf)));
}

// ---------------------------------------------------------------- errors

/** Says of the elements without a type that are to be taken apart, or that no variable is there for, that they need one. */
function reportTypeless(
  binder: Binder,
  target: Target & { readonly kind: 'group' },
  { elements, elementSpans }: TupleLiteral,
): void {
  for (const [index, element] of elements.entries()) {
    const each = target.elements[index];
    if (each?.kind === 'group' && element.kind === 'TupleLiteral') reportTypeless(binder, each, element);
    else if (element.type === undefined && (!each || each.kind === 'group'))
      binder.error('CS8131', elementSpans[index]!);
  }
}

/** Says of each variable and each discard without a type that none can be found. */
function reportUntyped(binder: Binder, target: Target): void {
  if (target.kind === 'group') for (const each of target.elements) reportUntyped(binder, each);
  else if (target.kind === 'new' && target.type === undefined && !target.identifier.missing) {
    const report = (): void => binder.error('CS8130', target.identifier, [target.identifier.text]);
    // The type of a variable of the script is looked for before anything is bound.
    if (binder.submission.variableAt(target.identifier.start))
      binder.compilation.current.during(phases.initializers, report);
    else report();
  } else if (target.kind === 'discard' && target.type === undefined) {
    binder.error('CS8130', target.span, ['_']);
    binder.error('CS8183', target.span);
  }
}

/** Declares the variables of a deconstruction that failed where there are more, or fewer, of them than parts. */
function declareSome(
  binder: Binder,
  target: Target & { readonly kind: 'group' },
  types: readonly (Type | undefined)[],
): void {
  for (const each of target.elements.slice(types.length)) reportUntyped(binder, each);
  for (const [index, each] of target.elements.entries()) {
    const type = types[index];
    if (each.kind === 'group' || !type) declareErroneous(binder, each);
    else variableOf(binder, each, type);
  }
}

/** Declares the variables of a deconstruction that failed, so that their uses say nothing more. */
function declareErroneous(binder: Binder, target: Target): void {
  if (target.kind === 'group') for (const each of target.elements) declareErroneous(binder, each);
  else if (target.kind === 'new' && !isDeclared(binder, target.identifier))
    binder.declareVariable(target.identifier, 'variable', target.type ?? errorType).isRead = true;
}

function isDeclared(binder: Binder, identifier: IdentifierToken): boolean {
  return binder.scope?.variable(identifier.text)?.declaration.start === identifier.start;
}
