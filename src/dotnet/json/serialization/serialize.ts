// Writes objects: `JsonSerializer.Serialize`.
import { box, defaultOf } from '../../../runtime/casting.ts';
import { specialType } from '../../../runtime/core-types.ts';
import { Box } from '../../../runtime/box.ts';
import { objectEquals } from '../../../runtime/equality.ts';
import { Exception } from '../../../runtime/exceptions.ts';
import { iterate, iterateBoxed } from '../../../runtime/iterate.ts';
import { MultiArray } from '../../../runtime/multi-array.ts';
import { spend } from '../../../runtime/run.ts';
import { toText } from '../../../runtime/text.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { elementTypeOf, typeOf } from '../../../runtime/type-of.ts';
import { dynamicType } from '../../../metadata/symbols.ts';
import type { ArrayType, NamedType, Type } from '../../../metadata/symbols.ts';
import {
  DefaultValueHandling,
  NullValueHandling,
  PreserveReferencesHandling,
  ReferenceLoopHandling,
  Required,
  TypeNameHandling,
  WriteState,
} from '../enums.ts';
import { JsonSerializationException } from '../exceptions.ts';
import type { JToken } from '../linq/token.ts';
import { assemblyQualifiedName } from '../values/type-names.ts';
import { classify } from '../values/primitives.ts';
import { dateTimeOffsetText, dateTimeText } from '../values/dates.ts';
import { DateOnly } from '../../system/time/date-only.ts';
import { TimeOnly } from '../../system/time/time-only.ts';
import { ticksPerDay } from '../../system/time/calendar.ts';
import { DateTimeOffset } from '../../system/time/date-time-offset.ts';
import { DateTime } from '../../system/time/date-time.ts';
import { JsonTextWriter } from '../writing/json-text-writer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import type {
  ArrayContract,
  ContainerContract,
  Contract,
  DictionaryContract,
  JsonProperty,
  ObjectContract,
  PrimitiveContract,
} from './contracts.ts';
import { exceptionEntries } from './exception-entries.ts';
import { withoutNullable } from './type-members.ts';
import { ErrorHandling, invoke } from './options.ts';
import type { SerializerOptions } from './options.ts';

/** A value in natural form with the type it has at run time. */
interface Typed {
  readonly value: unknown;
  readonly type: NamedType | ArrayType;
}
/** What `ISerializable.GetObjectData` gives of exceptions and native integers. */
function serializableEntries(
  value: unknown,
  type: NamedType | ArrayType,
): Iterable<readonly [string, unknown]> | undefined {
  if (value instanceof Exception) return exceptionEntries(value);
  const special = type.kind === 'struct' ? type.special : undefined;
  return special === 'nint' || special === 'nuint'
    ? [['value', special === 'nint' ? value : box(value, specialType('ulong'))]]
    : undefined;
}

/** A value in the form of its declared type, as what it is at run time; undefined for null. */
function actual(value: unknown, declared: Type): Typed | undefined {
  if (value === null) return undefined;
  const type = withoutNullable(declared);
  if (type.kind !== 'array' && type.kind !== 'dynamic' && 'isValueType' in type && type.isValueType)
    return { value, type: type.erased };
  return value instanceof Box ? { value: value.value, type: value.$type } : { value, type: typeOf(value) };
}

/** One call of `Serialize`, and those that converters make inside it. */
export class SerializerWriter {
  readonly #options: SerializerOptions;
  readonly #errors: ErrorHandling;
  readonly #proxy: (writer: SerializerWriter) => object;
  #proxySerializer: object | undefined;
  readonly #stack: unknown[] = [];
  #rootContract: Contract | null = null;
  #rootLevel = 0;
  readonly #references = new Map<unknown, string>();

  /** @param proxy makes the serializer that converters get */
  constructor(options: SerializerOptions, proxy: (writer: SerializerWriter) => object) {
    this.#options = options;
    this.#errors = new ErrorHandling(options);
    this.#proxy = proxy;
  }

