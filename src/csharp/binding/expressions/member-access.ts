// `a.b`: members of values, types and namespaces; extension methods; what is missing (C# 12.8.7).
import type { Member, MethodSymbol, NamedType, Type, TypeParameter } from '../../../metadata/symbols.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType, tupleElementTypes } from '../../symbols/display.ts';
import { isDelegate, isErroneous, isNamed, isTuple, isVoid, mentions } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax, MemberAccessExpressionSyntax, SimpleNameSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-factory.ts';
import type { BoundExpression } from '../bound-nodes.ts';
import { builtInImplicit } from '../conversions/between-types.ts';
import { toNaturalValue } from '../conversions/convert.ts';
import { describe, isBad } from '../describe.ts';
import { dynamicMember } from '../dynamic-operations.ts';
import { isInvocableMember, lookupMembers, lookupTypes, sameType } from '../member-lookup.ts';
import type { MemberLookup } from '../member-lookup.ts';
import { constructed, isOpenGeneric } from '../overloads/applicability.ts';
import { inferTypeArguments } from '../overloads/inference.ts';
import { isStaticVirtual, throughTypeParameter } from '../static-virtual.ts';
import { isUnconverted } from '../unconverted.ts';
import type { AnyExpression, MethodGroup } from '../unconverted.ts';
import { accessMember } from './members.ts';
import { methodGroup } from './method-group.ts';
import { bindSimpleName, nameParts } from './names.ts';
import type { UseOptions } from './names.ts';

/** `expression.name`. */
export function bindMemberAccess(
  binder: Binder,
  syntax: MemberAccessExpressionSyntax,
  options: UseOptions = {},
): AnyExpression {
  if (syntax.arrow) return notPointer(binder, syntax.expression, syntax);
  const left = bindReceiver(binder, syntax.expression, syntax.name);
  return memberOf(binder, left, syntax.name, syntax, syntax.operatorToken, options);
}

/** `*operand`, `operand->name`: there are no pointers, so the operand is none. */
export function notPointer(binder: Binder, operand: ExpressionSyntax, span: TextSpan): BoundExpression {
  if (!isBad(binder.bindExpression(operand))) binder.error('CS0193', span);
  return bad(span);
}

/** The member of that name of something that is bound already: a value, a type, a namespace. */
export function memberOf(
  binder: Binder,
  left: AnyExpression,
  name: SimpleNameSyntax,
  span: TextSpan,
  operatorSpan: TextSpan,
  options: UseOptions = {},
): AnyExpression {
  const parts = nameParts(binder, name);
  if (isBad(left) || (name.kind === 'IdentifierName' && name.missing)) return bad(span);
  if (left.kind === 'NamespaceExpression') return memberOfNamespace(binder, left.name, parts, span);
  if (left.kind === 'TypeExpression') return memberOfType(binder, left.named, parts, span, options);
  if (left.kind === 'MethodGroup') {
    if (left.methods.length > 0)
      binder.error('CS0119', left.nameSpan, [displayMember(left.methods[0]!), 'method']);
    else binder.error('CS0119', left.nameSpan, [firstExtension(left), 'method']);
    return bad(span);
  }
  if (left.type === undefined ? left.kind !== 'UnconvertedChoice' : isVoid(left.type)) {
    if (left.kind === 'DefaultLiteral') binder.error('CS8716', left.span);
    else binder.error('CS0023', left.type === undefined ? span : operatorSpan, ['.', describe(left)]);
    return bad(span);
  }
  const receiver = isUnconverted(left) ? toNaturalValue(binder, left, left.span) : left;
  if (isBad(receiver) || isErroneous(receiver.type)) return bad(span);
  if (receiver.type.kind === 'dynamic') return dynamicMember(receiver, parts.name, span, parts.typeArguments);
  return memberOfValue(binder, receiver, parts, span, options);
}

function firstExtension(group: MethodGroup): string {
  for (const [method] of group.extensions()) if (method) return displayMember(method);
  return group.name;
}

interface NameParts {
  readonly name: string;
  readonly typeArguments: readonly Type[];
  readonly nameSpan: TextSpan;
}

