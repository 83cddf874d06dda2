// Lists, arrays and dictionaries from JSON.
import { createList } from '../../../System.Collections.Generic/list.ts';
import { specialType } from '@mockwright/language/runtime/core-types';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { ConstructorHandling } from '../../constructor-handling.ts';
import { JsonToken } from '../../json-token.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { ensureType } from './convert-value.ts';
import { parseEnumName } from '../contracts/enum-names.ts';
import type { ArrayContract, Contract, DictionaryContract, JsonProperty } from '../contracts/contracts.ts';
import type { CollectionMaker, DictionaryMaker } from '../contracts/collection-makers.ts';
import type { JsonConverter } from '../converter.ts';
import { begin, finish } from '../serializer-options.ts';
import {
  addMisfit,
  adderOf,
  collectionMakerOf,
  dictionaryMakerOf,
  fits,
  setMisfit,
} from './made-collections.ts';
import { Misfit } from './misfit.ts';
import { castOrDefault } from '../contracts/value-provider.ts';

import { tokenName } from './deserialization.ts';
import { addReference } from './deserialization.ts';
import { skipsMetadata } from './deserialization.ts';
import { describe } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';

/**
 * Makes a dictionary of the object that the reader stands in, or fills the existing one.
 * @param id its `$id`
 * @throws JsonSerializationException for what does not fit
 */
export function newDictionary(
  run: Deserialization,
  reader: JsonReader,
  contract: DictionaryContract,
  member: JsonProperty | null,
  existing: unknown,
  id: string | null,
): unknown {
  const maker = dictionaryMakerOf(contract);
  if (existing !== null) {
    if (id !== null) addReference(run, reader, id, existing);
    return populateDictionary(run, reader, contract, existing, member);
  }
  const usesHidden = run.options.constructorHandling === ConstructorHandling.AllowNonPublicDefaultConstructor;
  const hidden = usesHidden ? maker?.hiddenCreate : undefined;
  const create = hidden ?? maker?.create;
  if (!maker || !create) {
    throw run.error(
      reader,
      contract.isInstantiable
        ? `Unable to find a default constructor to use for type ${typeName(contract.underlyingType)}.`
        : `Could not create an instance of type ${typeName(contract.underlyingType)}. Type is an interface or abstract class and cannot be instantiated.`,
    );
  }
  if (hidden || maker.finish === undefined) {
    const dictionary = create();
    const set = maker.setter?.(dictionary) ?? maker.set;
    if (id !== null) addReference(run, reader, id, dictionary);
    return populateDictionary(run, reader, contract, dictionary, member, set);
  }
  if (id !== null)
    throw run.error(
      reader,
      `Cannot preserve reference to readonly dictionary, or dictionary created from a non-default constructor: ${typeName(contract.underlyingType)}.`,
    );
  if (maker.finish === null)
    throw run.error(
      reader,
      `Cannot deserialize readonly or fixed size dictionary: ${typeName(contract.underlyingType)}.`,
    );
  const dictionary = create();
  populateDictionary(run, reader, contract, dictionary, member, maker.set);
  return maker.finish(dictionary);
}
/**
 * Adds the members that the reader stands before to a dictionary.
 * @returns the dictionary
 * @throws JsonSerializationException for what does not fit
 */
