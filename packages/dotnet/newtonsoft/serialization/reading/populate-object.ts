// The members of an object set from JSON, one after the other.
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { NullReferenceException, RuntimeBinderException } from '@mockwright/language/runtime/exceptions';
import { objectEquals } from '@mockwright/language/runtime/equality';
import { simpleName } from '../../../System.Reflection/type-facts.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { runtimeName, typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { Type } from '@mockwright/language/metadata/symbols';
import { JsonToken } from '../../json-token.ts';
import { MissingMemberHandling } from '../../missing-member-handling.ts';
import { NullValueHandling } from '../../null-value-handling.ts';
import { ObjectCreationHandling } from '../../object-creation-handling.ts';
import { isPrimitiveToken } from '../../reading/reader-state.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { NoContract } from '../contracts/contracts.ts';
import type { Contract, DynamicMembers, ObjectContract, JsonProperty } from '../contracts/contracts.ts';
import type { JsonConverter } from '../converter.ts';
import { closestProperty } from './closest-property.ts';
import { begin, finish } from '../serializer-options.ts';
import { withoutNullable } from '../../../System.Reflection/data-members.ts';

import { presenceOfAll, checkPresence, ignoresDefaults } from './property-presence.ts';
import { presenceOf, resolvedDefault } from './property-presence.ts';
import type { Presence } from './property-presence.ts';
import { tokenName } from './deserialization.ts';
import { skipsMetadata } from './deserialization.ts';
import { Misfit } from './misfit.ts';
import type { Deserialization } from './deserialization.ts';

/**
 * Sets the members of an object from what the reader stands before.
 * @returns the object
 * @throws JsonSerializationException for what does not fit
 */
