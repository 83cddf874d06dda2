// What an object in JSON becomes: a reference to what was read before, a value of the type that `$type` names, an object, a dictionary, a token.
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { ConstructorHandling } from '../../constructor-handling.ts';
import { JTokenType } from '../../linq/j-token-type.ts';
import { JsonToken } from '../../json-token.ts';
import { MetadataPropertyHandling } from '../../metadata-property-handling.ts';
import { TypeNameHandling } from '../../type-name-handling.ts';
import type { JObject } from '../../linq/object.ts';
import { JValue } from '../../linq/value.ts';
import { readToken } from '../../reading/load-token.ts';
import { JTokenReader } from '../../reading/token-reader.ts';
import { assemblyQualifiedName } from '../../../values/type-names.ts';
import { resolveType } from '../type-binder.ts';
import type { JToken } from '../../linq/token.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { JTokenWriter } from '../../writing/token-writer.ts';
import type {
  ContainerContract,
  Contract,
  DictionaryContract,
  ObjectContract,
  JsonProperty,
} from '../contracts/contracts.ts';

import { populateObject } from './populate-object.ts';
import { constructObject } from './construct-object.ts';
import { isReadWhole, readSerializable } from './read-serializable.ts';
import { newDictionary, listValue } from './populate-collection.ts';
import { fitted } from './misfit.ts';
import { addReference, describe, skipsMetadata } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';

/** What the metadata of an object say. */
interface Metadata {
  readonly contract: Contract | null;
  readonly id: string | null;
  /** There: the whole value is known already. */
  readonly value?: unknown;
}
/** Where a value stands: what decides of its type's name. */
interface Place {
  readonly member: JsonProperty | null;
  readonly container: ContainerContract | null;
  readonly containerMember: JsonProperty | null;
}

/** The value of an object; the reader is at its start. */
export function objectValue(
  run: Deserialization,
  given: JsonReader,
  declared: Type | null,
  declaredContract: Contract | null,
  member: JsonProperty | null,
  container: ContainerContract | null,
  containerMember: JsonProperty | null,
  existing: unknown,
): unknown {
  let reader = given;
  let metadata: Metadata = { contract: declaredContract, id: null };
  const place = { member, container, containerMember };
  switch (run.options.metadataPropertyHandling) {
    case MetadataPropertyHandling.Ignore:
      run.readOn(reader);
      break;
    case MetadataPropertyHandling.ReadAhead: {
      const ahead = readAhead(reader);
      reader = ahead;
      metadata = metadataOfToken(run, ahead, declared, declaredContract, place, existing);
      break;
    }
    default:
      run.readOn(reader);
      metadata = metadataInOrder(run, reader, declared, declaredContract, place, existing);
  }
  if ('value' in metadata) return metadata.value;
  const { contract, id } = metadata;
  const type = contract === declaredContract || !contract ? declared : contract.type;
  const value = valueOfKind(run, reader, type, contract, place, existing, id);
  // As what it is declared to be.
  return contract === declaredContract || !contract || isValueType(declared)
    ? value
    : box(value, contract.type);
}
function isValueType(type: Type | null): boolean {
  return type !== null && 'isValueType' in type && type.isValueType;
}

/** The metadata that stand before all else. */
function metadataInOrder(
  run: Deserialization,
  reader: JsonReader,
  declared: Type | null,
  declaredContract: Contract | null,
  place: Place,
  existing: unknown,
): Metadata {
  let contract = declaredContract;
  let id: string | null = null;
  while (reader.tokenType === JsonToken.PropertyName) {
    const name = reader.propertyName;
    if (name === '$ref') {
      run.readOn(reader);
      const token: number = reader.tokenType;
      if (token !== JsonToken.String && token !== JsonToken.Null)
        throw run.error(reader, 'JSON reference $ref property must have a string or null value.');
      const reference = token === JsonToken.Null ? null : reader.text;
      run.readOn(reader);
      if (reference === null) continue;
      if (reader.tokenType === JsonToken.PropertyName)
        throw run.error(
          reader,
          'Additional content found in JSON reference object. A JSON reference object should only have a $ref property.',
        );
      return { contract, id, value: resolved(run, reader, reference, declared) };
    }
    if (name === '$type') {
      run.readOn(reader);
      if (reader.value === null) throw new NullReferenceException();
      contract = namedType(run, reader, toText(reader.boxedValue), declared, contract, place);
      run.readOn(reader);
    } else if (name === '$id') {
      run.readOn(reader);
      id = reader.value === null ? null : toText(reader.value);
      run.readOn(reader);
    } else if (name === '$values') {
      run.readOn(reader);
      const value = listValue(
        run,
        reader,
        declared ?? contract?.type ?? null,
        contract,
        place.member,
        existing,
        id,
      );
      run.readOn(reader);
      return { contract, id, value };
    } else {
      break;
    }
  }
  return { contract, id };
}

