// What the parts of deserialization share: the state of one call of `Deserialize`, and the way back to any value.
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Type } from '@mockwright/language/metadata/symbols';
import { JsonToken } from '../../json-token.ts';
import { MetadataPropertyHandling } from '../../metadata-property-handling.ts';
import { enumName } from '../../enum-names.ts';
import type { JsonSerializationException } from '../../json-serialization-exception.ts';
import type { JToken } from '../../linq/token.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import type { ContainerContract, Contract, JsonProperty } from '../contracts/contracts.ts';
import type { JsonConverter } from '../converter.ts';
import type { ErrorHandling } from '../serializer-options.ts';
import type { References } from '../references.ts';
import type { SerializerOptions } from '../serializer-options.ts';

/** One call of `Deserialize`, and those that converters make inside it. Values are in natural form of their declared type. */
export interface Deserialization {
  readonly options: SerializerOptions;
  readonly errors: ErrorHandling;
  readonly references: References;
  error(reader: JsonReader, message: string, inner?: unknown): JsonSerializationException;
  contract(type: Type | null): Contract | null;
  readOn(reader: JsonReader): void;
  converter(
    contract: Contract | null,
    own: JsonConverter | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
  ): JsonConverter | null;
  /** In natural form. @throws {Misfit} */
  convert(converter: JsonConverter, reader: JsonReader, declared: Type, existing: unknown): unknown;
  /** The same, as the converter gave it. */
  convertBoxed(converter: JsonConverter, reader: JsonReader, declared: Type, existing: unknown): unknown;
  recover(reader: JsonReader, readPast: boolean, depth: number): void;
  hasNoType(contract: Contract | null): boolean;
  token(reader: JsonReader, contract: Contract | null): JToken | null;
  /** @throws {Misfit} for a value of another type */
  value(
    reader: JsonReader,
    declared: Type | null,
    contract: Contract | null,
    member: JsonProperty | null,
    container: ContainerContract | null,
    containerMember: JsonProperty | null,
    existing: unknown,
  ): unknown;
  unexpectedEnd(reader: JsonReader, contract: Contract, target: unknown, what: string): void;
}

/** The name of the reader's token. */
export function tokenName(reader: JsonReader): string {
  return enumName(JsonToken, reader.tokenType);
}
/** Whether empty text stands for null: where the type is no text and has a null. */
export function isEmptyForNull(text: string, declared: Type | null, contract: Contract | null): boolean {
  return (
    text === '' &&
    declared !== null &&
    declared !== specialType('string') &&
    declared !== specialType('object') &&
    contract !== null &&
    contract.isNullable
  );
}

/** Names an object that is being read. @throws JsonSerializationException where the name is another object's */
export function addReference(run: Deserialization, reader: JsonReader, id: string, value: unknown): void {
  try {
    run.options.trace?.verbose(
      reader,
      `Read object reference Id '${id}' for ${value === null ? '' : typeName(typeOf(value))}`,
    );
    run.references.add(id, value);
  } catch (error) {
    throw run.error(reader, `Error reading object reference '${id}'.`, error);
  }
}

/** Passes over metadata among the members, which {@link MetadataPropertyHandling}.ReadAhead has read already. */
export function skipsMetadata(run: Deserialization, reader: JsonReader, name: string): boolean {
  if (run.options.metadataPropertyHandling !== MetadataPropertyHandling.ReadAhead) return false;
  if (name !== '$id' && name !== '$ref' && name !== '$type' && name !== '$values') return false;
  reader.skip();
  return true;
}

/** What JSON a contract wants, as messages say it. */
export function describe(contract: Contract): string {
  switch (contract.kind) {
    case 'array':
      return 'JSON array (e.g. [1,2,3])';
    case 'primitive':
      return 'JSON primitive value (e.g. string, number, boolean, null)';
    case 'string':
      return 'JSON string value';
    default:
      return 'JSON object (e.g. {"name":"value"})';
  }
}
