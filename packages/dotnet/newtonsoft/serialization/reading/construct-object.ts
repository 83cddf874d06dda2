// Objects made by a constructor with parameters: the members of the JSON are read before there is an object.
import type { Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { iterate } from '@mockwright/language/runtime/iterate';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { JsonToken } from '../../json-token.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { ensureBoxed } from './convert-value.ts';
import { Misfit } from './misfit.ts';
import type { Creator, ObjectContract, JsonProperty } from '../contracts/contracts.ts';
import type { JsonConverter } from '../converter.ts';
import { closestProperty } from './closest-property.ts';
import { begin, finish } from '../serializer-options.ts';

import { shouldSet, refuseMissing, extensionValue } from './populate-object.ts';
import { presenceOfAll, checkPresence, populatesDefaults } from './property-presence.ts';
import { resolvedDefault } from './property-presence.ts';
import { tokenName } from './deserialization.ts';
import { addReference } from './deserialization.ts';
import { skipsMetadata } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';

/** Makes an object by a constructor with parameters: reads all members first. */
export function constructObject(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  creator: Creator,
  containerMember: JsonProperty | null,
  id: string | null,
): unknown {
  const presence = presenceOfAll(run, contract);
  run.options.trace?.info(
    reader,
    `Deserializing ${typeName(contract.underlyingType)} using creator with parameters: ${creator.parameters.map(({ propertyName }) => propertyName).join(', ')}`,
  );
  const extension: [string, unknown][] = [];
  const values = constructorValues(run, reader, contract, creator, containerMember, extension);
  const { parameters } = creator;
  const args: unknown[] = parameters.map(() => undefined);
  const rest: [JsonProperty, ReadValue][] = [];
  for (const [property, read] of values) {
    const parameter = parameters.includes(property)
      ? property
      : closestProperty(parameters, property.underlyingName);
    if (parameter) args[parameters.indexOf(parameter)] = boxedOf(read);
    else rest.push([property, read]);
    if (presence) {
      const own = closestProperty(contract.properties, property.propertyName);
      if (own) presence.set(own, read.value === null ? 'null' : 'value');
    }
  }
  for (const [property, found] of presence ?? []) {
    if (found === 'value' || property.ignored || !populatesDefaults(run, property)) continue;
    const index = parameters.findIndex(({ propertyName }) => propertyName === property.propertyName);
    property.contract ??= run.options.contractOf(property.type);
    if (index >= 0)
      args[index] = ensureBoxed(reader, resolvedDefault(property), property.contract, property.type);
  }
  const target = creator.create(args);
  if (id !== null) addReference(run, reader, id, target);
  if (run.options.distrustsContracts && target !== null) contract.distrustFor(typeOf(target));
  begin(run.options, reader, contract, target, 'deserializing');
  for (const [property, read] of rest) setAfterwards(run, property, contract, dereferenced(target), read);
  for (const [name, value] of extension) contract.extensionData!.set!(dereferenced(target), name, value);
  if (target !== null) checkPresence(run, reader, contract, target, reader.depth, presence);
  finish(run.options, reader, contract, target, 'deserializing');
  return target;
}
/** What was read, in natural form of the type as which it was, or that it does not fit, which is told where it is used. */
interface ReadValue {
  readonly value: unknown;
  readonly type: Type;
}
function boxedOf({ value, type }: ReadValue): unknown {
  return value instanceof Misfit ? value.boxed : box(value, type);
}
function setAfterwards(
  run: Deserialization,
  property: JsonProperty,
  contract: ObjectContract,
  target: unknown,
  read: ReadValue,
): void {
  const { value, type } = read;
  if (value instanceof Misfit) {
    if (property.writable) property.setBoxed(target, value.boxed);
    return;
  }
  if (shouldSet(run, property, contract, value, type)) {
    property.setValue(target, value, type);
    property.setIsSpecified?.(target, true);
    return;
  }
  if (property.writable || value === null || !property.readable) return;
  // A collection without a setter: what was read is added to it.
  const valueContract = run.options.contractOf(property.type);
  const existing = property.getValue(target);
  if (existing === null) return;
  if (valueContract.kind === 'array') {
    const maker = run.options.contractOf(typeOf(existing));
    if (maker.kind === 'array' && maker.collection?.canPopulate)
      for (const item of iterate(value)) maker.collection.add(existing, item);
  } else if (valueContract.kind === 'dictionary') {
    const maker = run.options.contractOf(typeOf(existing));
    if (maker.kind === 'dictionary')
      for (const { Key, Value } of iterate<{ Key: unknown; Value: unknown }>(value))
        maker.dictionary?.set(existing, Key, Value);
  }
}
function argumentValue(
  run: Deserialization,
  reader: JsonReader,
  property: JsonProperty,
  converter: JsonConverter | null,
  contract: ObjectContract,
  containerMember: JsonProperty | null,
): ReadValue {
  const { type } = property;
  try {
    const value = converter?.canRead
      ? run.convert(converter, reader, type, null)
      : run.value(reader, type, property.contract!, property, contract, containerMember, null);
    return { value, type };
  } catch (error) {
    if (error instanceof Misfit) return { value: error, type };
    throw error;
  }
}
function constructorValues(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  creator: Creator,
  containerMember: JsonProperty | null,
  extension: [string, unknown][],
): Map<JsonProperty, ReadValue> {
  const values = new Map<JsonProperty, ReadValue>();
  let finished = false;
  do {
    switch (reader.tokenType) {
      case JsonToken.PropertyName: {
        const name = reader.propertyName;
        if (skipsMetadata(run, reader, name)) break;
        const property =
          closestProperty(creator.parameters, name) ?? closestProperty(contract.properties, name);
        if (property && !property.ignored) {
          property.contract ??= run.options.contractOf(property.type);
          const converter = run.converter(property.contract, property.converter, contract, containerMember);
          if (!(converter ? reader.read() : reader.readForType(property.contract.readType)))
            throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
          values.set(property, argumentValue(run, reader, property, converter, contract, containerMember));
          break;
        }
        if (!reader.read()) throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
        if (!property) refuseMissing(run, reader, contract, name);
        if (contract.extensionData?.set)
          extension.push([name, extensionValue(run, reader, contract, containerMember)]);
        else reader.skip();
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
  if (!finished) run.unexpectedEnd(reader, contract, null, 'object');
  return values;
}