export function populateDictionary(
  run: Deserialization,
  reader: JsonReader,
  contract: DictionaryContract,
  target: unknown,
  member: JsonProperty | null,
  set: DictionaryMaker['set'] = contract.dictionary!.set,
): unknown {
  begin(run.options, reader, contract, target, 'deserializing');
  const depth = reader.depth;
  contract.keyContract ??= run.options.contractOf(contract.keyType);
  contract.itemContract ??= run.options.contractOf(contract.valueType);
  const itemContract = contract.itemContract;
  const converter = contract.itemConverter ?? run.converter(itemContract, null, contract, member);
  let finished = false;
  do {
    switch (reader.tokenType) {
      case JsonToken.PropertyName: {
        const text = reader.propertyName;
        if (skipsMetadata(run, reader, text)) break;
        try {
          let key: unknown;
          try {
            const { keyContract } = contract;
            key =
              keyContract.kind === 'primitive' && keyContract.isEnum
                ? parseEnumName(keyContract.type as NamedType, text)
                : ensureType(reader, text, keyContract, contract.keyType);
          } catch (error) {
            throw run.error(
              reader,
              `Could not convert string '${text}' to dictionary key type '${typeName(contract.keyType)}'. Create a TypeConverter to convert from the string to the key type object.`,
              error,
            );
          }
          if (!(converter ? reader.read() : reader.readForType(itemContract.readType)))
            throw run.error(reader, 'Unexpected end when deserializing object.');
          setEntry(run, reader, contract, member, converter, target, key, set);
        } catch (error) {
          if (!run.errors.isHandled(target, contract, text, reader.path, error)) throw error;
          run.recover(reader, true, depth - 1);
        }
        break;
      }
      case JsonToken.Comment:
        break;
      case JsonToken.EndObject:
        finished = true;
        break;
      default:
        throw run.error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
    }
  } while (!finished && reader.read());
  if (!finished) run.unexpectedEnd(reader, contract, target, 'object');
  finish(run.options, reader, contract, target, 'deserializing');
  return target;
}
function setEntry(
  run: Deserialization,
  reader: JsonReader,
  contract: DictionaryContract,
  member: JsonProperty | null,
  converter: JsonConverter | null,
  target: unknown,
  key: unknown,
  set: DictionaryMaker['set'],
): void {
  const { valueType, itemContract } = contract;
  let value: unknown;
  if (converter?.canRead) {
    const boxed = run.convertBoxed(converter, reader, valueType, null);
    if (fits(boxed, valueType)) set(target, key, castOrDefault(boxed, valueType));
    else setMisfit(target, key, boxed, contract);
    return;
  }
  try {
    value = run.value(reader, valueType, itemContract!, null, contract, member, null);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    setMisfit(target, key, error.boxed, contract);
    return;
  }
  set(target, key, value);
}
/**
 * Makes a list of the array that the reader stands in, or fills the existing one.
 * @param id its `$id`
 * @throws JsonSerializationException for what does not fit
 */
export function listValue(
  run: Deserialization,
  reader: JsonReader,
  declared: Type | null,
  contract: Contract | null,
  member: JsonProperty | null,
  existing: unknown,
  id: string | null = null,
): unknown {
  if (run.hasNoType(contract)) return run.token(reader, contract?.kind === 'linq' ? contract : null);
  if (contract!.kind !== 'array') {
    const needed = describe(contract!);
    throw run.error(
      reader,
      `Cannot deserialize the current JSON array (e.g. [1,2,3]) into type '${typeName(declared!)}' because the type requires a ${needed} to deserialize correctly.\n` +
        `To fix this error either change the JSON to a ${needed} or change the deserialized type to an array or a type that implements a collection interface (e.g. ICollection, IList) like List<T> that can be deserialized from a JSON array. JsonArrayAttribute can also be added to the type to force it to deserialize from a JSON array.\n`,
    );
  }
  const array = contract as ArrayContract;
  const maker = collectionMakerOf(array);
  if (!maker)
    throw run.error(reader, `Cannot create and populate list type ${typeName(array.underlyingType)}.`);
  if (existing !== null && array.collection!.canPopulate) {
    if (id !== null) addReference(run, reader, id, existing);
    const { add, adder } = array.collection!;
    const adding = adder ? adder(existing) : add;
    if (adding) return populateList(run, reader, array, existing, member, adding);
    reader.skip();
    return existing;
  }
  const usesHidden = run.options.constructorHandling === ConstructorHandling.AllowNonPublicDefaultConstructor;
  const create = maker.create ?? (usesHidden ? maker.hiddenCreate : undefined);
  if (create) {
    const list = create();
    const add = maker.adder ? maker.adder(list) : maker.add;
    if (id !== null) addReference(run, reader, id, list);
    if (add) return populateList(run, reader, array, list, member, add);
    reader.skip();
    return list;
  }
  if (!maker.finish)
    throw run.error(
      reader,
      !maker.canPopulate
        ? `Cannot deserialize readonly or fixed size list: ${typeName(array.underlyingType)}.`
        : array.isInstantiable
          ? `Unable to find a constructor to use for type ${typeName(array.underlyingType)}.`
          : `Could not create an instance of type ${typeName(array.underlyingType)}. Type is an interface or abstract class and cannot be instantiated.`,
    );
  if (id !== null)
    throw run.error(
      reader,
      `Cannot preserve reference to array or readonly list, or list created from a non-default constructor: ${typeName(array.underlyingType)}.`,
    );
  const items: unknown[] = [];
  const { trace } = run.options;
  trace?.info(reader, `Started deserializing ${typeName(array.underlyingType)}`);
  if (array.rank > 1) dimension(run, reader, array, items, member, 1);
  else {
    const itemType = array.itemType ?? specialType('object');
    const list = createList(items, itemType);
    const addBoxed = (boxed: unknown): void => addMisfit(list, boxed, itemType);
    fillList(run, reader, array, list, (item) => items.push(item), addBoxed, member);
  }
  trace?.info(reader, `Finished deserializing ${typeName(array.underlyingType)}`);
  return maker.finish(items);
}
/**
 * Adds the items that the reader stands before to a list that template code has.
 * @throws InvalidCastException for what is no list
 */
