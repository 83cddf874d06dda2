// Writes objects: `JsonSerializer.Serialize`.
import { callMember } from '../../../System.Collections/collection-protocol.ts';
import { box } from '@mockwright/language/runtime/casting';
import { NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { objectEquals } from '@mockwright/language/runtime/equality';
import { spend } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ReferenceLoopHandling } from '../../reference-loop-handling.ts';
import { TypeNameHandling } from '../../type-name-handling.ts';
import { WriteState } from '../../write-state.ts';
import { JsonSerializationException } from '../../json-serialization-exception.ts';
import type { JToken } from '../../linq/token.ts';
import { assemblyQualifiedName } from '../../../values/type-names.ts';
import { JsonTextWriter } from '../../writing/json-text-writer.ts';
import { isConvertible } from '../contracts/contract-kind.ts';
import type { JsonWriter } from '../../writing/json-writer.ts';
import { NoContract } from '../contracts/contracts.ts';
import type { Contract } from '../contracts/contracts.ts';
import { ErrorHandling, begin, finish } from '../serializer-options.ts';
import type { SerializerOptions } from '../serializer-options.ts';

import { isReference, writeReference, writeType, writesType } from './write-metadata.ts';
import { writeObject } from './write-object.ts';
import { writeList, writeDictionary } from './write-collection.ts';
import { actual, rootPlace, typeOfRoot } from './serialization.ts';
import type { Place, Serialization, Typed } from './serialization.ts';
import { referencesOf } from '../references.ts';
import type { References } from '../references.ts';
import { requireKind } from './require-kind.ts';

/** One call of `Serialize`, and those that converters make inside it. */
export class SerializerWriter implements Serialization {
  readonly options: SerializerOptions;
  readonly errors: ErrorHandling;
  readonly #proxy: (writer: SerializerWriter) => object;
  #proxySerializer: object | undefined;
  readonly stack: unknown[] = [];
  rootContract: Contract | null = null;
  rootLevel = 0;
  readonly references: References;

  /** @param proxy makes the serializer that converters get */
  constructor(options: SerializerOptions, proxy: (writer: SerializerWriter) => object) {
    this.options = options;
    this.errors = new ErrorHandling(options, 'serializing');
    this.references = referencesOf(options.referenceResolver, this);
    this.#proxy = proxy;
  }

  /** Writes a boxed value; the type is that of the root as declared, for `TypeNameHandling.Auto`. */
  serialize(writer: JsonWriter, boxed: unknown, declared: Type | null): void {
    this.rootContract = declared ? this.options.contractOf(declared) : null;
    this.rootLevel = this.stack.length + 1;
    const found = actual(boxed, typeOfRoot(boxed));
    const contract = found ? this.options.contractOf(found.type) : null;
    try {
      if (isReference(this, found, contract, rootPlace)) writeReference(this, writer, found!);
      else this.writeValue(writer, found, contract, rootPlace);
    } catch (error) {
      if (!this.errors.isHandled(null, contract, null, writer.path, error)) {
        this.errors.clear();
        throw error;
      }
      this.recover(writer, 0);
    } finally {
      this.rootContract = null;
    }
  }

