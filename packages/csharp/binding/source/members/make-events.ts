// Makes the symbols of events.
import { EventSymbol, FieldSymbol, MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type {
  AccessorDeclarationSyntax,
  EventDeclarationSyntax,
  EventFieldDeclarationSyntax,
  ModifierToken,
  VariableDeclaratorSyntax,
  TypeSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { bindExplicitInterface } from './explicit-interfaces.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { allowedModifiers } from './allowed-modifiers.ts';
import { checkBody, checkEventModifiers, isNameTaken } from './member-modifiers.ts';
import { accessibilityOf, checkAccess, defaultAccess, permittedModifiers } from './modifiers.ts';
import { checkHiding, findOverridden } from './overriding.ts';

/** `event T E;`: the event keeps its handlers in a hidden field. */
export function makeFieldEvent(
  host: MemberHost,
  syntax: EventFieldDeclarationSyntax,
  variable: VariableDeclaratorSyntax,
): EventSymbol {
  const { type, binder } = host;
  const { identifier } = variable;
  const modifiers = permittedEvent(host, syntax.modifiers, identifier, false);
  const event = startEvent(
    host,
    modifiers,
    identifier.text,
    syntax.declaration.type,
    identifier,
    type.kind === 'interface' ? undefined : identifier,
  );
  if (variable.initializer && hasModifier(modifiers, 'partial'))
    binder.error('CS9279', identifier, [displayMember(event)]);
  else if (variable.initializer && hasModifier(modifiers, 'extern'))
    binder.error('CS8760', identifier, [displayMember(event)]);
  else if (variable.initializer && event.flags.isAbstract)
    binder.error(type.kind === 'interface' ? 'CS0068' : 'CS0074', identifier, [displayMember(event)]);
  if (type.kind === 'interface' && !event.flags.isAbstract && !event.isStatic)
    binder.error('CS0065', identifier, [displayMember(event)]);
  else if (!event.flags.isAbstract) {
    if (hasModifier(modifiers, 'readonly') && type.kind === 'struct')
      binder.error('CS8662', identifier, [displayMember(event)]);
    else if (type.flags.isReadOnly && type.kind === 'struct' && !event.isStatic)
      binder.error('CS8342', identifier);
    const field = new FieldSymbol(event.name, type, 'private', { isStatic: event.isStatic });
    field.type = event.type;
    field.key = newKey(host, event.name);
    event.field = field;
    host.autoEvents.push({ event, field });
    host.fields.push({
      field,
      binder,
      initializer: variable.initializer,
      nameSpan: identifier,
      start: variable.start,
      isDeclared: false,
    });
  }
  finishEvent(host, event, modifiers, identifier);
  host.attributes.push({ target: event, lists: syntax.attributeLists, binder });
  return event;
}

/** The brace before the accessors. */
function openBraceOf(text: string, { end }: TextSpan): TextSpan {
  const start = text.indexOf('{', end);
  return { start, end: start + 1 };
}

/** Reports accessors that are missing, written twice, or have no code. */
export function checkEventAccessors(
  binder: Binder,
  event: EventSymbol,
  nameSpan: TextSpan,
  accessors: readonly AccessorDeclarationSyntax[],
): void {
  const seen = new Set<string>();
  for (const { modifiers, keyword, keywordToken, body, expressionBody, end } of accessors) {
    if (modifiers[0]) binder.error('CS1609', modifiers[0]);
    if (seen.has(keyword)) binder.error('CS1007', keywordToken);
    seen.add(keyword);
    if (!body && !expressionBody) binder.error('CS0073', { start: end - 1, end });
  }
  if (!seen.has('add') || !seen.has('remove')) binder.error('CS0065', nameSpan, [displayMember(event)]);
}

/** `event T E { add … remove … }`. */
export function makeEvent(
  host: MemberHost,
  syntax: EventDeclarationSyntax,
  definition?: EventFieldDeclarationSyntax,
): EventSymbol {
  const { binder } = host;
  const { identifier } = syntax;
  const isExplicit = syntax.explicitInterface !== undefined;
  const modifiers = permittedEvent(host, syntax.modifiers, identifier, isExplicit);
  const { text } = identifier;
  const event = startEvent(host, modifiers, text, syntax.type, identifier, identifier, isExplicit);
  event.explicitInterface = bindExplicitInterface(host, syntax.explicitInterface, event);
  finishEvent(host, event, modifiers, identifier);
  const { accessors } = syntax;
  if (!accessors) {
    binder.error('CS0071', identifier);
    event.addMethod = undefined;
    event.removeMethod = undefined;
  } else checkEventAccessors(binder, event, identifier, accessors);
  if (event.flags.isAbstract && accessors && accessors.length > 0)
    binder.ofCreation.error('CS8712', openBraceOf(binder.source.text, identifier), [displayMember(event)]);
  const lists = [...(definition?.attributeLists ?? []), ...syntax.attributeLists];
  host.attributes.push({ target: event, lists, binder });
  for (const accessor of accessors ?? []) {
    const method =
      accessor.keyword === 'add'
        ? event.addMethod
        : accessor.keyword === 'remove'
          ? event.removeMethod
          : undefined;
    if (!method) continue;
    if (hasModifier(modifiers, 'extern') && (accessor.body || accessor.expressionBody))
      checkBody(binder, method, true, accessor.keywordToken);
    host.attributes.push({ target: method, lists: accessor.attributeLists, binder });
    host.methods.push({
      method,
      binder,
      kind: 'accessor',
      parameterList: undefined,
      body: accessor.body,
      expression: accessor.expressionBody?.expression,
      nameSpan: accessor.keywordToken,
      start: accessor.start,
    });
  }
  return event;
}

function permittedEvent(
  { type, binder }: MemberHost,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
  isExplicit: boolean,
): readonly ModifierToken[] {
  return permittedModifiers(binder, {
    modifiers,
    allowed: allowedModifiers('event', type, isExplicit),
    nameSpan,
    inInterface: type.kind === 'interface',
  });
}

function startEvent(
  host: MemberHost,
  modifiers: readonly ModifierToken[],
  name: string,
  typeSyntax: TypeSyntax,
  nameSpan: TextSpan,
  body: TextSpan | undefined,
  isExplicit = false,
): EventSymbol {
  const { type, binder } = host;
  const event = new EventSymbol(
    name,
    type,
    isExplicit ? 'public' : accessibilityOf(modifiers, defaultAccess(type)),
    memberFlags(modifiers, type, body !== undefined, isExplicit),
  );
  event.type = binder.bindDeclaredType(nameSpan, typeSyntax);
  host.places.set(event, nameSpan);
  if (name === type.name && !isExplicit && isNameTaken(type, event)) binder.error('CS0542', nameSpan, [name]);
  for (const prefix of ['add', 'remove'] as const) {
    const method = new MethodSymbol(
      `${prefix}_${name}`,
      prefix === 'add' ? 'adder' : 'remover',
      type,
      event.accessibility,
      event.flags,
    );
    method.returnType = binder.library.special('void');
    method.parameters = [
      { name: 'value', type: event.type, refKind: 'none', isParams: false, isThis: false },
    ];
    method.associated = event;
    method.key = newKey(host, method.name);
    if (prefix === 'add') event.addMethod = method;
    else event.removeMethod = method;
  }
  return event;
}

function finishEvent(
  host: MemberHost,
  event: EventSymbol,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
): void {
  const { binder } = host;
  binder.compilation.checks.later(() => {
    const late = binder.withPhase(phases.typeChecks);
    checkAccess(late, modifiers, nameSpan);
    checkEventModifiers(late, host, { member: event, modifiers, nameSpan, display: displayMember(event) });
  });
  const overridden = event.flags.isOverride ? findOverridden(host, event, nameSpan) : undefined;
  for (const [own, base] of [
    [event.addMethod, overridden?.addMethod],
    [event.removeMethod, overridden?.removeMethod],
  ] as const) {
    if (own && base?.key !== undefined) own.key = base.key;
    if (own) own.explicitInterface = event.explicitInterface;
  }
  event.key = event.addMethod?.key;
  if (!event.flags.isOverride && !event.explicitInterface) {
    const isNew = hasModifier(modifiers, 'new');
    host.binder.compilation.checks.later(() =>
      checkHiding(host, event, displayMember(event), nameSpan, isNew),
    );
  }
}