export function populateExistingList(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  target: unknown,
): void {
  const add = adderOf(target, contract);
  if (add) populateList(run, reader, contract, target, null, add);
  else reader.skip();
}
/**
 * Adds the items that the reader stands before to a list.
 * @returns the list
 * @throws JsonSerializationException for what does not fit
 */
function populateList(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  target: unknown,
  member: JsonProperty | null,
  add: CollectionMaker['add'] = contract.collection!.add,
): unknown {
  begin(run.options, reader, contract, target, 'deserializing');
  const itemType = contract.itemType ?? specialType('object');
  const addBoxed = (boxed: unknown): void => addMisfit(target, boxed, itemType);
  fillList(run, reader, contract, target, (item) => add(target, item), addBoxed, member);
  finish(run.options, reader, contract, target, 'deserializing');
  return target;
}
function fillList(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  target: unknown,
  add: (item: unknown) => void,
  addBoxed: (boxed: unknown) => void,
  member: JsonProperty | null,
): void {
  const itemType = contract.itemType ?? specialType('object');
  if (contract.itemType) contract.itemContract ??= run.options.contractOf(itemType);
  const itemContract = contract.itemContract ?? null;
  const converter = run.converter(itemContract, null, contract, member);
  const depth = reader.depth;
  let lastError = -1;
  for (;;) {
    try {
      if (!(converter ? reader.read() : reader.readForType(itemContract?.readType ?? 'any'))) {
        run.unexpectedEnd(reader, contract, target, 'array');
        return;
      }
      if (reader.tokenType === JsonToken.EndArray) return;
      if (reader.tokenType === JsonToken.Comment) continue;
      if (converter?.canRead) {
        const boxed = run.convertBoxed(converter, reader, itemType, null);
        if (fits(boxed, itemType)) add(castOrDefault(boxed, itemType));
        else addBoxed(boxed);
        continue;
      }
      let item: unknown;
      try {
        item = run.value(reader, itemType, itemContract, null, contract, member, null);
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        addBoxed(error.boxed);
        continue;
      }
      add(item);
    } catch (error) {
      const { index } = reader.levelAt(depth);
      if (!run.errors.isHandled(target, contract, index, reader.path, error)) throw error;
      run.recover(reader, true, depth);
      if (lastError === index) throw run.error(reader, 'Infinite loop detected from error handling.', error);
      lastError = index;
    }
  }
}
function dimension(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  items: unknown[],
  member: JsonProperty | null,
  level: number,
): void {
  if (level === contract.rank) {
    const element = contract.itemType!;
    const addBoxed = (boxed: unknown): void => {
      if (boxed !== null) throw new InvalidCastException('Object cannot be stored in an array of this type.');
      items.push(defaultOf(element));
    };
    fillList(run, reader, contract, items, (item) => items.push(item), addBoxed, member);
    return;
  }
  while (reader.read()) {
    switch (reader.tokenType) {
      case JsonToken.StartArray: {
        const inner: unknown[] = [];
        items.push(inner);
        dimension(run, reader, contract, inner, member, level + 1);
        break;
      }
      case JsonToken.EndArray:
        return;
      case JsonToken.Comment:
        break;
      default:
        throw run.error(
          reader,
          `Unexpected token when deserializing multidimensional array: ${tokenName(reader)}`,
        );
    }
  }
  throw run.error(reader, 'Unexpected end when deserializing array.');
}