/**
 * The left side of a dot. A name may be a variable and a type at once (`Color Color`): the type is meant where only
 * it has the member as a static one.
 */
function bindReceiver(binder: Binder, syntax: ExpressionSyntax, member: SimpleNameSyntax): AnyExpression {
  if (syntax.kind !== 'IdentifierName') return binder.bindExpressionOrType(syntax);
  const value = bindSimpleName(binder, syntax);
  if (value.type === undefined || !isNamed(value.type) || value.type.name !== syntax.text) return value;
  const type = typeOfSameName(binder, syntax.text, value.type);
  if (!type) return value;
  const name = member.kind === 'IdentifierName' ? member.text : member.identifier.text;
  const { members } = lookupMembers(type, name, binder.library, { containingType: binder.containingType });
  const isOnlyStatic =
    members.length > 0 && members.every((each) => isNamed(each as Type) || (each as MethodSymbol).isStatic);
  if (!isOnlyStatic) return value;
  return { kind: 'TypeExpression', span: syntax, type: undefined, named: type };
}

function typeOfSameName(binder: Binder, name: string, type: NamedType): NamedType | undefined {
  const bound = binder.speculate(() =>
    binder.bindType({
      kind: 'IdentifierName',
      text: name,
      missing: false,
      verbatim: false,
      start: 0,
      end: 0,
    }),
  );
  return !bound.hasErrors && sameType(bound.result, type) ? type : undefined;
}

function memberOfNamespace(
  binder: Binder,
  namespace: string,
  { name, typeArguments }: NameParts,
  span: TextSpan,
): AnyExpression {
  const { library } = binder;
  const full = `${namespace}.${name}`;
  const type = library.getType(full, typeArguments.length);
  if (type)
    return {
      kind: 'TypeExpression',
      span,
      type: undefined,
      named: typeArguments.length > 0 ? type.construct(typeArguments) : type,
    };
  if (typeArguments.length === 0 && library.isNamespace(full))
    return { kind: 'NamespaceExpression', span, type: undefined, name: full };
  binder.error('CS0234', span, [name, namespace], {
    hint: () => didYouMean(nearestName(name, library.typeNamesIn(namespace))),
  });
  return bad(span);
}

/** The members of that name: where one is called, those that can be, if there are any. */
function lookupUsable(binder: Binder, type: Type, name: string, { isInvoked }: UseOptions): MemberLookup {
  const { containingType, library } = binder;
  const invocable = isInvoked && lookupMembers(type, name, library, { containingType, isInvoked });
  return invocable && invocable.members.length > 0
    ? invocable
    : lookupMembers(type, name, library, { containingType });
}

function memberOfType(
  binder: Binder,
  type: Type,
  parts: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const { name, typeArguments, nameSpan } = parts;
  if (isErroneous(type)) return bad(span);
  if (type.kind === 'typeParameter') return memberOfTypeParameter(binder, type, parts, span, options);
  const found = lookupUsable(binder, type, name, options);
  const members = withArity(found.members, typeArguments.length);
  const nested = nestedType(binder, type, name, typeArguments);
  if (members.length === 0 && nested) return { kind: 'TypeExpression', span, type: undefined, named: nested };
  if (members.length > 0) {
    const first = members[0]!;
    if (isNamed(first as Type) && nested)
      return { kind: 'TypeExpression', span, type: undefined, named: nested };
    if (options.isInvoked && !members.some(isInvocableMember)) {
      binder.error('CS1955', nameSpan, [displayMember(first)]);
      return bad(span);
    }
    return accessMember(binder, members, {
      receiver: null,
      receiverType: type,
      receiverKind: 'type',
      name,
      nameSpan,
      span,
      typeArguments,
    });
  }
  if (found.inaccessible.length > 0)
    binder.error('CS0122', nameSpan, [displayMember(found.inaccessible[0]!)]);
  else if (found.members.length > 0 && found.members[0]!.kind !== 'method')
    binder.error('CS0307', nameSpan, [displayMember(found.members[0]!), found.members[0]!.kind]);
  else
    binder.error('CS0117', nameSpan, [displayType(type), name], { hint: () => hintFor(binder, type, name) });
  return bad(span);
}

