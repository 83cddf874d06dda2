// Lists, arrays and dictionaries from JSON.
import { createList } from '../../../collections/generic/list.ts';
import { specialType } from '../../../../runtime/core-types.ts';
import { typeName } from '../../../../runtime/type-name.ts';
import type { NamedType, Type } from '../../../../metadata/symbols.ts';
import { ConstructorHandling, JsonToken } from '../../enums.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { ensureType } from './convert-value.ts';
import { parseEnumName } from '../contracts/enum-names.ts';
import type { ArrayContract, Contract, DictionaryContract, JsonProperty } from '../contracts/contracts.ts';
import { begin, finish } from '../options.ts';
import { collectionMakerOf, dictionaryMakerOf } from './collections.ts';

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
    if (id !== null) addReference(run, reader, id, dictionary);
    return populateDictionary(run, reader, contract, dictionary, member);
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
  populateDictionary(run, reader, contract, dictionary, member);
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
        const text = reader.value as string;
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
          const value = converter?.canRead
            ? run.convert(converter, reader, contract.valueType, null)
            : run.value(reader, contract.valueType, itemContract, null, contract, member, null);
          contract.dictionary!.set(target, key, value);
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
  if (existing !== null && maker.canPopulate) {
    if (id !== null) addReference(run, reader, id, existing);
    return populateList(run, reader, array, existing, member);
  }
  const usesHidden = run.options.constructorHandling === ConstructorHandling.AllowNonPublicDefaultConstructor;
  const create = maker.create ?? (usesHidden ? maker.hiddenCreate : undefined);
  if (create) {
    const list = create();
    if (id !== null) addReference(run, reader, id, list);
    return populateList(run, reader, array, list, member);
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
    const list = createList(items, array.itemType ?? specialType('object'));
    fillList(run, reader, array, list, (item) => items.push(item), member);
  }
  trace?.info(reader, `Finished deserializing ${typeName(array.underlyingType)}`);
  return maker.finish(items);
}
/**
 * Adds the items that the reader stands before to a list.
 * @returns the list
 * @throws JsonSerializationException for what does not fit
 */
export function populateList(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  target: unknown,
  member: JsonProperty | null,
): unknown {
  begin(run.options, reader, contract, target, 'deserializing');
  const { add } = contract.collection!;
  fillList(run, reader, contract, target, (item) => add(target, item), member);
  finish(run.options, reader, contract, target, 'deserializing');
  return target;
}
function fillList(
  run: Deserialization,
  reader: JsonReader,
  contract: ArrayContract,
  target: unknown,
  add: (item: unknown) => void,
  member: JsonProperty | null,
): void {
  const itemType = contract.itemType ?? specialType('object');
  contract.itemContract ??= run.options.contractOf(itemType);
  const itemContract = contract.itemContract;
  const converter = run.converter(itemContract, null, contract, member);
  const depth = reader.depth;
  let lastError = -1;
  for (;;) {
    try {
      if (!(converter ? reader.read() : reader.readForType(itemContract.readType))) {
        run.unexpectedEnd(reader, contract, target, 'array');
        return;
      }
      if (reader.tokenType === JsonToken.EndArray) return;
      if (reader.tokenType === JsonToken.Comment) continue;
      add(
        converter?.canRead
          ? run.convert(converter, reader, itemType, null)
          : run.value(reader, itemType, itemContract, null, contract, member, null),
      );
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
    fillList(run, reader, contract, items, (item) => items.push(item), member);
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
