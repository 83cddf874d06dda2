// Makes the symbols of constructors from their syntax. Bodies are kept for later.
import { MethodSymbol } from '../../../../metadata/symbols.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { ConstructorDeclarationSyntax, DestructorDeclarationSyntax } from '../../../syntax/nodes.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { accessibilityOf, checkAccess, checkWords, writesAccessibility } from './modifiers.ts';
import { makeParameters } from './signatures.ts';

const constructorModifiers: ReadonlySet<string> = new Set(['static', 'extern', 'unsafe', 'partial']);

/** The symbol of a constructor, static ones included; reports what is wrong with its declaration. */
export function makeConstructor(host: MemberHost, syntax: ConstructorDeclarationSyntax): MethodSymbol {
  const { type, binder } = host;
  const { identifier, modifiers } = syntax;
  const isStatic = hasModifier(modifiers, 'static');
  const method = new MethodSymbol(
    isStatic ? '.cctor' : '.ctor',
    isStatic ? 'staticConstructor' : 'constructor',
    type,
    accessibilityOf(modifiers, 'private'),
    { isStatic },
  );
  method.returnType = binder.library.special('void');
  method.parameters = makeParameters(binder, syntax.parameterList, method);
  method.key = newKey(host, isStatic ? 'cctor' : 'ctor');
  host.places.set(method, identifier);
  checkWords(binder, type, {
    kind: 'method',
    modifiers,
    allowed: constructorModifiers,
    nameSpan: identifier,
  });
  checkAccess(binder, modifiers, identifier);
  const isNamed = identifier.text === type.name;
  if (!isNamed) binder.error('CS1520', identifier);
  else if (type.flags.isStatic && !isStatic) binder.error('CS0710', identifier);
  if (hasModifier(modifiers, 'extern') && (syntax.body || syntax.expressionBody))
    binder.error('CS0179', identifier, [displayMember(method)]);
  const hasAccess = isStatic && writesAccessibility(modifiers);
  if (hasAccess) binder.error('CS0515', identifier, [displayMember(method)]);
  if (isStatic && syntax.initializer) binder.error('CS0514', syntax.initializer.keywordToken, [type.name]);
  if (isStatic && method.parameters.length > 0) binder.error('CS0132', identifier, [displayMember(method)]);
  if (
    !hasAccess &&
    !syntax.body &&
    !syntax.expressionBody &&
    !modifiers.some(({ text }) => text === 'extern' || text === 'partial' || text === 'abstract')
  )
    binder.error('CS0501', identifier, [displayMember(method)]);
  if (isNamed && type.kind === 'interface' && !isStatic) binder.error('CS0526', identifier);
  host.methods.push({
    method,
    binder,
    kind: 'constructor',
    parameterList: syntax.parameterList,
    body: syntax.body,
    expression: syntax.expressionBody?.expression,
    initializer: syntax.initializer,
    nameSpan: identifier,
    start: syntax.start,
  });
  host.attributes.push({ target: method, lists: syntax.attributeLists, binder });
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
    if (text !== 'extern' && text !== 'unsafe') binder.error('CS0106', identifier, [text]);
  if (!syntax.body && !syntax.expressionBody && !hasModifier(modifiers, 'extern'))
    binder.error('CS0501', identifier, [displayMember(method)]);
  if (type.kind !== 'class') binder.error('CS0575', identifier);
  else if (type.flags.isStatic) binder.error('CS0711', identifier);
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
  return [method];
}
