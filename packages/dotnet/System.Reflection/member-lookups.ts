// The members of `System.Type` that give members.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  constructorWith,
  eventNamed,
  fieldNamed,
  methodNamed,
  methodWith,
  nestedTypeNamed,
  propertyNamed,
} from './find-members.ts';
import {
  constructorsOf,
  defaultFlags,
  eventsOf,
  fieldsOf,
  isNamed,
  methodsOf,
  nestedTypesOf,
  propertiesOf,
} from './type-members.ts';
import { memberKinds } from './member-enums.ts';
import type { MemberInfo } from './member-info.ts';
import { InvalidFilterCriteriaException } from './target-exceptions.ts';
import { simpleName } from './type-facts.ts';

const flagged = 'System.Reflection.BindingFlags bindingAttr';

/** All of a kind: `GetX()` and `GetX(BindingFlags)`. */
function listing(
  kind: string,
  element: string,
  find: (type: Type, flags?: number) => readonly object[],
): Record<string, Implementation> {
  const list = (self: Type, flags?: number): object[] => toArray([...find(self, flags)], coreType(element));
  const shown = element === 'System.Type' ? 'Type' : element;
  return {
    [`${shown}[] Get${kind}()`]: (self: Type) => list(self),
    [`${shown}[] Get${kind}(${flagged})`]: list,
  };
}
/** One by name: `GetX(string)` and `GetX(string, BindingFlags)`. */
function lookup(
  kind: string,
  result: string,
  find: (type: Type, name: string | null, flags?: number) => object | null,
): Record<string, Implementation> {
  return {
    [`${result}? Get${kind}(string name)`]: (self: Type, name: string | null) => find(self, name),
    [`${result}? Get${kind}(string name, ${flagged})`]: find,
  };
}

function membersOf(type: Type, flags: number = defaultFlags): object[] {
  return [
    ...methodsOf(type, flags),
    ...constructorsOf(type, flags),
    ...propertiesOf(type, flags),
    ...eventsOf(type, flags),
    ...fieldsOf(type, flags),
    ...nestedTypesOf(type, flags),
  ];
}
type Filter = (member: object, criteria: unknown) => boolean;
/** `FindMembers`: of the given kinds. */
function membersThat(
  type: Type,
  kinds: number,
  flags: number,
  filter: Filter | null,
  criteria: unknown,
): object[] {
  const all: readonly (readonly [kind: number, find: (type: Type, flags: number) => readonly object[]])[] = [
    [memberKinds.Method, methodsOf],
    [memberKinds.Constructor, constructorsOf],
    [memberKinds.Field, fieldsOf],
    [memberKinds.Property, propertiesOf],
    [memberKinds.Event, eventsOf],
    [memberKinds.NestedType, nestedTypesOf],
  ];
  const found = all.flatMap(([kind, find]) => ((kinds & kind) === 0 ? [] : find(type, flags)));
  return toArray(
    found.filter((member) => filter === null || filter(member, criteria)),
    coreType('System.Reflection.MemberInfo'),
  );
}
type Named = MemberInfo | NamedType;
/** What `FilterName` asks: `Get*` for names that begin so. @throws {InvalidFilterCriteriaException} */
function hasName(member: Named, wanted: unknown, ignoresCase: boolean): boolean {
  if (typeof wanted !== 'string')
    throw new InvalidFilterCriteriaException('A String must be provided for the filter criteria.');
  const fold = (text: string): string => (ignoresCase ? text.toUpperCase() : text);
  const name = fold(member instanceof NamedTypeSymbol ? simpleName(member) : member.name);
  const pattern = fold(wanted.trim());
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
const byName = (member: Named, wanted: unknown): boolean => hasName(member, wanted, false);
const byNameIgnoringCase = (member: Named, wanted: unknown): boolean => hasName(member, wanted, true);
function membersNamed(type: Type, name: string, flags: number = defaultFlags): object[] {
  return toArray(
    [
      ...[
        ...methodsOf(type, flags),
        ...constructorsOf(type, flags),
        ...propertiesOf(type, flags),
        ...eventsOf(type, flags),
        ...fieldsOf(type, flags),
      ].filter((member) => isNamed(member, name, flags)),
      ...nestedTypesOf(type, flags).filter((nested) => simpleName(nested) === name),
    ],
    coreType('System.Reflection.MemberInfo'),
  );
}

const constructorInfo = 'System.Reflection.ConstructorInfo';
const methodInfo = 'System.Reflection.MethodInfo';
const propertyInfo = 'System.Reflection.PropertyInfo';
/** Members of `System.Type`. */
export const memberLookups: Readonly<Record<string, Implementation>> = {
  [`${constructorInfo}? GetConstructor(Type[] types)`]: (self: Type, types: readonly Type[] | null) =>
    constructorWith(self, types),
  [`${constructorInfo}? GetConstructor(${flagged}, Type[] types)`]: (
    self: Type,
    flags: number,
    types: readonly Type[] | null,
  ) => constructorWith(self, types, flags),
  ...listing('Constructors', constructorInfo, constructorsOf),
  ...lookup('Event', 'System.Reflection.EventInfo', eventNamed),
  ...listing('Events', 'System.Reflection.EventInfo', eventsOf),
  ...lookup('Field', 'System.Reflection.FieldInfo', fieldNamed),
  ...listing('Fields', 'System.Reflection.FieldInfo', fieldsOf),
  'System.Reflection.MemberInfo[] GetMember(string name)': (self: Type, name: string) =>
    membersNamed(self, name),
  [`System.Reflection.MemberInfo[] GetMember(string name, ${flagged})`]: membersNamed,
  ...listing('Members', 'System.Reflection.MemberInfo', membersOf),
  [`System.Reflection.MemberInfo[] FindMembers(System.Reflection.MemberTypes memberType, ${flagged}, System.Reflection.MemberFilter? filter, object? filterCriteria)`]:
    membersThat,
  'static System.Reflection.MemberFilter FilterName { get; }': () => byName,
  'static System.Reflection.MemberFilter FilterNameIgnoreCase { get; }': () => byNameIgnoringCase,
  ...lookup('Method', methodInfo, methodNamed),
  [`${methodInfo}? GetMethod(string name, Type[] types)`]: (
    self: Type,
    name: string | null,
    types: readonly Type[] | null,
  ) => methodWith(self, name, types),
  [`${methodInfo}? GetMethod(string name, ${flagged}, Type[] types)`]: (
    self: Type,
    name: string | null,
    flags: number,
    types: readonly Type[] | null,
  ) => methodWith(self, name, types, flags),
  ...listing('Methods', methodInfo, methodsOf),
  ...lookup('NestedType', 'Type', nestedTypeNamed),
  ...listing('NestedTypes', 'System.Type', nestedTypesOf),
  ...lookup('Property', propertyInfo, (self, name, flags) => propertyNamed(self, name, flags)),
  [`${propertyInfo}? GetProperty(string name, Type? returnType)`]: (
    self: Type,
    name: string | null,
    returnType: Type | null,
  ) => propertyNamed(self, name, defaultFlags, returnType),
  ...listing('Properties', propertyInfo, propertiesOf),
};
