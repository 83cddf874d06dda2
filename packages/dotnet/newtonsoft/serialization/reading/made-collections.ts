// Collections that creators of template code make: of whatever type, and so filled through the interfaces of all collections.
import { toArray } from '@mockwright/language/runtime/box';
import { box, cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { callMethod, getMember, setMember } from '@mockwright/language/runtime/members';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeName } from '@mockwright/language/runtime/type-name';
import { toText } from '@mockwright/language/runtime/text';
import type { MethodSymbol, NamedType, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { ArrayContract, DictionaryContract } from '../contracts/contracts.ts';
import type { CollectionMaker, DictionaryMaker } from '../contracts/collection-makers.ts';
import { generic, listOf, settable } from './collection-makers.ts';

const listType = (): NamedType => coreType('System.Collections.IList');
const dictionaryType = (): NamedType => coreType('System.Collections.IDictionary');
const method = (type: NamedType, name: string): MethodSymbol => type.members(name)[0] as MethodSymbol;
const property = (type: NamedType, name: string): PropertySymbol => type.members(name)[0] as PropertySymbol;

/** How collections of a contract are made: a creator of template code goes before the type's own way. */
export function collectionMakerOf(contract: ArrayContract): CollectionMaker | undefined {
  const { overrideCreator, hasParameterizedCreator, collection, makeDefault } = contract;
  if (!overrideCreator && !(collection && makeDefault)) return collection;
  const object = specialType('object');
  if (overrideCreator && hasParameterizedCreator) {
    const finish = (items: unknown[]): unknown =>
      overrideCreator(toArray([listOf(items, contract.itemType ?? object)], object));
    return { create: undefined, add: () => {}, finish, canPopulate: false };
  }
  const make = overrideCreator ? () => overrideCreator(toArray([], object)) : makeDefault!;
  if (!overrideCreator && !collection!.canPopulate) return collection;
  const adder = (made: unknown): CollectionMaker['add'] | undefined => adderOf(made, contract);
  return { add: () => {}, canPopulate: true, ...collection, create: make, adder, finish: undefined };
}
/** What adds to a collection that template code has made; undefined for one of a fixed size, to which nothing is added. */
export function adderOf(
  made: unknown,
  { type, itemType }: ArrayContract,
): CollectionMaker['add'] | undefined {
  const element = itemType ?? specialType('object');
  const isSequence =
    isAssignable(type, generic('IEnumerable', element)) &&
    !isAssignable(type, generic('IReadOnlyCollection', element)) &&
    type.kind !== 'interface';
  if (
    !isAssignable(type, listType()) &&
    (isSequence || isAssignable(type, generic('ICollection', element)))
  ) {
    const interfaceType = generic('ICollection', element);
    cast(notNull(made, 'list'), interfaceType);
    if (getMember(made, property(interfaceType, 'IsReadOnly'))) return undefined;
    const add = method(interfaceType, 'Add');
    return (collection, item) => callMethod(collection, add, [item]);
  }
  cast(dereferenced(made), listType());
  if (getMember(made, property(listType(), 'IsFixedSize'))) return undefined;
  const add = method(listType(), 'Add');
  return (collection, item) => callMethod(collection, add, [box(item, element)]);
}
/** The same for dictionaries. */
export function dictionaryMakerOf(contract: DictionaryContract): DictionaryMaker | undefined {
  const { overrideCreator, hasParameterizedCreator, dictionary, makeDefault } = contract;
  if (!(overrideCreator ?? makeDefault)) return dictionary;
  const object = specialType('object');
  if (overrideCreator && hasParameterizedCreator) {
    const plain = settable(generic('Dictionary', contract.keyType, contract.valueType));
    return { ...plain, finish: (entries) => overrideCreator(toArray([entries], object)) };
  }
  if (!overrideCreator && (!dictionary || dictionary.finish !== undefined)) return dictionary;
  return {
    ...(dictionary ?? settable(dictionaryType())),
    create: overrideCreator ? () => overrideCreator(toArray([], object)) : makeDefault!,
    setter: (made) => setterOf(made, contract, overrideCreator !== null),
    finish: undefined,
  };
}
/** What puts entries into a dictionary that was made. */
function setterOf(
  made: unknown,
  { createdType, keyType, valueType }: DictionaryContract,
  isOverride: boolean,
): DictionaryMaker['set'] {
  if (!isOverride && !isAssignable(createdType, dictionaryType())) {
    const interfaceType = generic('IDictionary', keyType, valueType);
    cast(notNull(made, 'dictionary'), interfaceType);
    const item = property(interfaceType, 'this[]');
    return (dictionary, key, value) => setMember(dictionary, item, value, [key]);
  }
  cast(dereferenced(made), dictionaryType());
  const item = property(dictionaryType(), 'this[]');
  return (dictionary, key, value) => setMember(dictionary, item, box(value, valueType), [box(key, keyType)]);
}

/** Whether a boxed value is one of a type. */
export function fits(boxed: unknown, type: Type): boolean {
  return boxed === null ? defaultOf(type) === null : isInstance(boxed, type);
}
/** Adds an item that is of another type than the collection's items. @throws ArgumentException where the collection refuses it */
export function addMisfit(collection: unknown, boxed: unknown, itemType: Type): void {
  if (isInstance(collection, listType())) callMethod(collection, method(listType(), 'Add'), [boxed]);
  else throw wrongValue(boxed, itemType);
}
/** The same for the value of a dictionary's entry. */
export function setMisfit(
  dictionary: unknown,
  key: unknown,
  boxed: unknown,
  { keyType, valueType }: DictionaryContract,
): void {
  if (!isInstance(dictionary, dictionaryType())) throw wrongValue(boxed, valueType);
  setMember(dictionary, property(dictionaryType(), 'this[]'), boxed, [box(key, keyType)]);
}
function wrongValue(boxed: unknown, type: Type): ArgumentException {
  const text = boxed === null ? '' : toText(boxed);
  return new ArgumentException(
    `The value '${text}' is not of type '${typeName(type)}' and cannot be used in this generic collection.`,
    'value',
  );
}
