// A function at the top of a script: its symbol, its signature and what its modifiers may be.
import { MethodSymbol } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { hasModifier, hasThisParameter } from '../../symbols/declaration-words.ts';
import { displayMember } from '../../symbols/display.ts';
import { isValueType } from '../../symbols/type-facts.ts';
import type { MethodDeclarationSyntax, ModifierToken } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { sameSignature } from '../lookup/member-lookup.ts';
import { Scope } from '../lookup/scope.ts';
import { checkAsyncReturnType } from '../source/function-contexts.ts';
import { bindReturnType, makeParameters } from '../source/members/signatures.ts';
import type { DeclaredScriptFunction } from '../source/script/script-members.ts';
import { checkMemberVisibility } from '../source/checks/signature-visibility.ts';
import { bindConstraintClauses, checkNonGeneric } from '../source/members/constraint-clauses.ts';
import { accessibilityOf, checkAccess, checkOrder } from '../source/members/modifiers.ts';
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
  const isStatic = hasModifier(modifiers, 'static');
  const method = new MethodSymbol(identifier.text, 'ordinary', null, 'public', {
    isStatic,
    isAsync: hasModifier(modifiers, 'async'),
    isExtension,
  });
  method.key = `${identifier.text}$${binder.compilation.nextKey()}`;
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
  if (isExtension && !isStatic) binder.error('CS1105', identifier);
  else if (isExtension) checkReceiverReference(binder, method, identifier);
  if (method.flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  if (hasModifier(modifiers, 'extern') && (syntax.body || syntax.expressionBody))
    binder.error('CS0179', identifier, [displayMember(method)]);
  else if (hasModifier(modifiers, 'extern')) binder.error('CS0626', identifier, [displayMember(method)]);
  else if (
    !syntax.body &&
    !syntax.expressionBody &&
    !hasModifier(modifiers, 'abstract') &&
    !hasModifier(modifiers, 'partial')
  )
    binder.error('CS0501', identifier, [displayMember(method)]);
  checkScriptModifiers(binder, method, modifiers, identifier);
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
  };
}

/** Only values can be extended by reference. */
function checkReceiverReference(binder: Binder, method: MethodSymbol, identifier: TextSpan): void {
  const { refKind, type } = method.parameters[0]!;
  if (refKind === 'ref' && !isValueType(type) && !(type.kind === 'typeParameter' && type.constraints.isValue))
    binder.error('CS8337', identifier, [method.name]);
  if ((refKind === 'in' || refKind === 'ref readonly') && !isValueType(type))
    binder.error('CS8338', identifier, [method.name]);
}

/** The class of the script is sealed and has nothing to override. */
function checkScriptModifiers(
  binder: Binder,
  method: MethodSymbol,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): void {
  checkOrder(binder, modifiers, true);
  checkAccess(binder, modifiers, nameSpan);
  const isPrivate = accessibilityOf(modifiers, 'private') === 'private';
  // A script is a class that is sealed and not abstract.
  const script = `Submission#${binder.submission.index}`;
  for (const { text } of modifiers) {
    if (text === 'protected') binder.error('CS0628', nameSpan, [displayMember(method)]);
    if (text === 'sealed') binder.error('CS0238', nameSpan, [displayMember(method)]);
    const isOpen = text === 'override' || text === 'virtual' || text === 'abstract';
    if (isOpen && method.isStatic) binder.error('CS0112', nameSpan, [text]);
    else if (isOpen && isPrivate) binder.error('CS0621', nameSpan, [displayMember(method)]);
    else if (isOpen && text !== 'override')
      binder.error(text === 'virtual' ? 'CS0549' : 'CS0513', nameSpan, [displayMember(method), script]);
    else if (!isOpen && !scriptFunctionModifiers.has(text)) binder.error('CS0106', nameSpan, [text]);
    if (text === 'override' && !method.isStatic) binder.error('CS0115', nameSpan, [displayMember(method)]);
  }
}

const scriptFunctionModifiers: ReadonlySet<string> = new Set([
  'public',
  'private',
  'internal',
  'protected',
  'static',
  'async',
  'extern',
  'unsafe',
  'new',
  'partial',
  'sealed',
]);
