// The constructors by which the serializer makes collections of a type: without arguments, or of all elements at once.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { callMethod, createInstance } from '@mockwright/language/runtime/members';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JsonException } from '../../json-exception.ts';
import { attributeOf } from '../contracts/attributes.ts';
import { constructorsOf, isPublic } from '../../../System.Reflection/data-members.ts';

/** How collections of a type can be made; what is undefined its constructors do not allow. */
export interface CollectionConstructors {
  readonly create: (() => unknown) | undefined;
  /** By a default constructor that is not public, which `ConstructorHandling` may allow. */
  readonly hiddenCreate: (() => unknown) | undefined;
  /** Of a list or dictionary of all elements. */
  readonly ofAll: ((elements: unknown) => unknown) | undefined;
}

/** @param all the interface of what holds all elements: `IList<T>` or `IDictionary<K, V>` */
export function collectionConstructors(type: NamedType, all: NamedType): CollectionConstructors {
  const none = { create: undefined, hiddenCreate: undefined, ofAll: undefined };
  if (type.flags.isAbstract || type.kind === 'interface') return none;
  const constructors = constructorsOf(type);
  const plain = constructors.find(({ parameters }) => parameters.length === 0);
  const create = plain && (() => createInstance(type, [], plain));
  const isVisible = plain !== undefined && isPublic(plain);
  const parameterized = constructorOfAll(constructors, all);
  return {
    create: type.kind === 'struct' ? () => createInstance(type) : isVisible ? create : undefined,
    hiddenCreate: isVisible ? undefined : create,
    ofAll: parameterized && ((elements) => callMethod(undefined, parameterized, [elements])),
  };
}

/** The public constructor that takes an `IEnumerable<T>`, or the first one that takes what holds all elements. */
function constructorOfAll(constructors: readonly MethodSymbol[], all: NamedType): MethodSymbol | undefined {
  const taking = constructors.filter(
    (constructor) =>
      isPublic(constructor) &&
      constructor.parameters.length === 1 &&
      isAssignable(all, constructor.parameters[0]!.type),
  );
  const isSequence = ({ parameters: [only] }: MethodSymbol): boolean =>
    only!.type.kind === 'interface' &&
    only!.type.name === 'IEnumerable' &&
    only!.type.typeArguments.length > 0;
  return taking.find(isSequence) ?? taking[0];
}

/** The constructor with `[JsonConstructor]`, which goes before all others. */
export interface MarkedConstructor {
  /** Takes the boxed arguments, none or the elements. */
  readonly create: (args: unknown[]) => unknown;
  readonly takesElements: boolean;
}

/**
 * @param elements the interface that its parameter must implement: `IEnumerable<T>`
 * @throws {JsonException} for a constructor with other parameters
 */
export function markedConstructor(type: NamedType, elements: NamedType): MarkedConstructor | undefined {
  const marked = constructorsOf(type).find(({ attributes }) => attributeOf(attributes, 'JsonConstructor'));
  if (!marked) return undefined;
  const { parameters } = marked;
  const fits = parameters.length === 1 && isAssignable(parameters[0]!.type, elements);
  if (parameters.length > 0 && !fits)
    throw new JsonException(
      `Constructor for '${typeName(type)}' must have no parameters or a single parameter that implements '${typeName(elements)}'.`,
    );
  return { create: (args) => callMethod(undefined, marked, args), takesElements: fits };
}
