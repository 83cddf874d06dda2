// Binds the arguments of a call, each once: values, variables by reference, `out` declarations.
import { dynamicType, errorType } from '../../../metadata/symbols.ts';
import type { MethodSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { isErroneous } from '../../symbols/type-facts.ts';
import type {
  ArgumentListSyntax,
  ArgumentSyntax,
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  IdentifierToken,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-factory.ts';
import type { BoundExpression } from '../bound-nodes.ts';
import { isOpenGeneric } from '../overloads/applicability.ts';
import type { Argument } from '../overloads/argument.ts';
import { badOf } from '../recovery.ts';
import type { OutDeclaration } from '../unconverted.ts';
import { bindReferenceOperand } from './variables.ts';

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
  return { expression: bindReferenceOperand(binder, syntax, refKind), refKind, name, span };
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
    const variable = declare(binder, identifier, type, designation);
    return { kind: 'OutDeclaration', span, type, isDiscard: false, declare: () => variable };
  }
  // Until its type is known, the variable exists so that nothing later takes its name for unknown.
  return {
    kind: 'OutDeclaration',
    span,
    type: undefined,
    isDiscard: false,
    identifier,
    declare: (chosen) => declare(binder, identifier, chosen, designation),
  };
}

function declare(binder: Binder, identifier: IdentifierToken, type: Type, span: TextSpan): BoundExpression {
  if (identifier.missing) return bad(span);
  const local = binder.declareVariable(identifier, 'out', type);
  local.isByRef = true;
  local.isAssigned = true;
  return { kind: 'Local', span, type, local };
}

/** Declares the variables of `out var` arguments whose call failed, so that their uses say nothing more. */
export function declareAsErrors(arguments_: readonly Argument[], type: Type): void {
  for (const { expression } of arguments_)
    if (expression.kind === 'OutDeclaration') expression.declare(expression.type ?? type);
}

/**
 * Reports the `out var` arguments of a call that failed whose types the candidates do not agree on: then nothing else is
 * said of the call. Generic methods whose type arguments are open do not count.
 * @returns whether there was one
 */
export function reportOpenOutVariables(
  binder: Binder,
  arguments_: readonly Argument[],
  methods: readonly MethodSymbol[],
): boolean {
  let found = false;
  for (const [index, { expression, name }] of arguments_.entries()) {
    if (expression.kind !== 'OutDeclaration' || expression.identifier === undefined) continue;
    const types = new Set<Type>();
    for (const method of methods) {
      if (isOpenGeneric(method)) continue;
      const parameter = name
        ? method.parameters.find((each) => each.name === name.text)
        : method.parameters[index];
      if (parameter) types.add(parameter.type);
    }
    if (types.size <= 1) continue;
    binder.error('CS8197', expression.identifier, [expression.identifier.text]);
    found = true;
  }
  return found;
}

/** Whether an argument is `dynamic`, so that the call is bound at run time. */
export function hasDynamicArgument(arguments_: readonly Argument[]): boolean {
  return arguments_.some(({ expression }) => expression.type === dynamicType);
}

/** A call that came to nothing: its arguments are seen all the same. `type` is what it would have given. */
export function failedCall(
  arguments_: readonly Argument[],
  span: TextSpan,
  type: Type = errorType,
): BoundExpression {
  declareAsErrors(arguments_, errorType);
  return badOf(
    span,
    arguments_.map(({ expression }) => expression),
    isErroneous(type) ? errorType : type,
  );
}
