// Members that take the place of those the compiler would add to a record: they must be what these would be (C# 15.16).
import type { MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { Accessibility } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isVoid } from '../../../symbols/type-extensions.ts';
import { isCopyConstructor } from '../../lookup/copy-constructor.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import type { SourceMethod } from '../members/member-host.ts';
import { inheritedMethod } from '../members/record-members.ts';
import { checkReference } from '../members/signatures.ts';
import type { SourceType } from '../source-type.ts';

/** Reports members of a record that do not fit the part they play in it. */
export function checkRecord(source: SourceType): void {
  const { type, binder, methods, identifier } = source;
  if (!type.flags.isRecord) return;
  const nested = source.nested.map((each) => [each.type, each.identifier] as const);
  for (const [member, span] of [...source.places, ...nested])
    if (member.name === 'Clone') binder.error('CS8859', span);
  for (const declared of methods) {
    checkRecordMethod(source, declared);
    const { method, nameSpan } = declared;
    if (
      (method.name === 'op_Equality' || method.name === 'op_Inequality') &&
      method.parameters.every((parameter) => sameType(parameter.type, type))
    )
      binder.error('CS0111', nameSpan, [method.name, displayType(type)]);
  }
  const contract = type.kind === 'class' ? type.members('EqualityContract')[0] : undefined;
  const place = contract && source.places.get(contract);
  if (contract?.kind === 'property' && place) checkContract(source, contract, place);
  const base = type.baseType;
  const written = base?.members('.ctor').find((each) => each.kind === 'method' && isCopyConstructor(each));
  if (
    base &&
    written?.accessibility === 'private' &&
    !methods.some(({ method }) => isCopyConstructor(method))
  )
    binder.error('CS8867', identifier, [displayType(base)]);
  const hash = base?.flags.isRecord ? base.members('GetHashCode')[0] : undefined;
  if (hash?.kind === 'method' && hash.flags.isAbstract && type.members('GetHashCode').length === 0)
    binder.error('CS9391', identifier, [`${displayType(type)}.GetHashCode()`, displayMember(hash)]);
  const constructor = methods.find(({ isPrimary }) => isPrimary);
  const primary = constructor?.method.parameters;
  if (constructor) checkPositions(source, constructor);
  if (type.kind === 'class' && primary?.length === 1 && primary[0]!.type === type)
    binder.error('CS8910', identifier);
}

/** The parameters of a record are members of it as well. */
function checkPositions(source: SourceType, { method, parameterList }: SourceMethod): void {
  const { type, binder } = source;
  const names = new Set<string>();
  for (const { identifier, modifiers } of parameterList?.parameters ?? []) {
    const { text } = identifier;
    checkReference(binder, modifiers);
    if (identifier.missing) continue;
    if (names.has(text)) binder.error('CS0102', identifier, [displayType(type), text]);
    names.add(text);
    if (text === type.name) binder.error('CS0542', identifier, [text]);
    if (text === 'Clone') binder.error('CS8859', identifier);
    const clash = type.members(text).find((member) => member.kind === 'method');
    const place = clash && source.places.get(clash);
    const inherited = inheritedMethod(type, text);
    if (place) binder.error('CS0102', place, [displayType(type), text]);
    else if (inherited)
      binder.error('CS8866', identifier, [
        `${displayType(inherited.containingType!, { isQualified: true })}.${text}`,
        displayType(method.parameters.find(({ name }) => name === text)!.type),
        text,
      ]);
  }
  const deconstruct = source.methods.find(
    ({ method: other }) =>
      other.name === 'Deconstruct' &&
      other.parameters.length > 0 &&
      other.parameters.length === method.parameters.length &&
      other.parameters.every(
        ({ refKind, type: given }, index) =>
          refKind === 'out' && sameType(given, method.parameters[index]!.type),
      ),
  );
  if (!deconstruct) return;
  const { nameSpan, method: own } = deconstruct;
  const display = displayMember(own);
  if (own.accessibility !== 'public') binder.error('CS8873', nameSpan, [display]);
  if (!isVoid(own.returnType)) binder.error('CS8874', nameSpan, [display, 'void']);
  if (own.isStatic) binder.error('CS8877', nameSpan, [display]);
}