/** The object of a reference. @throws {Misfit} for one of another type */
function resolved(run: Deserialization, reader: JsonReader, id: string, declared: Type | null): unknown {
  const value = run.references.resolve(id);
  run.options.trace?.info(
    reader,
    `Resolved object reference '${id}' to ${value === null ? '' : typeName(typeOf(value))}`,
  );
  return declared ? fitted(value, declared) : value;
}

/** A reader that has the object as a whole, so that its metadata may stand anywhere. */
function readAhead(reader: JsonReader): JTokenReader {
  if (reader instanceof JTokenReader) return reader;
  const token = readToken(reader);
  const ahead = new JTokenReader(token);
  ahead.culture = reader.culture;
  ahead.dateFormatString = reader.dateFormatString;
  ahead.dateParseHandling = reader.dateParseHandling;
  ahead.dateTimeZoneHandling = reader.dateTimeZoneHandling;
  ahead.floatParseHandling = reader.floatParseHandling;
  ahead.supportMultipleContent = reader.supportMultipleContent;
  ahead.readAndAssert();
  return ahead;
}
function metadataOfToken(
  run: Deserialization,
  reader: JTokenReader,
  declared: Type | null,
  declaredContract: Contract | null,
  place: Place,
  existing: unknown,
): Metadata {
  let contract = declaredContract;
  let id: string | null = null;
  if (reader.tokenType === JsonToken.StartObject) {
    const object = reader.current as JObject;
    const reference = object.property('$ref');
    if (reference) {
      if (reference.value.type !== JTokenType.String && reference.value.type !== JTokenType.Null)
        throw run.error(reader, 'JSON reference $ref property must have a string or null value.');
      const name = (reference.value as JValue).scalar as string | null;
      if (name !== null) {
        if (object.children.length > 1)
          throw run.error(
            reader,
            'Additional content found in JSON reference object. A JSON reference object should only have a $ref property.',
          );
        const value = resolved(run, reader, name, declared);
        reader.skip();
        return { contract, id, value };
      }
    }
    const type = object.get('$type');
    if (type) {
      const ofType = new JTokenReader(type);
      ofType.readAndAssert();
      contract = namedType(run, ofType, String(ofType.value), declared, contract, place);
    }
    const idToken = object.get('$id');
    if (idToken instanceof JValue) id = idToken.scalar === null ? null : toText(idToken.boxed);
    const values = object.get('$values');
    if (values) {
      const ofValues = new JTokenReader(values);
      ofValues.readAndAssert();
      const value = listValue(
        run,
        ofValues,
        declared ?? contract?.type ?? null,
        contract,
        place.member,
        existing,
        id,
      );
      reader.skip();
      return { contract, id, value };
    }
  }
  reader.readAndAssert();
  return { contract, id };
}