/** `T.Parse`: only what a type argument implements. */
function memberOfTypeParameter(
  binder: Binder,
  type: TypeParameter,
  { name, typeArguments, nameSpan }: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const found = lookupUsable(binder, type, name, options);
  const members = withArity(found.members, typeArguments.length).filter(isStaticVirtual);
  if (members.length === 0) {
    binder.error('CS0704', span, [type.name]);
    return bad(span);
  }
  return accessMember(
    binder,
    members.map((member) => throughTypeParameter(member, type)),
    { receiver: null, receiverType: type, receiverKind: 'type', name, nameSpan, span, typeArguments },
  );
}

function withArity(members: readonly Member[], arity: number): readonly Member[] {
  if (arity === 0)
    return members.filter(
      (member) =>
        !isNamed(member as Type) ||
        (member as NamedType).typeArguments.length ===
          ((member as NamedType).containingType?.typeArguments.length ?? 0),
    );
  const methods = members.filter((member) => member.kind === 'method');
  const fitting = methods.filter((method) => method.typeParameters.length === arity);
  return fitting.length > 0 ? fitting : methods;
}

function nestedType(
  binder: Binder,
  type: Type,
  name: string,
  typeArguments: readonly Type[],
): NamedType | undefined {
  if (!isNamed(type)) return undefined;
  for (let at: NamedType | null = type; at; at = at.baseType) {
    const outer = at.typeArguments;
    const candidates = [
      ...at.definition.members(name).filter((member): member is NamedType => isNamed(member as Type)),
      ...binder.library.nestedTypes(at.definition, name),
    ];
    const found = candidates.find(
      (candidate) => candidate.definition.typeParameters.length === outer.length + typeArguments.length,
    );
    if (found)
      return found.definition.typeParameters.length > 0
        ? found.definition.construct([...outer, ...typeArguments])
        : found.definition;
  }
  return undefined;
}

function memberOfValue(
  binder: Binder,
  receiver: BoundExpression,
  parts: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const { name, typeArguments, nameSpan } = parts;
  const found = lookupUsable(binder, receiver.type, name, options);
  const members = withArity(found.members, typeArguments.length).filter((member) => !isNamed(member as Type));
  const element = isTuple(receiver.type) ? tupleElement(receiver, receiver.type, name, span) : undefined;
  if (element && !options.isInvoked) return element;
  if (element && isInvocableType(element.type)) return element;
  const access = {
    receiver,
    receiverType: receiver.type,
    receiverKind: 'value' as const,
    name,
    nameSpan,
    span,
    typeArguments,
  };
  if (options.isInvoked && members.length > 0 && !members.some(isInvocableMember)) {
    if (hasExtension(binder, receiver, name)) return methodGroup(binder, { ...access, methods: [] });
    binder.error('CS1955', nameSpan, [displayMember(members[0]!)]);
    return bad(span);
  }
  if (members.length > 0) return accessMember(binder, members, access);
  if (
    options.isInvoked
      ? hasExtension(binder, receiver, name)
      : hasExtensionFor(binder, receiver, name, typeArguments)
  )
    return methodGroup(binder, { ...access, methods: [] });
  if (found.inaccessible.length > 0)
    binder.error('CS0122', nameSpan, [displayMember(found.inaccessible[0]!)]);
  else if (receiver.kind === 'Base')
    binder.error('CS0117', nameSpan, [displayType(receiver.type), name], {
      hint: () => hintFor(binder, receiver.type, name),
    });
  else reportMissing(binder, receiver, name, nameSpan);
  return bad(span);
}

const isInvocableType = (type: Type): boolean => isDelegate(type) || type.kind === 'dynamic';

