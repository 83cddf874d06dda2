// Objects as JSON: their members, extension data, dynamic members.
import { toDouble } from '../../values/conversions.ts';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { objectEquals } from '@mockwright/language/runtime/equality';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { specialType } from '@mockwright/language/runtime/core-types';
import { DefaultValueHandling } from '../../default-value-handling.ts';
import { NullValueHandling } from '../../null-value-handling.ts';
import { Required } from '../../required.ts';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import { classify } from '../../../values/primitive-values.ts';
import type { JsonWriter } from '../../writing/json-writer.ts';
import type { Contract, DynamicMembers, ObjectContract, JsonProperty } from '../contracts/contracts.ts';
import { serializableEntries } from './serializable-entries.ts';
import { begin, finish } from '../serializer-options.ts';

import { isReference, writeReference, openObject } from './write-metadata.ts';
import { actual, placeIn, typeOfRoot } from './serialization.ts';
import type { Place, Serialization, Typed } from './serialization.ts';

/** Writes the members of an object. @throws JsonSerializationException, JsonWriterException */
export function writeObject(
  run: Serialization,
  writer: JsonWriter,
  found: Typed,
  contract: ObjectContract,
  place: Place,
): void {
  const { value } = found;
  begin(run.options, writer, contract, value, 'serializing');
  run.stack.push(value);
  openObject(run, writer, found, contract, place);
  const inside = placeIn(contract, place);
  const depth = writer.top;
  const entries = serializableEntries(value, found.type, contract, run.options.context);
  if (entries) {
    for (const [name, boxed] of entries) writeEntry(run, writer, name, boxed, inside);
  } else {
    for (const property of contract.properties) {
      if (contract.kind === 'dynamic' && !property.hasMemberAttribute) continue;
      try {
        writeProperty(run, writer, value, contract, property, inside);
      } catch (error) {
        if (!run.errors.isHandled(value, contract, property.propertyName, writer.containerPath, error))
          throw error;
        run.recover(writer, depth);
      }
    }
    inside.member = null;
    if (contract.kind === 'dynamic')
      writeDynamicMembers(run, writer, value as DynamicMembers, contract, inside);
    writeExtensionData(run, writer, value, contract, inside);
  }
  writer.writeEndObject();
  run.stack.pop();
  finish(run.options, writer, contract, value, 'serializing');
}
function writeProperty(
  run: Serialization,
  writer: JsonWriter,
  target: unknown,
  contract: ObjectContract,
  property: JsonProperty,
  place: Place,
): void {
  if (property.ignored || !property.readable) return;
  if (!isAsked(run, writer, target, property, 'ShouldSerialize')) return;
  if (!isAsked(run, writer, target, property, 'IsSpecified')) return;
  place.member = property;
  property.contract ??= contractOfMember(run, property);
  // What is asked may change it.
  const { form } = property;
  const found = actual(property.getValue(target), form);
  const memberContract = found
    ? property.contract.isSealed
      ? property.contract
      : run.options.contractOf(found.type)
    : null;
  if (!isWanted(run, found, property, contract)) return;
  if (isReference(run, found, memberContract, place)) {
    writeName(writer, property);
    writeReference(run, writer, found!);
    return;
  }
  if (!run.goesRound(writer, found, memberContract, place)) return;
  if (!found) {
    const required = property.required ?? contract.itemRequired ?? Required.Default;
    if (required === Required.Always || required === Required.DisallowNull) {
      const wanted = required === Required.Always ? 'a value' : 'a non-null value';
      throw JsonSerializationException.at(
        null,
        writer.containerPath,
        `Cannot write a null value for property '${property.propertyName}'. Property requires ${wanted}.`,
      );
    }
  }
  writeName(writer, property);
  run.writeValue(writer, found, memberContract, place);
}
function contractOfMember(run: Serialization, property: JsonProperty): Contract {
  return run.options.contractOf(notNull(property.hasNoType ? null : property.type, 'type'));
}
/** What `ShouldSerializeX` or `XSpecified` say of a property; true without them. */
function isAsked(
  run: Serialization,
  writer: JsonWriter,
  target: unknown,
  property: JsonProperty,
  name: 'ShouldSerialize' | 'IsSpecified',
): boolean {
  const ask = name === 'ShouldSerialize' ? property.shouldSerialize : property.isSpecified;
  if (!ask) return true;
  const result = ask(target);
  run.options.trace?.verbose(
    writer,
    `${name} result for property '${property.propertyName}' on ${property.declaringType ? typeName(property.declaringType) : ''}: ${result ? 'True' : 'False'}`,
  );
  return result;
}
function writeName(writer: JsonWriter, { propertyName, escapesName }: JsonProperty): void {
  if (escapesName) writer.writePropertyName(propertyName);
  else writer.writePropertyName(propertyName, false);
}
function isWanted(
  run: Serialization,
  found: Typed | undefined,
  property: JsonProperty,
  contract: ObjectContract,
): boolean {
  const nulls = property.nullValueHandling ?? contract.itemNullValueHandling ?? run.options.nullValueHandling;
  if (!found && nulls === NullValueHandling.Ignore) return false;
  const defaults = property.defaultValueHandling ?? run.options.defaultValueHandling;
  if ((defaults & DefaultValueHandling.Ignore) === 0) return true;
  // Json.NET takes the number 0 for the default of `char`, which no character equals.
  if (property.defaultValue === undefined && property.type === specialType('char')) return true;
  const defaultValue =
    property.defaultValue === undefined
      ? box(defaultOf(property.type), property.type)
      : property.defaultValue;
  return !sameValue(found ? box(found.value, found.type) : null, defaultValue);
}
function writeEntry(
  run: Serialization,
  writer: JsonWriter,
  name: string,
  boxed: unknown,
  place: Place,
): void {
  const found = actual(boxed, typeOfRoot(boxed));
  const valueContract = found ? run.options.contractOf(found.type) : null;
  if (isReference(run, found, valueContract, place)) {
    writer.writePropertyName(name);
    writeReference(run, writer, found!);
  } else if (run.goesRound(writer, found, valueContract, place)) {
    writer.writePropertyName(name);
    run.writeValue(writer, found, valueContract, place);
  }
}
function writeExtensionData(
  run: Serialization,
  writer: JsonWriter,
  target: unknown,
  contract: ObjectContract,
  place: Place,
): void {
  const data = contract.extensionData?.get(target);
  if (!data) return;
  for (const [key, boxed] of data) writeEntry(run, writer, contract.extensionData!.name(key), boxed, place);
}
function writeDynamicMembers(
  run: Serialization,
  writer: JsonWriter,
  target: DynamicMembers,
  contract: ObjectContract,
  place: Place,
): void {
  for (const name of target.$dynamicMembers?.() ?? []) {
    const boxed = target.$dynamicMember!(notNull(name, 'key'));
    if (boxed === undefined) continue;
    if (boxed === null && run.options.nullValueHandling === NullValueHandling.Ignore) continue;
    writeEntry(run, writer, contract.dynamicName ? contract.dynamicName(name) : name, boxed, place);
  }
}

/** As `MiscellaneousUtils.ValueEquals`: integers of different types count as equal by value, and so do fractions. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  if (objectEquals(a, b)) return true;
  const [left, right] = [classify(a), classify(b)];
  if (!left || !right) return false;
  if (integerKind.test(left.kind) && integerKind.test(right.kind))
    return String(left.value) === String(right.value);
  return fractionKind.test(left.kind) && fractionKind.test(right.kind) && areClose(toDouble(a), toDouble(b));
}
const integerKind = /^(U?Int|S?Byte$)/;
const fractionKind = /^(Double|Single|Decimal)$/;

/** Json.NET's idea of equal fractions. */
function areClose(a: number, b: number): boolean {
  if (a === b) return true;
  const tolerance = (Math.abs(a) + Math.abs(b) + 10) * 2.2204460492503131e-16;
  return Math.abs(a - b) < tolerance;
}