function valueOfKind(
  run: Deserialization,
  reader: JsonReader,
  declared: Type | null,
  contract: Contract | null,
  { member, containerMember }: Place,
  existing: unknown,
  id: string | null,
): unknown {
  if (run.hasNoType(contract)) return objectToken(run, reader);
  switch (contract!.kind) {
    case 'object':
    case 'dynamic':
      return newObject(run, reader, contract as ObjectContract, member, containerMember, existing, id);
    case 'primitive':
      if (reader.tokenType === JsonToken.PropertyName && reader.value === '$value') {
        run.readOn(reader);
        const token: number = reader.tokenType;
        if (token === JsonToken.StartObject)
          throw run.error(reader, 'Unexpected token when deserializing primitive value: StartObject');
        const value = run.value(reader, declared, contract, member, null, null, existing);
        run.readOn(reader);
        return value;
      }
      break;
    case 'dictionary':
      return newDictionary(run, reader, contract as DictionaryContract, member, existing, id);
    default:
  }
  const needed = describe(contract!);
  throw run.error(
    reader,
    `Cannot deserialize the current JSON object (e.g. {"name":"value"}) into type '${typeName(declared!)}' because the type requires a ${needed} to deserialize correctly.\n` +
      `To fix this error either change the JSON to a ${needed} or change the deserialized type so that it is a normal .NET type (e.g. not a primitive type like integer, not a collection type like an array or List<T>) that can be deserialized from a JSON object. JsonObjectAttribute can also be added to the type to force it to deserialize from a JSON object.\n`,
  );
}
/** After the start of an object whose metadata properties were looked for. */
function objectToken(run: Deserialization, reader: JsonReader): JToken {
  const writer = new JTokenWriter();
  writer.writeStartObject();
  do {
    if (reader.tokenType === JsonToken.PropertyName) {
      const name = reader.propertyName;
      if (!reader.readAndMoveToContent()) break;
      if (skipsMetadata(run, reader, name)) continue;
      writer.writePropertyName(name);
      writer.writeToken(reader, true, false);
    } else if (reader.tokenType !== JsonToken.Comment) {
      writer.writeEndObject();
      return writer.token!;
    }
  } while (reader.read());
  throw run.error(reader, 'Unexpected end when deserializing object.');
}
/** The contract of what `$type` names. @throws JsonSerializationException where there is no such type, or it does not fit */
function namedType(
  run: Deserialization,
  reader: JsonReader,
  name: string,
  declared: Type | null,
  contract: Contract | null,
  { member, container, containerMember }: Place,
): Contract | null {
  const handling =
    member?.typeNameHandling ??
    containerMember?.itemTypeNameHandling ??
    container?.itemTypeNameHandling ??
    run.options.typeNameHandling;
  if (handling === TypeNameHandling.None) return contract;
  let type: Type | null;
  try {
    type = resolveType(run.options, name);
  } catch (error) {
    throw run.error(reader, `Error resolving type specified in JSON '${name}'.`, error);
  }
  if (!type) throw run.error(reader, `Type specified in JSON '${name}' was not resolved.`);
  run.options.trace?.verbose(reader, `Resolved type '${name}' to ${typeName(type)}`);
  if (declared && !isAssignable(type, declared))
    throw run.error(
      reader,
      `Type specified in JSON '${assemblyQualifiedName(type, true)}' is not compatible with '${assemblyQualifiedName(declared, true)}'.`,
    );
  return run.options.contractOf(type);
}
/**
 * Makes an object of what the reader stands in, or fills the existing one.
 * @param id its `$id`
 * @throws JsonSerializationException for what does not fit
 */
function newObject(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  member: JsonProperty | null,
  containerMember: JsonProperty | null,
  existing: unknown,
  id: string | null,
): unknown {
  if (isReadWhole(contract)) return readSerializable(run, reader, contract, member, id);
  if (existing !== null && contract.kind === 'object') {
    if (id !== null) addReference(run, reader, id, existing);
    return populateObject(run, reader, contract, existing, member);
  }
  const usesHidden = run.options.constructorHandling === ConstructorHandling.AllowNonPublicDefaultConstructor;
  const creator = contract.creatorFor(usesHidden);
  if (!creator) throw noConstructor(run, reader, contract);
  if (creator.parameters.length > 0)
    return constructObject(run, reader, contract, creator, containerMember, id);
  const target = creator.create([]);
  if (target === null && contract.kind === 'object') throw noConstructor(run, reader, contract);
  if (id !== null) addReference(run, reader, id, target);
  return populateObject(run, reader, contract, target, member);
}
function noConstructor(run: Deserialization, reader: JsonReader, contract: ObjectContract): Exception {
  const type = typeName(contract.underlyingType);
  return run.error(
    reader,
    !contract.isInstantiable
      ? `Could not create an instance of type ${type}. Type is an interface or abstract class and cannot be instantiated.`
      : contract.kind === 'dynamic'
        ? `Unable to find a default constructor to use for type ${type}.`
        : `Unable to find a constructor to use for type ${type}. A class should either have a default constructor, one constructor with arguments or a constructor marked with the JsonConstructor attribute.`,
  );
}
