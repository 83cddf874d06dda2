// Makes the symbols of methods from their syntax. Bodies are kept for later.
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, hasThisParameter, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type { MethodDeclarationSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { Scope } from '../../lookup/scope.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { checkAsyncReturnType } from '../function-contexts.ts';
import { implementedMethod, inheritConstraints } from './inherited-constraints.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { allowedModifiers } from './allowed-modifiers.ts';
import { checkBody, checkMethodModifiers, isNameTaken, reportReceiverReference } from './member-modifiers.ts';
import { accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkHiding, findOverridden, inheritParams } from './overriding.ts';
import { bindDefinedType, withDefinition } from './partial-parameters.ts';
import { bindReturnType, makeParameters } from './signatures.ts';
import { bindConstraintClauses, checkNonGeneric, checkRepeatedConstraints } from './constraint-clauses.ts';
import { checkTypeParameterNames, makeTypeParameters } from './type-parameters.ts';

/**
 * The symbol of a method; reports what is wrong with its declaration.
 * @param definition the part that declares a partial method of which this has the code
 */
export function makeMethod(
  host: MemberHost,
  syntax: MethodDeclarationSyntax,
  definition?: MethodDeclarationSyntax,
): MethodSymbol {
  const { type } = host;
  const { identifier } = syntax;
  const isExplicit = syntax.explicitInterface !== undefined;
  const modifiers = permittedModifiers(host.binder, {
    modifiers: syntax.modifiers,
    allowed: allowedModifiers('method', type, isExplicit),
    nameSpan: identifier,
    inInterface: type.kind === 'interface',
    ofMethod: true,
  });
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const isExtension = hasThisParameter(syntax.parameterList);
  const isExtern = hasModifier(modifiers, 'extern');
  const isUnimplemented = !hasBody && !isExtern && hasModifier(modifiers, 'partial');
  const flags = {
    ...memberFlags(modifiers, type, hasBody, isExplicit),
    ...(isUnimplemented && { isUnimplemented }),
  };
  const method = new MethodSymbol(
    identifier.text,
    'ordinary',
    type,
    isExplicit ? 'public' : accessibilityOf(modifiers, defaultAccess(type)),
    flags,
  );
  const binder = withTypeParameters(host.binder, method, syntax);
  const { parameterList } = syntax;
  const { typeParameters } = syntax;
  if (definition) bindDefinedType(binder, method, definition);
  method.parameters = definition
    ? withDefinition(binder, method, parameterList, definition.parameterList, definition.typeParameters)
    : makeParameters(binder, parameterList, method);
  method.returnType = bindReturnType(binder, syntax.returnType, method, identifier);
  method.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, method);
  const display = displayMember(method);
  if (hasBody) checkBody(binder, method, isExtern, identifier);
  else if (isExtern) binder.error('CS0626', identifier, [display]);
  checkAccess(binder, modifiers, identifier);
  // Whatever a script declares is nested in its class.
  if (isExtension && !reportReceiverReference(binder, method, identifier))
    binder.error('CS1109', identifier, [type.name], {
      hint: 'in a script the method stands by itself: leave out the class around it',
    });
  checkMethodModifiers(binder, host, { member: method, modifiers, nameSpan: identifier, display }, hasBody);
  checkNonGeneric(binder, syntax.typeParameters, syntax.constraintClauses);
  checkTypeParameterNames(binder, type, syntax.typeParameters);
  if (identifier.text === type.name && !method.explicitInterface && isNameTaken(type, method))
    binder.error('CS0542', identifier, [type.name]);
  if (isFinalizeLike(method)) binder.error('CS0465', identifier);
  const isNew = hasModifier(modifiers, 'new');
  const overridden = finishMember(host, method, isNew, identifier, display);
  if (overridden) checkRepeatedConstraints(binder, syntax, method, overridden);
  if (flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  host.methods.push({
    method,
    binder,
    kind: 'method',
    parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.places.set(method, identifier);
  const lists = [...(definition?.attributeLists ?? []), ...syntax.attributeLists];
  host.attributes.push({ target: method, lists, typeParameters, binder });
  return method;
}

/** Not the destructor that its author may want. */
const isFinalizeLike = ({
  name,
  parameters,
  returnType,
  flags,
  typeParameters,
  containingType,
}: MethodSymbol): boolean =>
  name === 'Finalize' &&
  parameters.length === 0 &&
  typeParameters.length === 0 &&
  isVoid(returnType) &&
  !flags.isOverride &&
  !flags.isStatic &&
  containingType?.kind === 'class';

function withTypeParameters(outer: Binder, method: MethodSymbol, syntax: MethodDeclarationSyntax): Binder {
  if (syntax.typeParameters.length === 0) return outer;
  method.typeParameters = makeTypeParameters(outer, syntax.typeParameters, 'method');
  method.typeArguments = method.typeParameters;
  const scope = new Scope(outer.scope);
  for (const parameter of method.typeParameters) scope.addTypeParameter(parameter);
  const binder = outer.withScope(scope);
  bindConstraintClauses(binder, {
    parameters: method.typeParameters,
    syntax: syntax.typeParameters,
    clauses: syntax.constraintClauses,
    place: method.explicitInterface || method.flags.isOverride ? undefined : method,
    inheritsConstraints: syntax.explicitInterface !== undefined || method.flags.isOverride === true,
    display: () => displayMember(method),
  });
  return binder;
}

/** Gives the member its key, that of the overridden member where there is one. @returns the overridden one */
function finishMember(
  host: MemberHost,
  member: MethodSymbol,
  isNew: boolean,
  span: TextSpan,
  display: string,
): MethodSymbol | undefined {
  const overridden = member.flags.isOverride ? findOverridden(host, member, span) : undefined;
  member.key = overridden?.key ?? newKey(host, member.name);
  if (overridden) member.parameters = inheritParams(member.parameters, overridden.parameters);
  const source = overridden ?? implementedMethod(member);
  if (source && member.typeParameters.length > 0) inheritConstraints(member, source);
  if (!member.flags.isOverride && !member.explicitInterface) {
    host.binder.compilation.checks.later(() => checkHiding(host, member, display, span, isNew));
  }
  return overridden;
}
