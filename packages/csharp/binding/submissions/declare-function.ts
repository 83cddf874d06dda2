// A function at the top of a script: its symbol, its signature and what its modifiers may be.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { hasModifier, hasThisParameter } from '../../symbols/declaration-words.ts';
import { displayMember } from '../../symbols/display.ts';
import type { MethodDeclarationSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { sameSignature } from '../lookup/member-lookup.ts';
import { Scope } from '../lookup/scope.ts';
import { checkAsyncReturnType } from '../source/function-contexts.ts';
import { bindReturnType, makeParameters } from '../source/members/signatures.ts';
import { reportReceiverReference } from '../source/members/member-modifiers.ts';
import type { DeclaredScriptFunction } from '../source/script/script-members.ts';
import { checkScriptModifiers, permittedScriptModifiers } from '../source/script/script-modifiers.ts';
import { warnOfEntryPoint } from '../source/checks/member-checks.ts';
import { checkMemberVisibility } from '../source/checks/signature-visibility.ts';
import { bindConstraintClauses, checkNonGeneric } from '../source/members/constraint-clauses.ts';
import { makeTypeParameters } from '../source/members/type-parameters.ts';
import { placeOf } from './script-place.ts';

/** Makes the symbol of a function and reports what is wrong with its head. */
export function declareFunction(
  binder: Binder,
  syntax: MethodDeclarationSyntax,
  submissionName: string,
): DeclaredScriptFunction {
  const { identifier, modifiers } = syntax;
  const isExtension = hasThisParameter(syntax.parameterList);
  const permitted = permittedScriptModifiers(binder, 'method', modifiers, identifier);
  const isStatic = hasModifier(permitted, 'static');
  const method = new MethodSymbol(identifier.text, 'ordinary', null, 'public', {
    isStatic,
    isAsync: hasModifier(permitted, 'async'),
    isExtension,
  });
  method.key = `${identifier.text}$${binder.compilation.keys.next()}`;
  let inner = binder;
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  checkNonGeneric(binder, syntax.typeParameters, syntax.constraintClauses);
  if (syntax.typeParameters.length > 0) {
    method.typeParameters = makeTypeParameters(binder, syntax.typeParameters, 'method');
    method.typeArguments = method.typeParameters;
    const scope = new Scope(null);
    for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
    inner = binder.withScope(scope);
    bindConstraintClauses(inner, {
      parameters: method.typeParameters,
      syntax: syntax.typeParameters,
      clauses: syntax.constraintClauses,
      place: placeOf(modifiers),
      display: () => displayMember(method),
    });
  }
  // The constraints, which the types may hang on, are told of after them.
  const ofConstraints = diagnostics.takeSince(before);
  method.parameters = makeParameters(inner, syntax.parameterList, method);
  method.returnType = bindReturnType(inner, syntax.returnType, method, identifier);
  for (const diagnostic of ofConstraints) diagnostics.add(diagnostic);
  checkMemberVisibility(binder, method, placeOf(modifiers), identifier);
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const display = displayMember(method);
  checkScriptModifiers(binder, {
    member: method,
    modifiers: permitted,
    nameSpan: identifier,
    display,
    hasBody,
  });
  if (isExtension && !isStatic) binder.error('CS1105', identifier);
  else if (isExtension) reportReceiverReference(binder, method, identifier);
  if (method.flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  if (method.name === 'Main') warnOfEntryPoint(binder, method, identifier);
  const { submission } = binder;
  if (submission.functions(identifier.text).some((other) => sameSignature(other, method)))
    binder.error('CS0111', identifier, [identifier.text, submissionName]);
  else if (
    submission.functions(identifier.text).length === 0 &&
    submission.declares(identifier.text) &&
    !identifier.missing
  ) {
    const variable = submission.variables.find(({ name }) => name === identifier.text);
    const isLater = variable !== undefined && variable.declaration.start > identifier.start;
    binder.error('CS0102', isLater ? variable.declaration : identifier, [submissionName, identifier.text]);
  }
  submission.addFunction(method);
  return {
    method,
    binder: inner,
    parameterList: syntax.parameterList,
    body: syntax.body ?? syntax.expressionBody?.expression,
    nameSpan: identifier,
    attributeLists: syntax.attributeLists,
    typeParameters: syntax.typeParameters,
  };
}
