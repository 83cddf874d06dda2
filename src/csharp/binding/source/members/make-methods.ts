// Makes the symbols of methods from their syntax. Bodies are kept for later.
import { MethodSymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier, hasThisParameter, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { isVoid } from '../../../symbols/type-facts.ts';
import type { MethodDeclarationSyntax, ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { Scope } from '../../lookup/scope.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { checkAsyncReturnType } from '../function-contexts.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, checkMemberModifiers, commonModifiers, defaultAccess } from './modifiers.ts';
import { checkHiding, findOverridden, inheritParams } from './overriding.ts';
import { bindReturnType, makeParameters } from './signatures.ts';
import { bindConstraintClauses, checkNonGeneric, checkRepeatedConstraints } from './constraint-clauses.ts';
import { checkTypeParameterNames, makeTypeParameters } from './type-parameters.ts';

const methodModifiers: ReadonlySet<string> = new Set([...commonModifiers, 'async']);

/** Explicit implementations have no accessibility. */
const explicitModifiers: ReadonlySet<string> = new Set([
  'static',
  'abstract',
  'async',
  'extern',
  'unsafe',
  'readonly',
]);

/** The symbol of a method; reports what is wrong with its declaration. */
export function makeMethod(host: MemberHost, syntax: MethodDeclarationSyntax): MethodSymbol {
  const { type } = host;
  const { identifier, modifiers } = syntax;
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  const isExtension = hasThisParameter(syntax.parameterList);
  const flags = memberFlags(modifiers, type, hasBody);
  const method = new MethodSymbol(
    identifier.text,
    'ordinary',
    type,
    syntax.explicitInterface ? 'public' : accessibilityOf(modifiers, defaultAccess(type)),
    flags,
  );
  const binder = withTypeParameters(host.binder, method, syntax);
  method.parameters = makeParameters(binder, syntax.parameterList, method);
  method.returnType = bindReturnType(binder, syntax.returnType, method, identifier);
  method.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, method);
  const display = displayMember(method);
  if (flags.isAbstract && hasBody) binder.error('CS0500', identifier, [display]);
  checkMemberModifiers(binder, type, {
    kind: 'method',
    modifiers,
    allowed: syntax.explicitInterface ? explicitModifiers : methodModifiers,
    nameSpan: identifier,
    display,
    ofMethod: true,
  });
  checkNonGeneric(binder, syntax.typeParameters, syntax.constraintClauses);
  checkTypeParameterNames(binder, type, syntax.typeParameters);
  checkBody(host, method, modifiers, hasBody, identifier, display);
  // Whatever a script declares is nested in its class.
  if (isExtension) binder.error('CS1109', identifier, [type.name]);
  if (identifier.text === type.name && !method.explicitInterface && type.kind !== 'interface')
    binder.error('CS0542', identifier, [type.name]);
  if (isFinalizeLike(method)) binder.error('CS0465', identifier);
  if (flags.isAsync) checkAsyncReturnType(binder, method.returnType, identifier);
  const overridden = finishMember(host, method, modifiers, identifier, display);
  if (overridden) checkRepeatedConstraints(binder, syntax, method, overridden);
  host.methods.push({
    method,
    binder,
    kind: 'method',
    parameterList: syntax.parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.places.set(method, identifier);
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
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

function checkBody(
  host: MemberHost,
  method: MethodSymbol,
  modifiers: readonly ModifierToken[],
  hasBody: boolean,
  span: TextSpan,
  display: string,
): void {
  const { binder, type } = host;
  const isExtern = hasModifier(modifiers, 'extern');
  if (method.flags.isAbstract) {
    if (!hasBody && method.flags.isAsync) binder.error('CS1994', span);
  } else if (hasBody) {
    if (isExtern) binder.error('CS0179', span, [display]);
  } else if (!hasModifier(modifiers, 'partial')) {
    if (isExtern) binder.error('CS0626', span, [display]);
    else if (method.flags.isAsync) binder.error('CS1994', span);
    else binder.error('CS0501', span, [display]);
  }
  if (type.flags.isStatic && !method.isStatic) binder.error('CS0708', span, [method.name]);
}

/** Gives the member its key, that of the overridden member where there is one. @returns the overridden one */
function finishMember(
  host: MemberHost,
  member: MethodSymbol,
  modifiers: readonly ModifierToken[],
  span: TextSpan,
  display: string,
): MethodSymbol | undefined {
  const overridden = member.flags.isOverride ? findOverridden(host, member, span) : undefined;
  member.key = overridden?.key ?? newKey(host, member.name);
  if (overridden) member.parameters = inheritParams(member.parameters, overridden.parameters);
  if (overridden && member.typeParameters.length > 0) inheritConstraints(member, overridden);
  if (!member.flags.isOverride && !member.explicitInterface) {
    const isNew = hasModifier(modifiers, 'new');
    host.binder.compilation.checkLater(() => checkHiding(host, member, display, span, isNew));
  }
  return overridden;
}

/** An override has the constraints of what it overrides. */
function inheritConstraints(method: MethodSymbol, overridden: MethodSymbol): void {
  for (const [index, parameter] of method.typeParameters.entries()) {
    const inherited = overridden.typeParameters[index];
    if (inherited)
      parameter.constraints = {
        ...inherited.constraints,
        types: inherited.constraints.types.filter((type) => type.kind !== 'typeParameter'),
      };
  }
}
