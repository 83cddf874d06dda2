// Attributes as objects: of members, types and parameters, their own and inherited ones.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type {
  NamedType,
  AttributeArgument,
  AttributeData,
  Type,
} from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import {
  attributesOfMember,
  attributesOfParameter,
  attributesOfType,
} from '@mockwright/language/runtime/inherited-attributes';
import { createInstance, setMember } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';
import { AmbiguousMatchException } from './ambiguous-match-exception.ts';
import { MemberInfo, MethodBase, ParameterInfo } from './member-info.ts';

/** What has attributes. */
type Attributed = MemberInfo | ParameterInfo | Type;

function constantOf(value: AttributeArgument): unknown {
  if (!Array.isArray(value)) return value;
  const { $element = coreType('System.Object') } = value as Partial<NetArray>;
  return toArray([...(value as unknown[])], $element);
}

/** The attribute as an object: its constructor called, its named properties and fields set. */
function createAttribute(data: AttributeData): unknown {
  const values = data.arguments.map(constantOf);
  const attribute = createInstance(data.type, values, data.constructorMethod);
  for (const [name, value] of data.named) {
    for (let type: NamedType | null = data.type; type; type = type.baseType) {
      const member = type
        .members(name)
        .find((candidate) => candidate.kind === 'property' || candidate.kind === 'field');
      if (!member) continue;
      setMember(attribute, member, constantOf(value));
      break;
    }
  }
  return attribute;
}

function ownData(element: Attributed): readonly AttributeData[] {
  if (element instanceof ParameterInfo) return element.symbol.attributes ?? [];
  // Those of type parameters are not kept, and arrays have none.
  return element instanceof MemberInfo || element instanceof NamedTypeSymbol ? element.attributes : [];
}

function inheritedData(element: Attributed): readonly AttributeData[] {
  if (element instanceof MemberInfo) return attributesOfMember(element.symbol);
  if (element instanceof NamedTypeSymbol) return attributesOfType(element);
  if (!(element instanceof ParameterInfo)) return [];
  const { member, position, symbol } = element;
  return member instanceof MethodBase && position >= 0
    ? attributesOfParameter(member.symbol, position)
    : (symbol.attributes ?? []);
}

/** The static members of `System.Attribute` inherit for all kinds of elements. */
const dataOf = (element: Attributed, inherit: boolean): readonly AttributeData[] =>
  inherit ? inheritedData(element) : ownData(element);

/** `MemberInfo.GetCustomAttributes` inherits for types and methods only. */
const instanceDataOf = (element: Attributed, inherit: boolean): readonly AttributeData[] =>
  dataOf(element, inherit && (element instanceof MethodBase || !isMemberOrParameter(element)));

const isMemberOrParameter = (element: Attributed): boolean =>
  element instanceof MemberInfo || element instanceof ParameterInfo;

const ofType = (data: readonly AttributeData[], type: Type): readonly AttributeData[] =>
  data.filter((each) => isAssignable(each.type, type));

const made = (data: readonly AttributeData[], element: Type): unknown =>
  toArray(data.map(createAttribute), element);

/** @throws {ArgumentNullException | ArgumentException} as the static methods and the extension methods do */
function checked(element: Attributed | null, type: Type | null): Type {
  notNull(element, 'element');
  const attributeType = notNull(type, 'attributeType');
  if (!isAssignable(attributeType, coreType('System.Attribute')))
    throw new ArgumentException(
      'Type passed in must be derived from System.Attribute or System.Attribute itself.',
    );
  return attributeType;
}

/** `GetCustomAttribute`: the only one. @throws {AmbiguousMatchException} for several */
function single(element: Attributed | null, type: Type | null, inherit: boolean = true): unknown {
  const attributeType = checked(element, type);
  const [found, another] = ofType(dataOf(element!, inherit), attributeType);
  if (another)
    throw new AmbiguousMatchException(
      `Multiple custom attributes of the same type '${typeName(found!.type)}' found.`,
    );
  return found ? createAttribute(found) : null;
}

function every(element: Attributed | null, inherit: boolean = true): unknown {
  return made(dataOf(notNull(element, 'element'), inherit), coreType('System.Attribute'));
}

function everyOfType(element: Attributed | null, type: Type | null, inherit: boolean = true): unknown {
  const attributeType = checked(element, type);
  return made(ofType(dataOf(element!, inherit), attributeType), attributeType);
}