  /** Writes a boxed value; the type is that of the root as declared, for `TypeNameHandling.Auto`. */
  serialize(writer: JsonWriter, boxed: unknown, declared: Type | null): void {
    this.#rootContract = declared ? this.#options.contractOf(declared) : null;
    this.#rootLevel = this.#stack.length + 1;
    const found = actual(boxed, typeOfRoot(boxed));
    const contract = found ? this.#options.contractOf(found.type) : null;
    try {
      if (this.#isReference(found, contract, null, null, null)) this.#writeReference(writer, found!.value);
      else this.#writeValue(writer, found, contract, null, null, null);
    } catch (error) {
      if (!this.#errors.isHandled(null, contract, null, writer.path, error)) {
        this.#errors.clear();
        throw error;
      }
      this.#recover(writer, 0);
    } finally {
      this.#rootContract = null;
    }
  }

  #writeValue(
    writer: JsonWriter,
    found: Typed | undefined,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): void {
    if (!found || !contract) {
      writer.writeNull();
      return;
    }
    const converter =
      member?.converter ??
      containerMember?.itemConverter ??
      container?.itemConverter ??
      contract.converter ??
      this.#options.converterFor(contract.type) ??
      contract.internalConverter;
    if (converter?.canWrite) {
      this.#writeConverted(writer, found, contract, container, containerMember, (boxed) => {
        converter.writeJson(writer, boxed, (this.#proxySerializer ??= this.#proxy(this)));
      });
      return;
    }
    switch (contract.kind) {
      case 'primitive':
        this.#writePrimitive(writer, found.value, contract, member);
        break;
      case 'string':
        writer.writeString(textOfString(found));
        break;
      case 'linq':
        this.#writeToken(writer, found.value as JToken);
        break;
      case 'array':
        this.#writeList(writer, found, contract, member, container, containerMember);
        break;
      case 'dictionary':
        this.#writeDictionary(writer, found, contract, member, container, containerMember);
        break;
      case 'dynamic':
      case 'object':
        this.#writeObject(writer, found, contract, member, container, containerMember);
    }
  }
  #writePrimitive(
    writer: JsonWriter,
    value: unknown,
    contract: PrimitiveContract,
    member: JsonProperty | null,
  ): void {
    const isNullable = member !== null && withoutNullable(member.type) !== member.type;
    if (isNullable && writer instanceof JsonTextWriter) {
      writer.nullableValue = true;
      writer.writePrimitive(contract.primitive, value);
      writer.nullableValue = false;
    } else {
      writer.writePrimitive(contract.primitive, value);
    }
  }
  #writeToken(writer: JsonWriter, token: JToken): void {
    const { converters } = this.#options;
    if (converters.length === 0) {
      if (writer instanceof JsonTextWriter) writer.writeTree(token);
      else token.writeTo(writer);
      return;
    }
    token.writeTo(writer, (target, boxed) => {
      const converter = this.#options.converterFor(typeOf(boxed));
      if (!converter?.canWrite) return false;
      converter.writeJson(target, boxed, (this.#proxySerializer ??= this.#proxy(this)));
      return true;
    });
  }

  #isReference(
    found: Typed | undefined,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    _containerMember: JsonProperty | null,
  ): boolean {
    if (!found || !contract || !this.#preserves(contract, member, container)) return false;
    return this.#references.has(found.value);
  }
  #preserves(contract: Contract, member: JsonProperty | null, _container: ContainerContract | null): boolean {
    if (contract.kind === 'primitive' || contract.kind === 'string') return false;
    const flag =
      contract.kind === 'array' ? PreserveReferencesHandling.Arrays : PreserveReferencesHandling.Objects;
    return (
      member?.isReference ?? contract.isReference ?? (this.#options.preserveReferencesHandling & flag) !== 0
    );
  }
  #referenceOf(value: unknown): string {
    let id = this.#references.get(value);
    if (id === undefined) this.#references.set(value, (id = String(this.#references.size + 1)));
    return id;
  }
  #writeReference(writer: JsonWriter, value: unknown): void {
    writer.writeStartObject();
    writer.writePropertyName('$ref', false);
    writer.writeString(this.#referenceOf(value));
    writer.writeEndObject();
  }

  /** False when the value is passed over because it contains itself. */
  #goesRound(
    writer: JsonWriter,
    found: Typed | undefined,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): boolean {
    if (!found || !contract || contract.kind === 'primitive' || contract.kind === 'string') return true;
    spend(1);
    const { value } = found;
    if (
      !this.#stack.some((outer) => outer === value || (hasOwnEquality(outer) && objectEquals(outer, value)))
    )
      return true;
    const handling =
      member?.referenceLoopHandling ??
      containerMember?.itemReferenceLoopHandling ??
      container?.itemReferenceLoopHandling ??
      this.#options.referenceLoopHandling;
    if (handling === ReferenceLoopHandling.Error) {
      const property = member ? ` for property '${member.propertyName}'` : '';
      throw JsonSerializationException.at(
        null,
        writer.containerPath,
        `Self referencing loop detected${property} with type '${typeName(found.type)}'.`,
      );
    }
    return handling === ReferenceLoopHandling.Serialize;
  }
  #writeConverted(
    writer: JsonWriter,
    found: Typed,
    contract: Contract,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    write: (boxed: unknown) => void,
  ): void {
    if (this.#isReference(found, contract, null, container, containerMember)) {
      this.#writeReference(writer, found.value);
      return;
    }
    if (!this.#goesRound(writer, found, contract, null, container, containerMember)) return;
    this.#stack.push(found.value);
    write(box(found.value, found.type));
    this.#stack.pop();
  }
  #recover(writer: JsonWriter, depth: number): void {
    this.#errors.clear();
    if (writer.writeState === WriteState.Property) writer.writeNull();
    while (writer.top > depth) writer.writeEnd();
  }

  #openObject(
    writer: JsonWriter,
    found: Typed,
    contract: ContainerContract,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): void {
    writer.writeStartObject();
    if (this.#preserves(contract, member, container) && (member === null || member.writable)) {
      writer.writePropertyName('$id', false);
      writer.writeString(this.#referenceOf(found.value));
    }
    if (this.#writesType(TypeNameHandling.Objects, contract, member, container, containerMember))
      this.#writeType(writer, found.type);
  }
  #writeType(writer: JsonWriter, type: NamedType | ArrayType): void {
    writer.writePropertyName('$type', false);
    writer.writeString(assemblyQualifiedName(type));
  }
  #writesType(
    flag: number,
    contract: Contract,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): boolean {
    const handling =
      member?.typeNameHandling ??
      containerMember?.itemTypeNameHandling ??
      container?.itemTypeNameHandling ??
      this.#options.typeNameHandling;
    if ((handling & flag) !== 0) return true;
    if ((handling & TypeNameHandling.Auto) === 0) return false;
    if (member) return member.contract === undefined || contract.type !== member.contract.type;
    if (container)
      return (
        !('itemContract' in container) ||
        container.itemContract === undefined ||
        contract.type !== container.itemContract.type
      );
    return (
      this.#rootContract !== null &&
      this.#stack.length === this.#rootLevel &&
      contract.type !== this.#rootContract.type
    );
  }

  #writeObject(
    writer: JsonWriter,
    found: Typed,
    contract: ObjectContract,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): void {
    const { value } = found;
    invoke(contract.callbacks.serializing, value, this.#options);
    this.#stack.push(value);
    this.#openObject(writer, found, contract, member, container, containerMember);
    const depth = writer.top;
    const entries = serializableEntries(value, found.type);
    if (entries) {
      for (const [name, boxed] of entries) this.#writeEntry(writer, name, boxed, contract, member);
    } else {
      for (const property of contract.properties) {
        if (contract.kind === 'dynamic' && !property.hasMemberAttribute) continue;
        try {
          this.#writeProperty(writer, value, contract, member, property);
        } catch (error) {
          if (!this.#errors.isHandled(value, contract, property.propertyName, writer.containerPath, error))
            throw error;
          this.#recover(writer, depth);
        }
      }
      if (contract.kind === 'dynamic')
        this.#writeDynamicMembers(writer, value as DynamicObject, contract, member);
      this.#writeExtensionData(writer, value, contract, member);
    }
    writer.writeEndObject();
    this.#stack.pop();
    invoke(contract.callbacks.serialized, value, this.#options);
  }
  #writeProperty(
    writer: JsonWriter,
    target: unknown,
    contract: ObjectContract,
    member: JsonProperty | null,
    property: JsonProperty,
  ): void {
    if (property.ignored || !property.readable) return;
    if (property.shouldSerialize && !property.shouldSerialize(target)) return;
    if (property.isSpecified && !property.isSpecified(target)) return;
    property.contract ??= this.#options.contractOf(property.type);
    const found = actual(property.getValue(target), property.type);
    const memberContract = found
      ? property.contract.isSealed
        ? property.contract
        : this.#options.contractOf(found.type)
      : null;
    if (!this.#isWanted(found, property, contract)) return;
    if (this.#isReference(found, memberContract, property, contract, member)) {
      writer.writePropertyName(property.propertyName);
      this.#writeReference(writer, found!.value);
      return;
    }
    if (!this.#goesRound(writer, found, memberContract, property, contract, member)) return;
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
    writer.writePropertyName(property.propertyName);
    this.#writeValue(writer, found, memberContract, property, contract, member);
  }
  #isWanted(found: Typed | undefined, property: JsonProperty, contract: ObjectContract): boolean {
    const nulls =
      property.nullValueHandling ?? contract.itemNullValueHandling ?? this.#options.nullValueHandling;
    if (!found && nulls === NullValueHandling.Ignore) return false;
    const defaults = property.defaultValueHandling ?? this.#options.defaultValueHandling;
    if ((defaults & DefaultValueHandling.Ignore) === 0) return true;
    const defaultValue =
      property.defaultValue === undefined
        ? box(defaultOf(property.type), property.type)
        : property.defaultValue;
    return !sameValue(found ? box(found.value, found.type) : null, defaultValue);
  }
  #writeEntry(
    writer: JsonWriter,
    name: string,
    boxed: unknown,
    contract: ContainerContract,
    member: JsonProperty | null,
  ): void {
    const found = actual(boxed, typeOfRoot(boxed));
    const valueContract = found ? this.#options.contractOf(found.type) : null;
    if (this.#isReference(found, valueContract, null, contract, member)) {
      writer.writePropertyName(name);
      this.#writeReference(writer, found!.value);
    } else if (this.#goesRound(writer, found, valueContract, null, contract, member)) {
      writer.writePropertyName(name);
      this.#writeValue(writer, found, valueContract, null, contract, member);
    }
  }
  #writeExtensionData(
    writer: JsonWriter,
    target: unknown,
    contract: ObjectContract,
    member: JsonProperty | null,
  ): void {
    const data = contract.extensionData?.get(target);
    if (!data) return;
    for (const [key, boxed] of data)
      this.#writeEntry(writer, contract.extensionData!.name(key), boxed, contract, member);
  }
  #writeDynamicMembers(
    writer: JsonWriter,
    target: DynamicObject,
    contract: ObjectContract,
    member: JsonProperty | null,
  ): void {
    for (const name of target.$dynamicMembers()) {
      const boxed = target.$getMember(name);
      if (boxed === null && this.#options.nullValueHandling === NullValueHandling.Ignore) continue;
      this.#writeEntry(writer, contract.dynamicName(name), boxed, contract, member);
    }
  }

  #writeList(
    writer: JsonWriter,
    found: Typed,
    contract: ArrayContract,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): void {
    const { value } = found;
    invoke(contract.callbacks.serializing, value, this.#options);
    this.#stack.push(value);
    const keepsReference =
      this.#preserves(contract, member, container) && (member === null || member.writable);
    const writesType = this.#writesType(
      TypeNameHandling.Arrays,
      contract,
      member,
      container,
      containerMember,
    );
    if (keepsReference || writesType) {
      writer.writeStartObject();
      if (keepsReference) {
        writer.writePropertyName('$id', false);
        writer.writeString(this.#referenceOf(value));
      }
      if (writesType) this.#writeType(writer, found.type);
      writer.writePropertyName('$values', false);
    }
    contract.itemContract ??= contract.itemType ? this.#options.contractOf(contract.itemType) : undefined;
    if (value instanceof MultiArray) {
      this.#writeDimension(writer, value, 0, 0, contract, member);
    } else {
      const isTyped = contract.itemType !== null;
      const itemType = isTyped ? elementTypeOf(value) : null;
      writer.writeStartArray();
      this.#writeItems(
        writer,
        isTyped ? iterate(value) : iterateBoxed(value),
        itemType,
        value,
        contract,
        member,
      );
      writer.writeEndArray();
    }
    if (keepsReference || writesType) writer.writeEndObject();
    this.#stack.pop();
    invoke(contract.callbacks.serialized, value, this.#options);
  }
  #writeItems(
    writer: JsonWriter,
    items: Iterable<unknown>,
    itemType: Type | null,
    list: unknown,
    contract: ArrayContract,
    member: JsonProperty | null,
  ): void {
    const depth = writer.top;
    const sealed =
      contract.itemContract?.isSealed && contract.itemType === itemType ? contract.itemContract : undefined;
    let index = 0;
    for (const item of items) {
      try {
        const found = actual(item, itemType ?? typeOfRoot(item));
        const itemContract = found ? (sealed ?? this.#options.contractOf(found.type)) : null;
        if (this.#isReference(found, itemContract, null, contract, member))
          this.#writeReference(writer, found!.value);
        else if (this.#goesRound(writer, found, itemContract, null, contract, member))
          this.#writeValue(writer, found, itemContract, null, contract, member);
      } catch (error) {
        if (!this.#errors.isHandled(list, contract, index, writer.containerPath, error)) throw error;
        this.#recover(writer, depth);
      }
      index++;
    }
  }
  #writeDimension(
    writer: JsonWriter,
    array: MultiArray,
    dimension: number,
    offset: number,
    contract: ArrayContract,
    member: JsonProperty | null,
  ): void {
    writer.writeStartArray();
    const length = array.lengths[dimension]!;
    if (dimension === array.lengths.length - 1) {
      this.#writeItems(
        writer,
        array.items.slice(offset * length, (offset + 1) * length),
        array.$elementType,
        array,
        contract,
        member,
      );
    } else {
      for (let i = 0; i < length; i++)
        this.#writeDimension(writer, array, dimension + 1, offset * length + i, contract, member);
    }
    writer.writeEndArray();
  }

  #writeDictionary(
    writer: JsonWriter,
    found: Typed,
    contract: DictionaryContract,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): void {
    const { value } = found;
    invoke(contract.callbacks.serializing, value, this.#options);
    this.#stack.push(value);
    this.#openObject(writer, found, contract, member, container, containerMember);
    contract.itemContract ??= this.#options.contractOf(contract.valueType);
    const sealed = contract.itemContract.isSealed ? contract.itemContract : undefined;
    const depth = writer.top;
    for (const entry of iterate<{ readonly Key: unknown; readonly Value: unknown }>(value)) {
      const [name, escape] = this.#keyText(writer, actual(entry.Key, contract.keyType)!, contract.keyType);
      const propertyName = contract.keyName(name);
      try {
        const item = actual(entry.Value, contract.valueType);
        const itemContract = item ? (sealed ?? this.#options.contractOf(item.type)) : null;
        if (this.#isReference(item, itemContract, null, contract, member)) {
          writer.writePropertyName(propertyName, escape);
          this.#writeReference(writer, item!.value);
        } else if (this.#goesRound(writer, item, itemContract, null, contract, member)) {
          writer.writePropertyName(propertyName, escape);
          this.#writeValue(writer, item, itemContract, null, contract, member);
        }
      } catch (error) {
        if (!this.#errors.isHandled(value, contract, propertyName, writer.containerPath, error)) throw error;
        this.#recover(writer, depth);
      }
    }
    writer.writeEndObject();
    this.#stack.pop();
    invoke(contract.callbacks.serialized, value, this.#options);
  }
  #keyText(writer: JsonWriter, key: Typed, declared: Type): [text: string, escape: boolean] {
    if (typeof key.value === 'string') return [key.value, true];
    const boxed = box(key.value, key.type);
    // Only a key type that is known beforehand has a contract.
    if (declared.kind === 'dynamic' || ('special' in declared && declared.special === 'object'))
      return [keyTextOf(boxed), true];
    const { dateFormatHandling, dateTimeZoneHandling, dateFormatString, culture } = writer;
    const format = { dateFormatHandling, dateTimeZoneHandling, dateFormatString, culture, quoteChar: '"' };
    switch (classify(boxed)?.kind) {
      case 'DateTime':
        return [dateTimeText(key.value as DateTime, format), false];
      case 'DateTimeOffset':
        return [dateTimeOffsetText(key.value as DateTimeOffset, format), false];
      default:
        return [keyTextOf(boxed), true];
    }
  }
}

/** Days and times without a contract are written as their type converters do: without what is zero. */
function keyTextOf(boxed: unknown): string {
  if (boxed instanceof DateTime && boxed.ticks % ticksPerDay === 0n) return boxed.$format('yyyy-MM-dd', null);
  if (boxed instanceof DateTimeOffset && boxed.clock.ticks % ticksPerDay === 0n)
    return boxed.$format('yyyy-MM-dd zzz', null);
  if (boxed instanceof DateOnly) return boxed.$format('yyyy-MM-dd', null);
  if (boxed instanceof TimeOnly)
    return boxed.$format(boxed.ticks % 10_000_000n === 0n ? 'HH:mm:ss' : 'HH:mm:ss.fffffff', null);
  return toText(boxed);
}

interface DynamicObject {
  $dynamicMembers(): Iterable<string>;
  $getMember(name: string): unknown;
}
/** A boxed value is as declared: it tells its type itself. */
function typeOfRoot(boxed: unknown): Type {
  return boxed === null || boxed instanceof Box || typeof boxed === 'object' || typeof boxed === 'function'
    ? dynamicType
    : typeOf(boxed);
}

function hasOwnEquality(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$equals' in value;
}
/** As `MiscellaneousUtils.ValueEquals`: integers of different types count as equal by value. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  if (objectEquals(a, b)) return true;
  const [left, right] = [classify(a), classify(b)];
  if (!left || !right || left.kind === 'String' || right.kind === 'String') return false;
  return isNumberKind(left.kind) && isNumberKind(right.kind) && String(left.value) === String(right.value);
}
function isNumberKind(kind: string): boolean {
  return /Int|Byte|Double|Single|Decimal/.test(kind);
}
function textOfString({ value, type }: Typed): string {
  if (type.kind !== 'array' && type.name === 'Type') return assemblyQualifiedName(value as Type, true);
  const boxed = box(value, type);
  if (type.kind !== 'array' && type.name === 'DateOnly') return formatted(boxed, 'yyyy-MM-dd');
  if (type.kind !== 'array' && type.name === 'TimeOnly')
    return formatted(boxed, 'HH:mm:ss.FFFFFFF').replace(/\.$/, '');
  const text = toText(boxed);
  return text === '' && type.kind !== 'array' && type.name === 'CultureInfo' ? '(Default)' : text;
}
function formatted(boxed: unknown, format: string): string {
  const { $format } = boxed as { $format?: (format: string, provider: unknown) => string };
  return $format ? $format.call(boxed, format, null) : toText(boxed);
}