export function populateObject(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  target: unknown,
  member: JsonProperty | null,
): unknown {
  if (run.options.distrustsContracts) checkTarget(contract, target);
  begin(run.options, reader, contract, target, 'deserializing');
  const presence = presenceOfAll(run, contract);
  const depth = reader.depth;
  let finished = false;
  do {
    switch (reader.tokenType) {
      case JsonToken.PropertyName: {
        const name = reader.propertyName;
        if (skipsMetadata(run, reader, name)) break;
        try {
          readMember(run, reader, contract, target, member, name, presence);
        } catch (error) {
          if (!run.errors.isHandled(target, contract, name, reader.path, error)) throw error;
          run.recover(reader, true, depth - 1);
        }
        break;
      }
      case JsonToken.EndObject:
        finished = true;
        break;
      case JsonToken.Comment:
        break;
      default:
        throw run.error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
    }
  } while (!finished && reader.read());
  if (!finished) run.unexpectedEnd(reader, contract, target, 'object');
  checkPresence(run, reader, contract, target, depth, presence);
  finish(run.options, reader, contract, target, 'deserializing');
  return target;
}
function noMember(target: unknown, name: string): RuntimeBinderException {
  return new RuntimeBinderException(
    `'${runtimeName(typeOf(target))}' does not contain a definition for '${name}'`,
  );
}
/** What a contract of template code has made need not be of the contract's type. */
function checkTarget(contract: ObjectContract, target: unknown): void {
  notNull(target, 'dynamicProvider');
  const type = typeOf(target);
  contract.distrustFor(type);
  if (contract.kind === 'dynamic') cast(target, coreType('System.Dynamic.IDynamicMetaObjectProvider'));
}
function readMember(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  target: unknown,
  member: JsonProperty | null,
  name: string,
  presence: Map<JsonProperty, Presence> | undefined,
): void {
  const property = closestProperty(contract.properties, name);
  if (contract.kind === 'dynamic' && (!property?.writable || property.ignored)) {
    if (!reader.read()) throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
    const value = run.value(reader, null, null, null, contract, member, null);
    const dynamic = target as DynamicMembers;
    if (!dynamic.$setDynamicMember) throw noMember(target, name);
    dynamic.$setDynamicMember(name, value);
    return;
  }
  if (!property) refuseMissing(run, reader, contract, name);
  if (!property || property.ignored || property.shouldDeserialize?.(target) === false) {
    if (!reader.read()) return;
    if (property) presence?.set(property, presenceOf(run, reader, property));
    extensionData(run, reader, contract, target, member, name);
    return;
  }
  property.contract ??= run.options.contractOf(property.type);
  const converter = run.converter(property.contract, property.converter, contract, member);
  const found = converter ? reader.read() : reader.readForType(property.contract.readType);
  if (!found) throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
  presence?.set(property, presenceOf(run, reader, property));
  if (!setProperty(run, reader, property, converter, contract, member, target))
    extensionData(run, reader, contract, target, member, name);
}
/** @returns whether the value went somewhere */
function setProperty(
  run: Deserialization,
  reader: JsonReader,
  property: JsonProperty,
  ownConverter: JsonConverter | null,
  contract: ObjectContract,
  member: JsonProperty | null,
  target: unknown,
): boolean {
  const token = reader.tokenType;
  // What template code is asked while the value is read may change them.
  const { type } = property;
  let { form } = property;
  let converter = ownConverter;
  let current: unknown = null;
  let useCurrent = false;
  let valueContract: Contract | undefined;
  const creation = property.objectCreationHandling ?? run.options.objectCreationHandling;
  if (
    creation !== ObjectCreationHandling.Replace &&
    (token === JsonToken.StartArray ||
      token === JsonToken.StartObject ||
      creation === ObjectCreationHandling.Reuse) &&
    property.readable &&
    property.contract?.kind !== 'linq'
  ) {
    if (property.contract instanceof NoContract) throw new NullReferenceException();
    current = property.getValue(target);
    if (current !== null) {
      valueContract = contractOfValue(run, current, form);
      useCurrent = !isReadOnly(valueContract);
    }
  }
  if (!property.writable && !useCurrent) return false;
  const nulls = property.nullValueHandling ?? contract.itemNullValueHandling ?? run.options.nullValueHandling;
  if (token === JsonToken.Null && nulls === NullValueHandling.Ignore) return false;
  if (
    ignoresDefaults(run, property) &&
    isPrimitiveToken(token) &&
    objectEquals(reader.boxedValue, resolvedDefault(property))
  )
    return false;
  if (current === null) valueContract = property.contract;
  else if (valueContract !== property.contract)
    converter = run.converter(valueContract!, property.converter, contract, member);

  let value: unknown;
  try {
    if (converter?.canRead) {
      if (current === null && property.readable) {
        form = property.form;
        current = property.getValue(target);
      }
      value = run.convert(converter, reader, type, box(current, form));
    } else {
      value = run.value(
        reader,
        type,
        valueContract!,
        property,
        contract,
        member,
        useCurrent ? current : null,
      );
      if (value === null) value = defaultOf(type);
    }
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    if (!property.writable) return useCurrent;
    property.setBoxed(target, error.boxed);
    property.setIsSpecified?.(target, true);
    return true;
  }
  if ((!useCurrent || value !== current) && shouldSet(run, property, contract, value, type)) {
    property.setValue(target, value, type);
    property.setIsSpecified?.(target, true);
    return true;
  }
  return useCurrent;
}
function contractOfValue(run: Deserialization, value: unknown, declared: Type): Contract {
  const type = withoutNullable(declared);
  return run.options.contractOf('isValueType' in type && type.isValueType ? type : typeOf(value));
}
/** Whether a value that was read is set, as nulls and default values are handled. */
export function shouldSet(
  run: Deserialization,
  property: JsonProperty,
  contract: ObjectContract,
  value: unknown,
  type: Type,
): boolean {
  const nulls = property.nullValueHandling ?? contract.itemNullValueHandling ?? run.options.nullValueHandling;
  if (value === null && nulls === NullValueHandling.Ignore) return false;
  if (ignoresDefaults(run, property) && objectEquals(box(value, type), resolvedDefault(property)))
    return false;
  return property.writable;
}
/** A member that the type does not have. @throws JsonSerializationException where that counts as an error */
export function refuseMissing(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  name: string,
): void {
  run.options.trace?.verbose(
    reader,
    `Could not find member '${name}' on ${typeName(contract.underlyingType)}`,
  );
  const handling = contract.missingMemberHandling ?? run.options.missingMemberHandling;
  if (handling === MissingMemberHandling.Error) {
    throw run.error(
      reader,
      `Could not find member '${name}' on object of type '${simpleName(contract.type)}'`,
    );
  }
}
function extensionData(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  target: unknown,
  member: JsonProperty | null,
  name: string,
): void {
  const set = contract.extensionData?.set;
  if (!set) {
    reader.skip();
    return;
  }
  try {
    set(
      target,
      name,
      isPrimitiveToken(reader.tokenType) ||
        reader.tokenType === JsonToken.StartObject ||
        reader.tokenType === JsonToken.StartArray
        ? extensionValue(run, reader, contract, member)
        : null,
    );
  } catch (error) {
    throw run.error(
      reader,
      `Error setting value in extension data for type '${typeName(contract.underlyingType)}'.`,
      error,
    );
  }
}
/** What `[JsonExtensionData]` keeps of the value that the reader stands on. */
export function extensionValue(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  member: JsonProperty | null,
): unknown {
  return contract.extensionData!.isToken
    ? run.token(reader, null)
    : run.value(reader, null, null, null, contract, member, null);
}

/** Whether a value of such a contract is replaced, not filled. */
function isReadOnly(contract: Contract): boolean {
  if (contract.kind === 'array') return !contract.collection?.canPopulate;
  if (contract.kind === 'dictionary')
    return contract.dictionary?.finish !== undefined || contract.dictionary === undefined;
  return 'isValueType' in contract.type && contract.type.isValueType;
}
