// Functions inside functions: known in the whole block, bound where they stand.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../symbols/declaration-words.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { IdentifierToken, LocalFunctionStatementSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundLocalFunction } from '../bound-tree/bound-nodes.ts';
import type { FunctionContext } from '../functions/function-context.ts';
import { bindFunctionBody } from '../functions/function-body.ts';
import { Scope } from '../lookup/scope.ts';
import { checkAsyncReturnType, declareParameters, functionContextFor } from '../source/function-contexts.ts';
import { attributeOwners } from '../source/members/attribute-usage.ts';
import { bindAttributes } from '../source/members/attributes.ts';
import { checkConditional, checkPriority } from '../source/members/conditional-attribute.ts';
import { checkOrder } from '../source/members/modifiers.ts';
import { bindReturnType, makeParameters } from '../source/members/signatures.ts';
import { bindConstraintClauses, checkNonGeneric } from '../source/members/constraint-clauses.ts';
import { bindTypeParameterAttributes, makeTypeParameters } from '../source/members/type-parameters.ts';
import { completeDefaults } from '../source/members/parameter-defaults.ts';

/** A function whose signature is known and whose body waits. */
export interface DeclaredFunction {
  readonly method: MethodSymbol;
  readonly syntax: LocalFunctionStatementSyntax;
  readonly isDeclared: boolean;
  /** What is wrong with the signature, told behind what is wrong with the body. */
  readonly mistakes: readonly Diagnostic[];
}

/** Makes the function known in the binder's scope. */
export function declareLocalFunction(binder: Binder, syntax: LocalFunctionStatementSyntax): DeclaredFunction {
  const { identifier, modifiers } = syntax;
  const isStatic = hasModifier(modifiers, 'static');
  const method = new MethodSymbol(identifier.text, 'localFunction', null, 'private', {
    isStatic,
    isAsync: hasModifier(modifiers, 'async'),
  });
  method.key = `${identifier.text}$${binder.compilation.keys.next()}`;
  checkOrder(binder, modifiers);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const inner = withTypeParameters(binder, method, syntax);
  method.returnType = bindReturnType(inner, syntax.returnType, method, identifier);
  method.parameters = makeParameters(inner, syntax.parameterList, method);
  bindTypeParameterAttributes(inner, syntax.typeParameters);
  method.attributes = bindAttributes(inner, syntax.attributeLists, attributeOwners.method, method);
  if (method.attributes.length > 0) {
    checkConditional(inner, syntax.attributeLists, method);
    checkPriority(inner, syntax.attributeLists, method);
  }
  if (method.flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  if (method.parameters[0]?.isThis) binder.error('CS1106', identifier);
  const mistakes = diagnostics.takeSince(before);
  const { scope } = binder;
  const isDeclared = !identifier.missing && binder.checkName(identifier);
  if (isDeclared && scope) {
    if (scope.pending.has(identifier.text)) {
      scope.pending.delete(identifier.text);
    }
    scope.addFunction(method);
  }
  return { method, syntax, isDeclared, mistakes };
}

function withTypeParameters(
  binder: Binder,
  method: MethodSymbol,
  syntax: LocalFunctionStatementSyntax,
): Binder {
  checkNonGeneric(binder, syntax.typeParameters, syntax.constraintClauses);
  if (syntax.typeParameters.length === 0) return binder;
  if (method.typeParameters.length === 0) {
    method.typeParameters = makeTypeParameters(binder, syntax.typeParameters, 'method');
    method.typeArguments = method.typeParameters;
  }
  for (const { identifier } of syntax.typeParameters) checkHiddenTypeParameter(binder, identifier);
  const scope = new Scope(binder.scope);
  for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
  const inner = binder.withScope(scope);
  if (method.parameters.length === 0 && syntax.constraintClauses.length > 0)
    binder.compilation.checks.settleConstraints(() =>
      bindConstraintClauses(inner, {
        parameters: method.typeParameters,
        syntax: syntax.typeParameters,
        clauses: syntax.constraintClauses,
        place: undefined,
        display: () => displayMember(method),
      }),
    );
  return inner;
}

/** Warns of a type parameter that hides one of the functions (CS8387) or types (CS0693) around. */
function checkHiddenTypeParameter(binder: Binder, identifier: IdentifierToken): void {
  const { text } = identifier;
  const { containingType } = binder;
  for (let at = binder.function; at; at = at.parent as FunctionContext | null)
    if (at.method?.typeParameters.some(({ name }) => name === text))
      return binder.error('CS8387', identifier, [text, displayMember(at.method)]);
  for (let at = containingType; at; at = at.containingType)
    if (at.definition.typeParameters.some(({ name }) => name === text))
      return binder.error('CS0693', identifier, [text, displayType(at)]);
}

/** Binds the body. */
export function bindDeclaredFunction(
  binder: Binder,
  { method, syntax, mistakes }: DeclaredFunction,
): BoundLocalFunction {
  const context = functionContextFor(method, 'localFunction', binder.function);
  const scope = new Scope(binder.scope);
  for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
  const inner = binder.withScope(scope).withFunction(context, { isStatic: method.isStatic });
  completeDefaults(method.parameters);
  const parameters = declareParameters(inner, method.parameters, syntax.parameterList, syntax.identifier);
  const code = syntax.body ?? syntax.expressionBody?.expression;
  if (!code) binder.error('CS8112', syntax.identifier, [displayMember(method)]);
  const bound = bindFunctionBody(inner, context, parameters, code, syntax.identifier);
  for (const mistake of mistakes) binder.compilation.diagnostics.add(mistake);
  return { method, function: bound };
}
