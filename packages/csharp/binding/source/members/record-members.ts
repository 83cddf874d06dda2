// What the compiler adds to a record: properties for its parameters, equality, `Deconstruct`, printing.
import { MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Member, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { MemberFlags } from '@mockwright/language/metadata/symbol-kinds';
import type { IdentifierToken, ParameterSyntax, TypeDeclarationSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { isAccessible, sameType } from '../../lookup/member-lookup.ts';
import { backingField } from './backing-fields.ts';
import { makeAccessor } from './make-accessors.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { checkRefLikeField } from './make-fields.ts';
import { findInherited } from './overriding.ts';

/** `IEquatable<R>`. */
export function recordInterfaces(type: NamedType, binder: Binder): readonly NamedType[] {
  const equatable = type.flags.isRecord ? binder.library.getType('System.IEquatable', 1) : undefined;
  return equatable ? [equatable.construct([type])] : [];
}

/** A name and what makes the members of that name. */
type NamedMaker = readonly [string, () => readonly Member[]];

/** Name and maker of each added member. `isWritten` tells what the author wrote under a name. */
export function recordMembers(
  host: MemberHost,
  primary: TypeDeclarationSyntax | undefined,
  isWritten: (name: string) => boolean,
): readonly NamedMaker[] {
  const parameters = primary?.parameterList?.parameters ?? [];
  const added = [...positionalProperties(host, parameters, isWritten)];
  if (parameters.length > 0) added.push(['Deconstruct', () => deconstructMethod(host, parameters)]);
  added.push(['Equals', () => equalsMethod(host)]);
  for (const name of ['op_Equality', 'op_Inequality'])
    if (!isWritten(name)) added.push([name, () => [equalityOperator(host, name)]]);
  if (!isWritten('PrintMembers') && host.type.kind === 'class')
    added.push(['PrintMembers', () => printMembersMethod(host)]);
  return added;
}

function* positionalProperties(
  host: MemberHost,
  parameters: readonly ParameterSyntax[],
  isWritten: (name: string) => boolean,
): Iterable<NamedMaker> {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const { text, missing } = parameter.identifier;
    if (isWritten(text) || missing || seen.has(text)) continue;
    seen.add(text);
    yield [text, () => positionalProperty(host, parameter)];
  }
}

function deconstructMethod(host: MemberHost, parameters: readonly ParameterSyntax[]): readonly Member[] {
  const isOwn = host.methods.some(
    ({ method }) =>
      method.name === 'Deconstruct' &&
      method.parameters.length === parameters.length &&
      method.parameters.every(
        ({ refKind, type }, index) =>
          refKind === 'out' && sameType(type, parameterType(host, parameters[index]!)),
      ),
  );
  if (isOwn) return [];
  const outs = parameters.map((parameter) => ({
    ...plain(parameter.identifier.text, parameterType(host, parameter)),
    refKind: 'out' as const,
  }));
  return [synthesize(host, 'Deconstruct', 'ordinary', {}, host.binder.library.special('void'), outs)];
}

/** `Equals(R other)`, unless the author wrote that very one. */
function equalsMethod(host: MemberHost): readonly Member[] {
  const { type, binder } = host;
  const isOwn = host.methods.some(
    ({ method }) =>
      method.name === 'Equals' &&
      method.parameters.length === 1 &&
      sameType(method.parameters[0]!.type, type),
  );
  if (isOwn) return [];
  const isVirtual = type.kind === 'class' && !type.flags.isSealed;
  return [
    synthesize(host, 'Equals', 'ordinary', { isVirtual }, binder.library.special('bool'), [
      plain('other', type),
    ]),
  ];
}

function equalityOperator(host: MemberHost, name: string): MethodSymbol {
  const { type, binder } = host;
  return synthesize(host, name, 'operator', { isStatic: true }, binder.library.special('bool'), [
    plain('left', type),
    plain('right', type),
  ]);
}

function printMembersMethod(host: MemberHost): readonly Member[] {
  const { type, binder } = host;
  const builder = binder.library.getType('System.Text.StringBuilder');
  if (!builder) return [];
  const isDerived = type.baseType?.flags.isRecord === true;
  const method = synthesize(
    host,
    'PrintMembers',
    'ordinary',
    { isVirtual: !isDerived && !type.flags.isSealed, isOverride: isDerived },
    binder.library.special('bool'),
    [plain('builder', builder)],
    type.flags.isSealed && !isDerived ? 'private' : 'protected',
  );
  if (isDerived) method.key = findInherited(type, method)?.key ?? method.key;
  return [method];
}

const plain = (name: string, type: Type): ParameterSymbol => ({
  name,
  type,
  refKind: 'none',
  isParams: false,
  isThis: false,
});

function synthesize(
  host: MemberHost,
  name: string,
  kind: 'ordinary' | 'operator',
  flags: MemberFlags,
  returnType: Type,
  parameters: readonly ParameterSymbol[],
  accessibility: 'public' | 'protected' | 'private' = 'public',
): MethodSymbol {
  const method = new MethodSymbol(name, kind, host.type, accessibility, flags);
  method.returnType = returnType;
  method.parameters = parameters;
  method.key = newKey(host, name);
  return method;
}

/** The constructor reports what is wrong with the type; it may just be asking for this property (`record R(A A)`). */
function parameterType(host: MemberHost, { type }: ParameterSyntax): Type {
  return type
    ? host.binder.speculate(() => host.binder.bindType(type)).result
    : host.binder.library.special('object');
}

/** A method of a base that has the name of a parameter, which cannot become a property then. */
export function inheritedMethod(type: NamedType, name: string): MethodSymbol | undefined {
  for (let base = type.baseType; base; base = base.baseType)
    for (const member of base.members(name))
      if (member.kind === 'method' && isAccessible(member, { containingType: type })) return member;
  return undefined;
}

/** Whether a base has a field of that name and type, which does for the property. */
function hasInheritedField({ name, type, containingType }: PropertySymbol): boolean {
  for (let base = containingType?.baseType; base; base = base.baseType) {
    const [member] = base.members(name);
    if (member)
      return (
        member.kind === 'field' && sameType(member.type, type) && isAccessible(member, { containingType })
      );
  }
  return false;
}

/** The property of a parameter, unless a base record has it already. */
function positionalProperty(host: MemberHost, parameter: ParameterSyntax): readonly Member[] {
  const { type, binder } = host;
  const identifier: IdentifierToken = parameter.identifier;
  const isMutable = type.kind === 'struct' && !type.flags.isReadOnly;
  const property = new PropertySymbol(identifier.text, type, 'public', {});
  property.type = parameterType(host, parameter);
  checkRefLikeField(host, property, parameter.type ?? identifier);
  if (inheritedMethod(type, identifier.text) || hasInheritedField(property)) return [];
  const inherited = findInherited(type, property);
  if (inherited && sameType(inherited.type, property.type) && !inherited.flags.isAbstract) return [];
  makeAccessor(host, property, 'get', property.flags, 'public', false);
  makeAccessor(host, property, isMutable ? 'set' : 'init', property.flags, 'public', false);
  if (inherited?.flags.isAbstract) {
    property.getMethod!.key = inherited.getMethod?.key ?? property.getMethod!.key;
    property.setMethod!.key = inherited.setMethod?.key ?? property.setMethod!.key;
  }
  property.key = property.getMethod!.key;
  host.fields.push({
    field: backingField(host, property),
    binder,
    initializer: undefined,
    fromParameter: identifier.text,
    nameSpan: identifier,
    start: parameter.start,
    isDeclared: false,
  });
  const lists = parameter.attributeLists.filter(({ target }) => target?.text === 'property');
  host.attributes.push({ target: property, lists, binder });
  return [property];
}