/** An element of a tuple by its name or number; those beyond the seventh lie in `Rest`. */
function tupleElement(
  receiver: BoundExpression,
  type: NamedType,
  name: string,
  span: TextSpan,
): BoundExpression | undefined {
  const types = tupleElementTypes(type);
  const named = type.tupleNames?.indexOf(name) ?? -1;
  const numbered = /^Item([1-9]\d*)$/.exec(name)?.[1];
  const index = named >= 0 ? named : numbered !== undefined ? Number(numbered) - 1 : -1;
  if (index < 0 || index >= types.length) return undefined;
  let holder = receiver;
  let at: NamedType = type;
  let position = index;
  for (; position >= 7; position -= 7) {
    const rest = at.members('Rest')[0];
    if (rest?.kind !== 'field') return undefined;
    at = rest.type as NamedType;
    holder = { kind: 'FieldAccess', span, type: at, receiver: holder, field: rest };
  }
  const field = at.members(`Item${position + 1}`)[0];
  return field?.kind === 'field'
    ? { kind: 'FieldAccess', span, type: types[index]!, receiver: holder, field }
    : undefined;
}

/** Says that a value has no member of a name (CS1061). */
export function reportMissing(binder: Binder, receiver: BoundExpression, name: string, span: TextSpan): void {
  const text = displayType(receiver.type);
  binder.error('CS1061', span, [text, name], {
    hint: () =>
      importHint(binder, receiver, name) ??
      hintFor(binder, receiver.type, name) ??
      tokenHint(receiver.type, name),
  });
}

const didYouMean = (name: string | undefined): string | undefined => name && `did you mean '${name}'?`;

/** An extension method that would be there with another `using`. */
function importHint(binder: Binder, receiver: BoundExpression, name: string): string | undefined {
  for (const namespace of binder.library.namespaces()) {
    const fits = binder.library
      .extensionMethods(namespace, name)
      .some((method) => sameType(method.parameters[0]!.type, receiver.type));
    if (fits)
      return `'${name}' is in ${namespace}: write \`using ${namespace};\` or name it in the setting Mock:Imports`;
  }
  return undefined;
}

function tokenHint(type: Type, name: string): string | undefined {
  return isNamed(type) && type.namespace === 'Newtonsoft.Json.Linq'
    ? `members of a JSON token are read with ["${name}"]`
    : undefined;
}

function hintFor(binder: Binder, type: Type, name: string): string | undefined {
  const names = new Set<string>();
  for (const at of lookupTypes(type, binder.library))
    for (const member of at.memberNames())
      if (!member.startsWith('.') && !member.startsWith('op_') && member !== 'this[]') names.add(member);
  const nearest = nearestName(name, [...names]);
  return didYouMean(nearest === name ? undefined : nearest);
}

/** Whether there are extension methods of that name; whether one of them takes the receiver is for the call to find out. */
function hasExtension(binder: Binder, receiver: BoundExpression, name: string): boolean {
  if (receiver.kind === 'Base') return false;
  for (const level of binder.extensionMethods(name)) if (level.length > 0) return true;
  return false;
}

/** Whether an extension method of that name takes the receiver. */
function hasExtensionFor(
  binder: Binder,
  receiver: BoundExpression,
  name: string,
  typeArguments: readonly Type[],
): boolean {
  if (receiver.kind === 'Base') return false;
  for (const level of binder.extensionMethods(name))
    if (level.some((method) => takesReceiver(binder, method, receiver, typeArguments))) return true;
  return false;
}

function takesReceiver(
  binder: Binder,
  declared: MethodSymbol,
  receiver: BoundExpression,
  typeArguments: readonly Type[],
): boolean {
  if (typeArguments.length > 0 && declared.typeParameters.length !== typeArguments.length) return false;
  const method = typeArguments.length > 0 ? constructed(binder, declared, typeArguments) : declared;
  const formal = method.parameters[0]!.type;
  const open = isOpenGeneric(method)
    ? method.typeParameters.filter((parameter) => mentions(formal, [parameter]))
    : [];
  if (open.length === 0) {
    const conversion = builtInImplicit(receiver.type, formal);
    return (
      conversion !== undefined &&
      (conversion.form === 'identity' ||
        conversion.form === 'implicitReference' ||
        conversion.form === 'span' ||
        conversion.form === 'boxing')
    );
  }
  return (
    inferTypeArguments(binder.library, open, [{ expression: receiver, formal, refKind: 'none' }]) !==
    undefined
  );
}
