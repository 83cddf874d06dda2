// Binds the arguments of a call, each once: values, variables by reference, `out` declarations.
import { dynamicType, errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { isErroneous, mentions } from '../../../symbols/type-extensions.ts';
import type {
  ArgumentListSyntax,
  ArgumentSyntax,
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  IdentifierToken,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import { phases } from '../../phases.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isOpenGeneric } from '../../overloads/applicability.ts';
import type { Argument } from '../../overloads/argument.ts';
import { isUnconverted } from '../../bound-tree/unconverted.ts';
import type { OutDeclaration } from '../../bound-tree/unconverted.ts';
import { reportSpanField } from '../../types/span-fields.ts';

/** All arguments of a list; none where there is no list. */
export function bindArguments(binder: Binder, list: ArgumentListSyntax | undefined): readonly Argument[] {
  return list ? list.arguments.map((argument) => bindArgument(binder, argument)) : [];
}

function bindArgument(binder: Binder, { refKind, name, expression: syntax }: ArgumentSyntax): Argument {
  const span: TextSpan = syntax;
  if (refKind === 'none') return { expression: binder.bindExpression(syntax), refKind, name, span };
  if (refKind === 'out' && syntax.kind === 'DeclarationExpression')
    return { expression: outDeclaration(binder, syntax), refKind, name, span };
  if (refKind === 'out' && isDiscard(binder, syntax))
    return { expression: discard(syntax, undefined), refKind, name, span };
  const { compilation } = binder;
  const expression = compilation.parts.apart(() =>
    binder.areas.bindReferenceOperand(binder, syntax, refKind),
  );
  if (!isUnconverted(expression)) compilation.parts.push({ value: expression, refKind });
  return { expression, refKind, name, span };
}

/** `_` where nothing is called `_`. */
function isDiscard(binder: Binder, syntax: ExpressionSyntax): boolean {
  return (
    syntax.kind === 'IdentifierName' &&
    syntax.text === '_' &&
    !syntax.verbatim &&
    binder.lookupName('_', syntax, { arity: 0 }) === undefined
  );
}

function discard(span: TextSpan, type: Type | undefined): OutDeclaration {
  return {
    kind: 'OutDeclaration',
    span,
    type,
    isDiscard: true,
    declare: (chosen): BoundExpression => ({ kind: 'Discard', span, type: chosen }),
  };
}

function outDeclaration(
  binder: Binder,
  { type: typeSyntax, designation, ...span }: DeclarationExpressionSyntax,
): OutDeclaration {
  const isVar = typeSyntax.kind === 'IdentifierName' && typeSyntax.text === 'var' && !typeSyntax.verbatim;
  const type = isVar ? undefined : binder.bindType(typeSyntax);
  if (designation.kind !== 'SingleVariableDesignation') return discard(span, type);
  const { identifier } = designation;
  if (type) {
    reportSpanField(binder, identifier, typeSyntax, type);
    const variable = declare(binder, identifier, type, designation);
    return { kind: 'OutDeclaration', span, type, isDiscard: false, declare: () => variable };
  }
  const isTaken = isReportedTaken(binder, identifier);
  // Until its type is known, the variable exists so that nothing later takes its name for unknown.
  return {
    kind: 'OutDeclaration',
    span,
    type: undefined,
    isDiscard: false,
    identifier,
    declare: (chosen) => {
      const variable = declare(binder, identifier, chosen, designation, isTaken);
      reportSpanField(binder, identifier, typeSyntax, chosen);
      return variable;
    },
  };
}

function declare(
  binder: Binder,
  identifier: IdentifierToken,
  type: Type,
  span: TextSpan,
  isTaken = false,
): BoundExpression {
  if (identifier.missing) return bad(span);
  const local = isTaken
    ? new LocalSymbol(identifier.text, 'out', type, binder.function, span)
    : binder.declareVariable(identifier, 'out', type);
  local.isByRef = true;
  local.isAssigned = true;
  return { kind: 'Local', span, type, local };
}

/**
 * Declares the variables of `out var` arguments of a call that failed: of the type that all candidates have there. Of a
 * variable of the script it is told that it has none (CS8197, CS7019); uses of others say nothing more.
 */
export function declareOutVariables(
  binder: Binder,
  arguments_: readonly Argument[],
  candidates: readonly MethodSymbol[] = [],
): void {
  for (const [index, { expression, name }] of arguments_.entries()) {
    if (expression.kind !== 'OutDeclaration') continue;
    const { type = agreedType(candidates, index, name?.text), identifier } = expression;
    const variable = identifier && binder.submission.variableAt(identifier.start);
    if (type === undefined && variable) {
      const code = binder.submission.untyped.has(variable) ? 'CS7019' : 'CS8197';
      binder.compilation.current.during(phases.initializers, () =>
        binder.error(code, identifier, [identifier.text]),
      );
    }
    binder.compilation.parts.push({ value: expression.declare(type ?? errorType), refKind: 'out' });
  }
}

/** The type of the parameter for an argument where all candidates have the same and it does not hang on the arguments. */
function agreedType(
  candidates: readonly MethodSymbol[],
  index: number,
  name: string | undefined,
): Type | undefined {
  const types = new Set<Type>();
  for (const method of candidates) {
    const parameter =
      name === undefined ? method.parameters[index] : method.parameters.find((each) => each.name === name);
    if (!parameter) continue;
    if (isOpenGeneric(method) && mentions(parameter.type, method.typeParameters)) return undefined;
    types.add(parameter.type);
  }
  const [type] = types;
  return types.size === 1 ? type : undefined;
}

/** Whether an argument is `dynamic`, so that the call is bound at run time; variables passed by reference are not asked. */
export function hasDynamicArgument(arguments_: readonly Argument[]): boolean {
  return arguments_.some(({ expression, refKind }) => refKind === 'none' && expression.type === dynamicType);
}

/** A call that came to nothing: its arguments are seen all the same. `type` is what it would have given. */
export function failedCall(
  binder: Binder,
  arguments_: readonly Argument[],
  span: TextSpan,
  candidates: readonly MethodSymbol[] = [],
  type: Type = errorType,
): BoundExpression {
  declareOutVariables(binder, arguments_, candidates);
  for (const { expression } of arguments_) if (expression.kind === 'UnboundLambda') expression.tellMistakes();
  return bad(span, isErroneous(type) ? errorType : type);
}

/** Whether the name of a variable, whose type is still to be found, is another's, which is reported. */
function isReportedTaken(binder: Binder, identifier: IdentifierToken): boolean {
  if (identifier.missing) return false;
  const known = binder.scope?.variable(identifier.text);
  return known?.declaration.start !== identifier.start && !binder.checkName(identifier);
}