function isDefined(element: Attributed | null, type: Type | null, inherit: boolean = true): boolean {
  const attributeType = checked(element, type);
  return ofType(dataOf(element!, inherit), attributeType).length > 0;
}

const elements = ['System.Reflection.MemberInfo', 'System.Reflection.ParameterInfo'];

/** The static members of `System.Attribute`. */
export const attributeStatics: Readonly<Record<string, Implementation>> = Object.fromEntries(
  elements.flatMap((element) => [
    [`static Attribute? GetCustomAttribute(${element} element, Type attributeType)`, single],
    [`static Attribute? GetCustomAttribute(${element} element, Type attributeType, bool inherit)`, single],
    [`static Attribute[] GetCustomAttributes(${element} element)`, every],
    [`static Attribute[] GetCustomAttributes(${element} element, bool inherit)`, every],
    [`static Attribute[] GetCustomAttributes(${element} element, Type attributeType)`, everyOfType],
    [
      `static Attribute[] GetCustomAttributes(${element} element, Type attributeType, bool inherit)`,
      everyOfType,
    ],
    [`static bool IsDefined(${element} element, Type attributeType)`, isDefined],
    [`static bool IsDefined(${element} element, Type attributeType, bool inherit)`, isDefined],
  ]),
);

/** What `MemberInfo` and `ParameterInfo` have of attributes. */
export const attributeMembers: Readonly<Record<string, Implementation>> = {
  'bool IsDefined(Type attributeType, bool inherit)': (
    self: Attributed,
    type: Type | null,
    inherit: boolean,
  ) => ofType(instanceDataOf(self, inherit), notNull(type, 'attributeType')).length > 0,
  'object[] GetCustomAttributes(bool inherit)': (self: Attributed, inherit: boolean) =>
    made(instanceDataOf(self, inherit), specialType('object')),
  'object[] GetCustomAttributes(Type attributeType, bool inherit)': (
    self: Attributed,
    type: Type | null,
    inherit: boolean,
  ) => {
    const attributeType = notNull(type, 'attributeType');
    // Arrays of value types are no arrays of objects.
    const element = isReference(attributeType) ? attributeType : specialType('object');
    return made(ofType(instanceDataOf(self, inherit), attributeType), element);
  },
};

/** `System.Reflection.CustomAttributeExtensions`. */
export const customAttributeExtensionsType: TypeDeclaration = declareType(
  'public static class System.Reflection.CustomAttributeExtensions',
  () => Object.fromEntries(elements.flatMap(extensionsFor)),
);

function extensionsFor(
  element: string,
): readonly (readonly [signature: string, implementation: Implementation])[] {
  const self = `this ${element} element`;
  return [
    [`static Attribute? GetCustomAttribute(${self}, Type attributeType)`, single],
    [`static Attribute? GetCustomAttribute(${self}, Type attributeType, bool inherit)`, single],
    [
      `static T? GetCustomAttribute<T>(${self}) where T : Attribute`,
      (target: Attributed, T: Type) => single(target, T),
    ],
    [
      `static T? GetCustomAttribute<T>(${self}, bool inherit) where T : Attribute`,
      (target: Attributed, inherit: boolean, T: Type) => single(target, T, inherit),
    ],
    [`static IEnumerable<Attribute> GetCustomAttributes(${self})`, every],
    [`static IEnumerable<Attribute> GetCustomAttributes(${self}, bool inherit)`, every],
    [`static IEnumerable<Attribute> GetCustomAttributes(${self}, Type attributeType)`, everyOfType],
    [
      `static IEnumerable<Attribute> GetCustomAttributes(${self}, Type attributeType, bool inherit)`,
      everyOfType,
    ],
    [
      `static IEnumerable<T> GetCustomAttributes<T>(${self}) where T : Attribute`,
      (target: Attributed, T: Type) => everyOfType(target, T),
    ],
    [
      `static IEnumerable<T> GetCustomAttributes<T>(${self}, bool inherit) where T : Attribute`,
      (target: Attributed, inherit: boolean, T: Type) => everyOfType(target, T, inherit),
    ],
    [`static bool IsDefined(${self}, Type attributeType)`, isDefined],
    [`static bool IsDefined(${self}, Type attributeType, bool inherit)`, isDefined],
  ];
}

/** The attributes of a member as the serializer's `IAttributeProvider` gives them: of that type, or of any. */
export function attributeObjects(element: Attributed, type: Type | null, inherit: boolean): unknown {
  return type === null ? every(element, inherit) : everyOfType(element, type, inherit);
}
