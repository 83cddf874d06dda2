// Checks of a declared type as a whole: operators in pairs, equality, structs, parameters that nobody reads.
import { countStep } from '@mockwright/language/text/work-limit';
import type {
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
  TypeParameter,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { nullableUnderlying } from '../../../symbols/type-extensions.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import type { BoundExpression, BoundField, BoundMethod } from '../../bound-tree/bound-nodes.ts';
import type { IndexerDeclarationSyntax, PropertyDeclarationSyntax } from '../../../syntax/nodes.ts';
import { checkInlineArray } from './inline-array-checks.ts';
import { checkMembers } from './member-checks.ts';
import { checkRecord } from './record-checks.ts';
import { checkVisibility } from './signature-visibility.ts';
import type { SourceType } from '../source-type.ts';

/** Operators that are declared together, in the order in which they are told of, with the text of the partner. */
const partners: readonly (readonly [string, string, string])[] = [
  ['op_True', 'op_False', 'false'],
  ['op_False', 'op_True', 'true'],
  ['op_Equality', 'op_Inequality', '!='],
  ['op_Inequality', 'op_Equality', '=='],
  ['op_LessThan', 'op_GreaterThan', '>'],
  ['op_GreaterThan', 'op_LessThan', '<'],
  ['op_LessThanOrEqual', 'op_GreaterThanOrEqual', '>='],
  ['op_GreaterThanOrEqual', 'op_LessThanOrEqual', '<='],
];

/** Run after the members of the type are bound. */
export function checkType(
  source: SourceType,
  fields: readonly BoundField[],
  methods: readonly BoundMethod[],
): void {
  checkVisibility(source);
  checkVariance(source);
  checkMembers(source);
  checkOperators(source);
  checkEquality(source);
  checkStruct(source);
  checkInlineArray(source);
  checkRecord(source);
  checkPrimaryParameters(source, fields, methods);
}

function checkOperators({ type, methods, binder }: SourceType): void {
  const operators = methods.filter(
    ({ method: { name, explicitInterface } }) => name.startsWith('op_') && !explicitInterface,
  );
  for (const [name, partner, text] of partners)
    for (const { method, nameSpan } of operators)
      if (method.name === name && !hasPartner(type, method, partner))
        binder.error('CS0216', nameSpan, [displayMember(method), text]);
  for (const { method, nameSpan } of operators)
    if (
      method.name.startsWith('op_Checked') &&
      !hasPartner(type, method, method.name.replace('op_Checked', 'op_'))
    )
      binder.error('CS9025', nameSpan, [displayMember(method)]);
}

/** Whether the type has an operator of that name that takes and gives the same. */
const hasPartner = (type: NamedType, method: MethodSymbol, name: string): boolean =>
  type
    .members(name)
    .some(
      (member) =>
        member.kind === 'method' &&
        !member.explicitInterface &&
        sameType(member.returnType, method.returnType) &&
        member.parameters.length === method.parameters.length &&
        member.parameters.every((parameter, index) =>
          sameType(parameter.type, method.parameters[index]!.type),
        ),
    );

function checkEquality(source: SourceType): void {
  const { type, binder } = source;
  if (type.flags.isRecord || (type.kind !== 'class' && type.kind !== 'struct')) return;
  const overrides = (name: string): boolean =>
    type.members(name).some((member) => member.kind === 'method' && member.flags.isOverride === true);
  const display = displayType(type);
  const hasEquals = overrides('Equals');
  const hasHash = overrides('GetHashCode');
  const hasOperator = type.members('op_Equality').length > 0 || type.members('op_Inequality').length > 0;
  if (hasEquals && !hasHash) binder.error('CS0659', source.identifier, [display]);
  if (hasOperator && !hasEquals) binder.error('CS0660', source.identifier, [display]);
  if (hasOperator && !hasHash) binder.error('CS0661', source.identifier, [display]);
}

function checkStruct(source: SourceType): void {
  const { type, binder } = source;
  if (type.kind !== 'struct') return;
  const parts = new Set(
    source.fields
      .filter(({ field }) => !field.isStatic)
      .map(({ start }) => source.declarations.findIndex((part) => part.start <= start && start < part.end)),
  );
  if (parts.size > 1) binder.error('CS0282', source.identifier, [displayType(type)]);
  for (const { field, nameSpan } of source.fields)
    if (!field.isStatic && containsStruct(nullableUnderlying(field.type) ?? field.type, type))
      binder.error('CS0523', nameSpan, [displayMember(field), displayType(field.type)]);
  const hasConstructor = type.members('.ctor').length > 0;
  if (!hasConstructor && source.fields.some(({ field, initializer }) => initializer && !field.isStatic))
    binder.ofCreation.error('CS8983', source.identifier);
  const placeOf = new Map(source.fields.map((place) => [place.field, place]));
  for (const { property, field } of source.autoProperties) {
    const place = placeOf.get(field);
    if (
      type.flags.isReadOnly &&
      !property.isStatic &&
      property.setMethod &&
      !property.setMethod.flags.isInitOnly &&
      place
    )
      binder.error('CS8341', place.nameSpan);
  }
  for (const { method, nameSpan } of source.methods) {
    if (
      method.methodKind === 'constructor' &&
      method.parameters.length === 0 &&
      method.accessibility !== 'public'
    )
      binder.error('CS8958', nameSpan);
  }
}

/** `out T` only comes out of an interface, `in T` only goes in (CS1961). */
function checkVariance(source: SourceType): void {
  const { type, binder } = source;
  if (
    (type.kind !== 'interface' && type.kind !== 'delegate') ||
    type.typeParameters.every(({ variance }) => variance === 'none')
  )
    return;
  for (const name of type.memberNames()) {
    for (const member of type.members(name)) {
      const method =
        member.kind === 'method'
          ? member
          : member.kind === 'property'
            ? (member.getMethod ?? member.setMethod)
            : undefined;
      if (!method || (method.isStatic && !method.flags.isAbstract && !method.flags.isVirtual)) continue;
      if (member.kind === 'property') {
        checkPropertyVariance(source, member);
        for (const { type: each } of member.parameters) reportVariance(source, member, each, 'in');
        continue;
      }
      const check = (each: Type, place: VariancePlace, parameter?: number): void => {
        const wrong = wrongVariance(each, place);
        if (wrong)
          binder.error('CS1961', variancePlace(source, member, parameter), [
            displayMember(member),
            ...varianceText(wrong),
          ]);
      };
      check(method.returnType, method.refKind === 'none' ? 'out' : 'both');
      for (const [index, { type: each, refKind }] of method.parameters.entries())
        check(each, refKind === 'none' ? 'in' : 'both', index);
    }
  }
}

/** What can be read and written must be just that type. */
function checkPropertyVariance(source: SourceType, property: PropertySymbol): void {
  const { getMethod, setMethod, type } = property;
  reportVariance(source, property, type, !getMethod ? 'in' : setMethod ? 'both' : 'out');
}

function reportVariance(
  source: SourceType,
  property: PropertySymbol,
  type: Type,
  place: VariancePlace,
): void {
  const wrong = wrongVariance(type, place);
  if (!wrong) return;
  const written = source.declarations
    .flatMap((declaration) => (declaration.kind === 'TypeDeclaration' ? declaration.members : []))
    .find(
      (each): each is PropertyDeclarationSyntax | IndexerDeclarationSyntax =>
        (each.kind === 'PropertyDeclaration' && each.identifier === source.places.get(property)) ||
        (each.kind === 'IndexerDeclaration' && each.thisKeyword === source.places.get(property)),
    );
  source.binder.error('CS1961', written?.type ?? source.identifier, [
    displayMember(property),
    ...varianceText(wrong),
  ]);
}

/** The type of a parameter, or the result, as it is written. */
function variancePlace(source: SourceType, member: Member, parameter: number | undefined): TextSpan {
  for (const declaration of source.declarations) {
    if (declaration.kind === 'EnumDeclaration') continue;
    const written =
      declaration.kind === 'DelegateDeclaration'
        ? [declaration]
        : declaration.members.filter(
            (each) => each.kind === 'MethodDeclaration' && each.identifier === source.places.get(member),
          );
    for (const each of written) {
      if (each.kind !== 'MethodDeclaration' && each.kind !== 'DelegateDeclaration') continue;
      if (parameter === undefined) return each.returnType;
      return each.parameterList.parameters[parameter]?.type ?? source.identifier;
    }
  }
  return source.places.get(member) ?? source.identifier;
}

/** Where a type is given, taken, or both. */
type VariancePlace = 'out' | 'in' | 'both';

const otherPlace = { out: 'in', in: 'out', both: 'both' } as const;

/** A type parameter that stands where its variance does not allow it, and what place that is. */
interface WrongVariance {
  readonly parameter: TypeParameter;
  readonly place: VariancePlace;
}

function wrongVariance(type: Type, place: VariancePlace): WrongVariance | undefined {
  if (type.kind === 'typeParameter') {
    const isWrong = type.variance !== 'none' && type.variance !== place && type.owner === 'type';
    return isWrong ? { parameter: type, place } : undefined;
  }
  if (type.kind === 'array') return wrongVariance(type.element, place);
  if (!('typeArguments' in type)) return undefined;
  for (const [index, argument] of type.typeArguments.entries()) {
    const variance = type.definition.typeParameters[index]?.variance ?? 'none';
    const wrong = wrongVariance(
      argument,
      variance === 'none' ? 'both' : variance === 'out' ? place : otherPlace[place],
    );
    if (wrong) return wrong;
  }
  return undefined;
}

/** Name, variance and place, as the message has them. */
const varianceText = ({ parameter: { name, variance }, place }: WrongVariance): readonly string[] => [
  name,
  variance === 'out' ? 'covariant' : 'contravariant',
  place === 'both' ? 'invariantly' : place === 'out' ? 'covariantly' : 'contravariantly',
];

/** Whether a value of the type holds one of the struct, itself or in its fields. */
function containsStruct(type: Type, struct: NamedType, met: Set<NamedType> = new Set()): boolean {
  if (type.kind !== 'struct' || met.has(type.definition)) return false;
  if (type.definition === struct) return true;
  countStep();
  met.add(type.definition);
  return (
    type.namespace === '' &&
    type
      .memberNames()
      .flatMap((name) => type.members(name))
      .some(
        (member) => member.kind === 'field' && !member.isStatic && containsStruct(member.type, struct, met),
      )
  );
}

/** A parameter of a primary constructor should become something: a property, a field, an argument. */
function checkPrimaryParameters(
  source: SourceType,
  fields: readonly BoundField[],
  methods: readonly BoundMethod[],
): void {
  const { type, binder } = source;
  const captured = new Set(
    binder.compilation.primaryParameters
      .of(type)
      .filter(({ field }) => field !== undefined)
      .map(({ local }) => local),
  );
  const checkUse = (code: 'CS9107' | 'CS9124', value: BoundExpression | undefined): void => {
    if (value?.kind === 'Local' && captured.has(value.local))
      binder.error(code, value.span, [`${displayType(value.local.type)} ${value.local.name}`]);
  };
  for (const { constructorInitializer } of methods)
    for (const { value, refKind } of constructorInitializer?.arguments ?? [])
      if (refKind === 'none') checkUse('CS9107', value);
  for (const { initializer } of fields) checkUse('CS9124', initializer);
  for (const { local, field } of binder.compilation.primaryParameters.of(type)) {
    if (
      field &&
      type.kind === 'struct' &&
      containsStruct(nullableUnderlying(field.type) ?? field.type, type)
    ) {
      const text = `${displayType(local.type)} ${local.name}`;
      binder.error('CS9121', local.declaration, [text, displayType(local.type)]);
    }
    if (field || local.isRead || source.fields.some(({ fromParameter }) => fromParameter === local.name))
      continue;
    const property = type
      .members(local.name)
      .find((member) => member.kind === 'property' || member.kind === 'field');
    const hasType =
      property && 'type' in property && sameType(property.type, local.type) && !property.isStatic;
    if (!type.flags.isRecord) binder.error('CS9113', local.declaration, [local.name]);
    else if (property && !hasType)
      binder.error('CS8866', local.declaration, [
        displayMember(property),
        displayType(local.type),
        local.name,
      ]);
    else if (property) binder.error('CS8907', local.declaration, [local.name]);
  }
}
