// How the serializer makes and fills collections and dictionaries.
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { callMethod, createInstance, getMember, setMember } from '@mockwright/language/runtime/members';
import { createMultiArray } from '@mockwright/language/runtime/multi-array';
import type { MultiArray } from '@mockwright/language/runtime/multi-array';
import type {
  ArrayType,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { CollectionMaker, DictionaryMaker } from '../contracts/collection-makers.ts';
import { hierarchy, implemented } from '../../../System.Reflection/data-members.ts';
import { collectionConstructors } from './collection-constructors.ts';

const immutableNamespace = 'System.Collections.Immutable';
/** A type of `System.Collections.Generic`. */
export const generic = (name: string, ...types: readonly Type[]): NamedType =>
  coreType(`System.Collections.Generic.${name}`, types.length).construct(types);

/** Whether it is a type of the library with one of the names: a template's may be called the same. */
function isOfLibrary({ name, namespace }: NamedType, ...names: readonly string[]): boolean {
  return namespace !== '' && names.includes(name);
}

/** The library's types first: what a class of a template hides, it does not override. */
function libraryFirst(type: NamedType): readonly NamedType[] {
  const types = hierarchy(type);
  if (type.namespace !== '') return types;
  return [
    ...types.filter(({ namespace }) => namespace !== ''),
    ...types.filter(({ namespace }) => namespace === ''),
  ];
}
function publicMethod(type: NamedType, name: string, parameters: number): MethodSymbol | undefined {
  for (const current of libraryFirst(type)) {
    for (const member of current.members(name)) {
      if (
        member.kind === 'method' &&
        !member.isStatic &&
        member.parameters.length === parameters &&
        member.accessibility === 'public'
      )
        return member;
    }
  }
  return undefined;
}
function indexer(type: NamedType): PropertySymbol | undefined {
  for (const current of libraryFirst(type)) {
    const found = current
      .members('this[]')
      .find((member) => member.kind === 'property' && member.setMethod !== undefined);
    if (found) return found as PropertySymbol;
  }
  return undefined;
}
/** A `List<T>` of items in natural form. */
export function listOf(items: readonly unknown[], item: Type): unknown {
  const type = generic('List', item);
  const list = createInstance(type);
  const add = publicMethod(type, 'Add', 1)!;
  for (const element of items) callMethod(list, add, [element]);
  return list;
}

/** The maker for an array type. */
export function arrayMaker(type: ArrayType): CollectionMaker {
  const finish =
    type.rank === 1
      ? (items: unknown[]) => toArray(items, type.element)
      : (items: unknown[]) => multiArray(type, items);
  return { create: undefined, add: () => {}, finish, canPopulate: false };
}
function multiArray(type: ArrayType, items: readonly unknown[]): MultiArray {
  const lengths: number[] = [];
  let level: unknown = items;
  for (let i = 0; i < type.rank; i++) {
    lengths.push((level as readonly unknown[] | undefined)?.length ?? 0);
    level = (level as readonly unknown[] | undefined)?.[0];
  }
  if (!isCubical(items, lengths, 0))
    throw new Exception('Cannot deserialize non-cubical array as multidimensional array.');
  const array = createMultiArray(type.element, lengths);
  const flat = items.flat(type.rank - 1);
  flat.forEach((value, index) => {
    array.items[index] = value;
  });
  return array;
}

function isCubical(items: readonly unknown[], lengths: readonly number[], level: number): boolean {
  return (
    items.length === lengths[level] &&
    (level === lengths.length - 1 ||
      items.every((item) => Array.isArray(item) && isCubical(item, lengths, level + 1)))
  );
}

/** Immutable collections are made by `CreateRange` of the class without type parameters that goes with them. */
function immutableMaker(type: NamedType): ImmutableMaker | undefined {
  if (type.namespace !== immutableNamespace || type.containingType) return undefined;
  const plural = /^IImmutable(List|Queue|Stack)$/.exec(type.name);
  const name = plural
    ? `Immutable${plural[1]}`
    : type.name === 'IImmutableSet'
      ? 'ImmutableHashSet'
      : type.name.replace(/^II/, 'I');
  const create = coreType(`${immutableNamespace}.${name}`)
    .members('CreateRange')
    .find((member) => member.kind === 'method' && member.parameters.length === 1);
  if (create?.kind !== 'method' || !create.implementation) return undefined;
  const { implementation } = create;
  const { typeArguments } = type;
  return {
    createdType: coreType(`${immutableNamespace}.${name}`, typeArguments.length).construct(typeArguments),
    finish: (items) => implementation(items, ...typeArguments),
  };
}
interface ImmutableMaker {
  readonly createdType: NamedType;
  finish(items: unknown): unknown;
}

/** The maker for a collection type; undefined when the serializer can only write it. */
export function collectionMaker(type: NamedType, item: Type | null): CollectionMaker | undefined {
  if (item === null) return untypedMaker(type);
  const immutable = immutableMaker(type);
  if (immutable)
    return {
      create: undefined,
      add: () => {},
      finish: (items) => immutable.finish(listOf(items, item)),
      createdType: immutable.createdType,
      canPopulate: false,
    };
  const target = concreteCollection(type, item);
  if (!isAssignable(target.type, type)) return undefined;
  if (target.finish)
    return {
      create: undefined,
      add: () => {},
      finish: target.finish,
      canPopulate: false,
      createdType: target.createdType,
    };
  const isCollection = implemented(target.type, 'ICollection', 1) !== undefined;
  const add = isCollection
    ? (publicMethod(target.type, 'Add', 1) ??
      publicMethod(target.type, 'AddLast', 1) ??
      publicMethod(generic('ICollection', item), 'Add', 1))
    : undefined;
  const constructors = collectionConstructors(target.type, generic('IList', item));
  const { ofAll } = constructors;
  const finish = ofAll && ((items: unknown[]): unknown => ofAll(listOf(items, item)));
  if (!add) return finish && { create: undefined, add: () => {}, finish, canPopulate: false };
  const isReadOnly = derivesFromReadOnly(target.type);
  return {
    create: isReadOnly ? undefined : constructors.create,
    hiddenCreate: isReadOnly ? undefined : constructors.hiddenCreate,
    add: (collection, value) => callMethod(collection, add, [value]),
    adder: target.type.namespace === '' && !isList(target.type) ? adderTo(item, add) : undefined,
    finish: constructors.create && !isReadOnly ? undefined : finish,
    canPopulate: !isReadOnly,
    createdType: target.type,
  };
}
/** What adds to a collection of a template class; undefined where it says that it is read-only. */
function adderTo(item: Type, add: MethodSymbol): NonNullable<CollectionMaker['adder']> {
  const [isReadOnly] = generic('ICollection', item).members('IsReadOnly') as readonly [PropertySymbol];
  return (made) =>
    getMember(made, isReadOnly) ? undefined : (collection, value) => callMethod(collection, add, [value]);
}
/** Whether a collection can only be made with all its elements in it: the library's own, and what derives from them. */
const derivesFromReadOnly = (type: NamedType): boolean =>
  (type.namespace !== '' && /^(Immutable|Frozen)/.test(type.name)) ||
  hierarchy(type).some(({ name, namespace }) => namespace !== '' && name.startsWith('ReadOnly'));

/** The class that stands for an interface; the interface itself where its collections are made of all items. */
interface ConcreteCollection {
  readonly type: NamedType;
  readonly createdType?: NamedType;
  readonly finish?: (items: unknown[]) => unknown;
}
function concreteCollection(type: NamedType, item: Type): ConcreteCollection {
  if (type.kind !== 'interface') return { type };
  if (implemented(type, 'ISet', 1)) return { type: generic('HashSet', item) };
  const list = generic('List', item);
  if (isOfLibrary(type, 'IReadOnlyList', 'IReadOnlyCollection')) {
    const readOnly = coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([item]);
    return {
      type,
      createdType: readOnly,
      finish: (items) => createInstance(readOnly, [listOf(items, item)]),
    };
  }
  return { type: list };
}
/** `IList`, `ArrayList` and other collections of `object`. */
function untypedMaker(type: NamedType): CollectionMaker | undefined {
  const object = coreType('System.Object');
  if (type.kind === 'interface') {
    const list = generic('List', object);
    const add = publicMethod(list, 'Add', 1)!;
    return isOfLibrary(type, 'IList')
      ? {
          create: () => createInstance(list),
          add: (collection, value) => callMethod(collection, add, [value]),
          finish: undefined,
          canPopulate: true,
          createdType: list,
        }
      : undefined;
  }
  const add = publicMethod(type, 'Add', 1);
  if (!isList(type)) return undefined;
  const { create, hiddenCreate } = collectionConstructors(type, coreType('System.Collections.IList'));
  return {
    create,
    hiddenCreate,
    add: (collection, value) => {
      if (add) callMethod(collection, add, [value]);
    },
    finish: undefined,
    canPopulate: true,
  };
}

function isList(type: NamedType): boolean {
  return implemented(type, 'IList', 0) !== undefined;
}

/** The maker for a dictionary type; undefined when the serializer can only write it. */
export function dictionaryMaker(type: NamedType, key: Type, value: Type): DictionaryMaker | undefined {
  const plain = generic('Dictionary', key, value);
  const immutable = immutableMaker(type);
  if (immutable) return { ...settable(plain), ...immutable };
  const isInterface = type.kind === 'interface';
  if (isOfLibrary(type, 'ReadOnlyDictionary', 'IReadOnlyDictionary')) {
    const readOnly = coreType('System.Collections.ObjectModel.ReadOnlyDictionary', 2).construct([key, value]);
    return {
      ...settable(plain),
      finish: (dictionary) => createInstance(readOnly, [dictionary]),
      createdType: readOnly,
    };
  }
  if (isInterface) return isAssignable(plain, type) ? settable(plain) : undefined;
  const constructors = collectionConstructors(type, generic('IDictionary', key, value));
  const { create, hiddenCreate, ofAll } = constructors;
  const canBeSet =
    implemented(type, 'IDictionary', 2) !== undefined || implemented(type, 'IDictionary', 0) !== undefined;
  if (!canBeSet || derivesFromReadOnly(type))
    return { ...settable(plain), finish: ofAll ?? null, createdType: type };
  if (create) return { ...settable(type), create };
  const maker = { ...settable(type), hiddenCreate, create: undefined };
  return ofAll ? { ...settable(plain), hiddenCreate, finish: ofAll, createdType: type } : maker;
}
/** How dictionaries of a type are made by its default constructor. */
export function settable(type: NamedType): DictionaryMaker {
  const isTyped = implemented(type, 'IDictionary', 2) !== undefined;
  const item =
    indexer(type) ??
    indexer(
      isTyped
        ? generic('IDictionary', coreType('System.String'), coreType('System.Object'))
        : coreType('System.Collections.IDictionary'),
    )!;
  return {
    create: () => createInstance(type),
    set: (dictionary, key, value) => setMember(dictionary, item, value, [key]),
    finish: undefined,
    createdType: type,
  };
}