  writeValue(writer: JsonWriter, found: Typed | undefined, contract: Contract | null, place: Place): void {
    if (!found || !contract) {
      writer.writeNull();
      return;
    }
    const { member, container, containerMember } = place;
    const converter =
      member?.converter ??
      containerMember?.itemConverter ??
      container?.itemConverter ??
      contract.converter ??
      this.options.converterFor(contract.underlyingType) ??
      contract.internalConverter;
    if (converter?.canWrite) {
      this.#writeConverted(writer, found, contract, place, (boxed) => {
        const { trace } = this.options;
        const account = trace
          ? `serializing ${typeName(found.type)} with converter ${typeName(typeOf(converter))}`
          : '';
        trace?.info(writer, `Started ${account}`);
        converter.writeJson(writer, boxed, (this.#proxySerializer ??= this.#proxy(this)));
        trace?.info(writer, `Finished ${account}`);
      });
      return;
    }
    this.writeByKind(writer, found, contract, place);
  }
  protected writeByKind(writer: JsonWriter, found: Typed, contract: Contract, place: Place): void {
    switch (contract.kind) {
      case 'primitive':
        if (contract.primitive === 'Bytes' && writesType(this, TypeNameHandling.Objects, contract, place)) {
          writer.writeStartObject();
          writeType(this, writer, found.type);
          writer.writePropertyName('$value', false);
          writer.writePrimitive('Bytes', found.value);
          writer.writeEndObject();
        } else if (contract.primitive === 'Null' && isConvertible(contract.type))
          writer.writeValue(found.value);
        else if (contract.underlyingType === contract.type)
          writer.writePrimitive(contract.primitive, found.value);
        else writer.writeNullable(contract.primitive, found.value);
        break;
      case 'string':
        begin(this.options, writer, contract, found.value, 'serializing');
        writer.writeString(textOfString(found));
        finish(this.options, writer, contract, found.value, 'serializing');
        break;
      case 'linq':
        this.#writeToken(writer, found.value as JToken);
        break;
      case 'array':
        writeList(this, writer, found, contract, place);
        break;
      case 'dictionary':
        writeDictionary(this, writer, found, contract, place);
        break;
      case 'dynamic':
      case 'object':
        writeObject(this, writer, found, contract, place);
    }
  }
  #writeToken(writer: JsonWriter, token: JToken): void {
    const { converters } = this.options;
    if (converters.length === 0) {
      if (writer instanceof JsonTextWriter) writer.writeTree(token);
      else token.writeTo(writer);
      return;
    }
    const convert = (target: JsonWriter, boxed: unknown): boolean => {
      const converter = this.options.converterFor(typeOf(boxed));
      if (!converter?.canWrite) return false;
      converter.writeJson(target, boxed, (this.#proxySerializer ??= this.#proxy(this)));
      return true;
    };
    token.writeTo(writer, Object.assign(convert, { converters }));
  }

  /** False when the value is passed over because it contains itself. */
  goesRound(writer: JsonWriter, found: Typed | undefined, contract: Contract | null, place: Place): boolean {
    if (!found || !contract || contract.kind === 'primitive' || contract.kind === 'string') return true;
    spend(1);
    const { value } = found;
    const { member, container, containerMember } = place;
    if (!this.stack.some((outer) => this.#isSame(outer, value))) return true;
    const handling =
      member?.referenceLoopHandling ??
      containerMember?.itemReferenceLoopHandling ??
      container?.itemReferenceLoopHandling ??
      this.options.referenceLoopHandling;
    const property = member ? ` for property '${member.propertyName}'` : '';
    const message = `Self referencing loop detected${property} with type '${typeName(found.type)}'.`;
    if (handling === ReferenceLoopHandling.Error)
      throw JsonSerializationException.at(null, writer.containerPath, message);
    const verb = handling === ReferenceLoopHandling.Serialize ? 'Serializing' : 'Skipping serializing';
    this.options.trace?.verbose(writer, `${message}. ${verb} self referenced value`);
    return handling === ReferenceLoopHandling.Serialize;
  }
  #writeConverted(
    writer: JsonWriter,
    found: Typed,
    contract: Contract,
    place: Place,
    write: (boxed: unknown) => void,
  ): void {
    // Here what the property itself says of references does not count.
    const item = { ...place, member: null };
    if (isReference(this, found, contract, item)) {
      writeReference(this, writer, found);
      return;
    }
    if (!this.goesRound(writer, found, contract, item)) return;
    this.stack.push(found.value);
    write(box(found.value, found.type));
    this.stack.pop();
  }
  #isSame(outer: unknown, value: unknown): boolean {
    const { equalityComparer } = this.options;
    if (equalityComparer)
      return callMember(equalityComparer, 'IEqualityComparer.Equals/2', 'Equals', [outer, value]) as boolean;
    return outer === value || (hasOwnEquality(outer) && objectEquals(outer, value));
  }
  recover(writer: JsonWriter, depth: number): void {
    this.errors.clear();
    if (writer.writeState === WriteState.Property) writer.writeNull();
    while (writer.top > depth) writer.writeEnd();
  }
}

/** The same where contracts cannot be trusted to be those of the values. */
class DistrustfulWriter extends SerializerWriter {
  override writeValue(
    writer: JsonWriter,
    found: Typed | undefined,
    contract: Contract | null,
    place: Place,
  ): void {
    if (found && contract instanceof NoContract) throw new NullReferenceException();
    super.writeValue(writer, found, contract, place);
  }
  protected override writeByKind(writer: JsonWriter, found: Typed, contract: Contract, place: Place): void {
    super.writeByKind(writer, requireKind(writer, found, contract), contract, place);
  }
}
/** @param proxy makes the serializer that converters get */
export function writerWith(
  options: SerializerOptions,
  proxy: (writer: SerializerWriter) => object,
): SerializerWriter {
  const Writer = options.distrustsContracts ? DistrustfulWriter : SerializerWriter;
  return new Writer(options, proxy);
}

function hasOwnEquality(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$equals' in value;
}
/** Null for types of the script, which no one can convert. */
function textOfString({ value, type }: Typed): string | null {
  if (type.kind !== 'array' && type.namespace === '') return null;
  if (type.kind !== 'array' && (type.name === 'Type' || type.name === 'RuntimeType'))
    return assemblyQualifiedName(value as Type, true);
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
