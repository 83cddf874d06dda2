// Makes the symbols of constructors from their syntax. Bodies are kept for later.
import { phases } from '../../phases.ts';
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { ConstructorDeclarationSyntax, DestructorDeclarationSyntax } from '../../../syntax/nodes.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { checkBody, reportProtected } from './member-modifiers.ts';
import {
  accessWords,
  accessibilityOf,
  checkAccess,
  permittedModifiers,
  writesAccessibility,
} from './modifiers.ts';
import { withDefinition } from './partial-parameters.ts';
import { makeParameters } from './signatures.ts';

const constructorModifiers: ReadonlySet<string> = new Set([
  ...accessWords,
  'static',
  'extern',
  'unsafe',
  'partial',
]);

/** The symbol of a constructor, static ones included; reports what is wrong with its declaration. */
export function makeConstructor(
  host: MemberHost,
  syntax: ConstructorDeclarationSyntax,
  definition?: ConstructorDeclarationSyntax,
): MethodSymbol {
  const { type, binder } = host;
  const { identifier } = syntax;
  const modifiers = permittedModifiers(binder, {
    modifiers: syntax.modifiers,
    allowed: constructorModifiers,
    nameSpan: identifier,
    inInterface: type.kind === 'interface',
  });
  const isStatic = hasModifier(modifiers, 'static');
  const method = new MethodSymbol(
    isStatic ? '.cctor' : '.ctor',
    isStatic ? 'staticConstructor' : 'constructor',
    type,
    isStatic ? 'private' : accessibilityOf(modifiers, 'private'),
    { isStatic },
  );
  method.returnType = binder.library.special('void');
  const { parameterList } = syntax;
  method.parameters = definition
    ? withDefinition(binder, method, parameterList, definition.parameterList)
    : makeParameters(binder, parameterList, method);
  method.key = newKey(host, isStatic ? 'cctor' : 'ctor');
  host.places.set(method, identifier);
  const isNamed = identifier.text === type.name;
  if (!isNamed) binder.ofCreation.error('CS1520', identifier);
  const display = [displayMember(method)];
  const isExtern = hasModifier(modifiers, 'extern');
  const hasAccess = isStatic && writesAccessibility(modifiers);
  if (hasAccess) binder.ofCreation.error('CS0515', identifier, display);
  if (isExtern && syntax.initializer && !isStatic) binder.ofCreation.error('CS8091', identifier, display);
  const hasBody = syntax.body !== undefined || syntax.expressionBody !== undefined;
  if (hasBody) checkBody(binder, method, isExtern, identifier);
  if (!isStatic) checkAccess(binder, modifiers, identifier);
  if (!hasAccess && modifiers.length === syntax.modifiers.length) {
    if (!hasBody && !isExtern && !hasModifier(modifiers, 'partial'))
      binder.ofCreation.error('CS0501', identifier, display);
    else if (!isStatic && !reportProtected(binder, method, identifier) && type.flags.isStatic && isNamed)
      binder.ofCreation.error('CS0710', identifier);
  }
  if (isStatic && syntax.initializer)
    binder.withPhase(phases.bodies).error('CS0514', syntax.initializer.keywordToken, [type.name]);
  if (isStatic && method.parameters.length > 0) binder.error('CS0132', identifier, display);
  if (isNamed && type.kind === 'interface' && !isStatic) binder.error('CS0526', identifier);
  host.methods.push({
    method,
    binder,
    kind: 'constructor',
    parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    initializer: syntax.initializer,
    nameSpan: identifier,
    start: syntax.start,
  });
  const lists = [...(definition?.attributeLists ?? []), ...syntax.attributeLists];
  host.attributes.push({ target: method, lists, binder });
  return method;
}

/** The constructor without parameters that a class has where the author wrote none. */
export function makeDefaultConstructor(host: MemberHost): MethodSymbol {
  const { type, binder } = host;
  const accessibility = type.flags.isAbstract ? 'protected' : 'public';
  const method = new MethodSymbol('.ctor', 'constructor', type, accessibility, {});
  method.returnType = binder.library.special('void');
  method.key = newKey(host, 'ctor');
  return method;
}

/** A finalizer. Nothing calls it, for nothing is collected that a template could see go; its body must be right. */
export function makeDestructor(
  host: MemberHost,
  syntax: DestructorDeclarationSyntax,
): readonly MethodSymbol[] {
  const { type, binder } = host;
  const { identifier, modifiers } = syntax;
  const method = new MethodSymbol(`~${type.name}`, 'ordinary', type, 'protected', {});
  method.returnType = binder.library.special('void');
  method.key = newKey(host, '~');
  const isNamed = identifier.text === type.name;
  if (!isNamed) binder.error('CS0574', identifier);
  for (const { text } of modifiers)
    if (text !== 'extern' && text !== 'unsafe') binder.ofCreation.error('CS0106', identifier, [text]);
  if (!syntax.body && !syntax.expressionBody && !hasModifier(modifiers, 'extern'))
    binder.ofCreation.error('CS0501', identifier, [displayMember(method)]);
  if (type.kind !== 'class') binder.ofCreation.error('CS0575', identifier);
  else if (type.flags.isStatic) binder.ofCreation.error('CS0711', identifier);
  if (type.kind !== 'class' || !isNamed) return [];
  host.places.set(method, identifier);
  host.methods.push({
    method,
    binder,
    kind: 'method',
    parameterList: undefined,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
  return [method];
}