function checkRecordMethod(source: SourceType, declared: SourceMethod): void {
  const { type, binder } = source;
  const { method, nameSpan } = declared;
  const { name, parameters, flags } = method;
  const [only] = parameters;
  if (method.explicitInterface || parameters.length > 1 || method.typeParameters.length > 0) return;
  if (!only) {
    if (!flags.isOverride && (name === 'ToString' || name === 'GetHashCode'))
      binder.error('CS8869', nameSpan, [displayMember(method)]);
    if (name === 'GetHashCode' && flags.isSealed && type.kind === 'class' && !type.flags.isSealed)
      binder.error('CS8870', nameSpan, [displayMember(method)]);
  } else if (name === 'Equals' && only.type.special === 'object')
    binder.error('CS0111', nameSpan, [name, displayType(type)]);
  else if (name === 'Equals' && sameType(only.type, type)) checkEquals(source, method, nameSpan);
  else if (name === 'PrintMembers' && displayType(only.type) === 'StringBuilder')
    checkPrintMembers(source, method, nameSpan);
  else if (name === '.ctor' && type.kind === 'class' && sameType(only.type, type) && !declared.isPrimary)
    checkCopyConstructor(source, declared);
}

function checkEquals({ type, binder }: SourceType, method: MethodSymbol, span: TextSpan): void {
  const display = displayMember(method);
  if (method.accessibility !== 'public') binder.error('CS8873', span, [display]);
  checkReturn(binder, method.returnType, 'bool', display, span);
  if (type.kind === 'class') checkOpen({ type, binder }, method, span);
  else if (method.isStatic) binder.error('CS8877', span, [display]);
  const hasHash = type
    .members('GetHashCode')
    .some((member) => member.kind === 'method' && member.parameters.length === 0);
  if (!hasHash) binder.error('CS8851', span, [displayType(type)]);
}

function checkPrintMembers(source: SourceType, method: MethodSymbol, span: TextSpan): void {
  const { binder } = source;
  checkHidden(source, method, span);
  checkReturn(binder, method.returnType, 'bool', displayMember(method), span);
  checkInheritance(source, method, span, 'CS8871');
}

function checkContract(source: SourceType, property: PropertySymbol, span: TextSpan): void {
  const { binder } = source;
  checkHidden(source, property, span);
  checkReturn(binder, property.type, 'Type', displayMember(property), span);
  if (!property.getMethod) binder.error('CS8906', span, [displayMember(property)]);
  checkInheritance(source, property, span, 'CS8876');
}

type RecordMember = MethodSymbol | PropertySymbol;

/** What only records know of each other is protected, or private where nothing is derived. */
function checkHidden({ type, binder }: SourceType, member: RecordMember, span: TextSpan): void {
  const isAlone = type.kind === 'struct' || (type.flags.isSealed === true && !type.baseType?.flags.isRecord);
  const wanted: Accessibility = isAlone ? 'private' : 'protected';
  if (member.accessibility !== wanted)
    binder.error(isAlone ? 'CS8879' : 'CS8875', span, [displayMember(member)]);
}

function checkReturn(
  binder: SourceType['binder'],
  found: Type,
  wanted: 'bool' | 'Type',
  display: string,
  span: TextSpan,
): void {
  if (!isErroneous(found) && displayType(found) !== wanted) binder.error('CS8874', span, [display, wanted]);
}

/** The first record of a line declares the member, the others override it. */
function checkInheritance(
  { type, binder }: SourceType,
  member: RecordMember,
  span: TextSpan,
  code: 'CS8871' | 'CS8876',
): void {
  if (type.kind !== 'class') return;
  const base = type.baseType?.flags.isRecord ? type.baseType : undefined;
  if (!base) checkOpen({ type, binder }, member, span);
  else if (!member.flags.isOverride) binder.error(code, span, [displayMember(member), displayType(base)]);
}

function checkOpen(
  { type, binder }: Pick<SourceType, 'type' | 'binder'>,
  member: RecordMember,
  span: TextSpan,
): void {
  const { isVirtual, isOverride, isAbstract } = member.flags;
  if (!type.flags.isSealed && !isVirtual && !isOverride && !isAbstract)
    binder.error('CS8872', span, [displayMember(member)]);
  else if (member.isStatic) binder.error('CS8877', span, [displayMember(member)]);
}

function checkCopyConstructor(
  { type, binder }: SourceType,
  { method, nameSpan, initializer }: SourceMethod,
): void {
  if (!type.flags.isSealed && method.accessibility !== 'public' && method.accessibility !== 'protected')
    binder.error('CS8878', nameSpan, [displayMember(method)]);
  if (initializer?.keyword === 'this') binder.error('CS8868', initializer.keywordToken);
}
