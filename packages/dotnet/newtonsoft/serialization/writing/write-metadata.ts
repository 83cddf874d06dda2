// What the serializer writes of objects besides their content: `$id`, `$ref` and `$type`.
import { ObjectContract } from '../contracts/contracts.ts';
import type { ArrayType, NamedType } from '@mockwright/language/metadata/symbols';
import { PreserveReferencesHandling } from '../../preserve-references-handling.ts';
import { TypeNameHandling } from '../../type-name-handling.ts';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import { typeName } from '@mockwright/language/runtime/type-name';
import { writtenTypeName } from '../type-binder.ts';
import type { JsonWriter } from '../../writing/json-writer.ts';
import type { ContainerContract, Contract } from '../contracts/contracts.ts';

import type { Place, Serialization, Typed } from './serialization.ts';

/** Whether the value was written already, so that a reference to it is enough. */
export function isReference(
  run: Serialization,
  found: Typed | undefined,
  contract: Contract | null,
  place: Place,
): boolean {
  if (!found || !contract || !preserves(run, contract, place)) return false;
  return run.references.has(found.value);
}
/** Whether references to such a value are kept. */
function preserves(run: Serialization, contract: Contract, place: Place): boolean {
  if (contract.kind === 'primitive' || contract.kind === 'string') return false;
  const { member, container, containerMember } = place;
  const flag =
    contract.kind === 'array' ? PreserveReferencesHandling.Arrays : PreserveReferencesHandling.Objects;
  return (
    member?.isReference ??
    containerMember?.itemIsReference ??
    container?.itemIsReference ??
    contract.isReference ??
    (run.options.preserveReferencesHandling & flag) !== 0
  );
}
/** Whether the value gets an `$id`: what is neither set nor given to a constructor could not be read back. */
export function keepsReference(run: Serialization, contract: Contract, place: Place): boolean {
  return preserves(run, contract, place) && (place.member?.writable !== false || isCreatorParameter(place));
}
function isCreatorParameter({ member, container }: Place): boolean {
  return (
    container instanceof ObjectContract &&
    container.creatorParameters.properties.some(({ propertyName }) => propertyName === member?.propertyName)
  );
}
/** Writes `{"$ref": …}` for an object that was written before. */
export function writeReference(run: Serialization, writer: JsonWriter, { value, type }: Typed): void {
  const id = nameOf(run, writer, value, type);
  run.options.trace?.info(writer, `Writing object reference to Id '${id}' for ${typeName(type)}`);
  writer.writeStartObject();
  writer.writePropertyName('$ref', false);
  writer.writeString(id);
  writer.writeEndObject();
}
function nameOf(run: Serialization, writer: JsonWriter, value: unknown, type: NamedType | ArrayType): string {
  try {
    return run.references.nameOf(value);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    const message = `Error writing object reference for '${typeName(type)}'.`;
    throw JsonSerializationException.at(null, writer.containerPath, message, error);
  }
}
/** Begins an object, with its `$id` and `$type` where they are wanted. */
export function openObject(
  run: Serialization,
  writer: JsonWriter,
  found: Typed,
  contract: ContainerContract,
  place: Place,
): void {
  writer.writeStartObject();
  if (keepsReference(run, contract, place)) {
    writeId(run, writer, found);
  }
  if (writesType(run, TypeNameHandling.Objects, contract, place)) writeType(run, writer, found.type);
}
/** Writes the property `$id`. */
export function writeId(run: Serialization, writer: JsonWriter, { value, type }: Typed): void {
  const id = nameOf(run, writer, value, type);
  run.options.trace?.verbose(writer, `Writing object reference Id '${id}' for ${typeName(type)}`);
  writer.writePropertyName('$id', false);
  writer.writeString(id);
}
/** Writes the property `$type`. */
export function writeType(run: Serialization, writer: JsonWriter, type: NamedType | ArrayType): void {
  const name = writtenTypeName(run.options, type);
  run.options.trace?.verbose(writer, `Writing type name '${name}' for ${typeName(type)}`);
  writer.writePropertyName('$type', false);
  writer.writeString(name);
}
/** Whether a value tells its type. @param flag the `TypeNameHandling` of its kind */
export function writesType(run: Serialization, flag: number, contract: Contract, place: Place): boolean {
  const { member, container, containerMember } = place;
  const handling =
    member?.typeNameHandling ??
    containerMember?.itemTypeNameHandling ??
    container?.itemTypeNameHandling ??
    run.options.typeNameHandling;
  if ((handling & flag) !== 0) return true;
  if ((handling & TypeNameHandling.Auto) === 0) return false;
  if (member) return member.contract === undefined || contract.type !== member.contract.createdType;
  if (container)
    return (
      !('itemContract' in container) ||
      container.itemContract === undefined ||
      contract.type !== container.itemContract.createdType
    );
  return (
    run.rootContract !== null &&
    run.stack.length === run.rootLevel &&
    contract.type !== run.rootContract.createdType
  );
}
