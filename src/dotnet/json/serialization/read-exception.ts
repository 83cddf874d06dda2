// Exceptions from JSON: what their serialization constructors make of the members that were read.
import { arrayOf } from '../../../metadata/symbols.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import {
  AggregateException,
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidCastException,
  ObjectDisposedException,
  SerializationException,
} from '../../../runtime/exceptions.ts';
import type { Exception } from '../../../runtime/exceptions.ts';
import { defaultOf } from '../../../runtime/casting.ts';
import { iterate } from '../../../runtime/iterate.ts';
import { restoreStackTrace } from '../../../runtime/stack-trace.ts';
import { toText } from '../../../runtime/text.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { JsonToken } from '../enums.ts';
import type { JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { readToken } from '../reading/load-token.ts';
import { JTokenReader } from '../reading/token-reader.ts';
import { changeType } from '../values/conversions.ts';
import type { Contract, JsonProperty, ObjectContract } from './contracts.ts';
import { addReference, tokenName } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';
import { isSerializable } from './exception-entries.ts';
import { begin, finish } from './options.ts';

/** Whether objects of a contract are made of their members' tokens, not member by member. */
export function isReadWhole({ type }: Contract): boolean {
  if (type.kind !== 'class') return false;
  let base: NamedType | null = type;
  while (base && base !== coreType('System.Exception')) base = base.baseType;
  return base !== null && isSerializable(type);
}

/** `SerializationInfo`: the tokens by name, given as what is asked for. */
class Entries {
  readonly #tokens = new Map<string, JToken>();
  readonly #convert: (token: JToken, type: Type) => unknown;
  constructor(convert: (token: JToken, type: Type) => unknown) {
    this.#convert = convert;
  }
  /** @throws SerializationException for a name that is there already */
  add(name: string, token: JToken): void {
    if (this.#tokens.has(name))
      throw new SerializationException('Cannot add the same member twice to a SerializationInfo object.');
    this.#tokens.set(name, token);
  }
  /** @throws SerializationException where there is none */
  token(name: string): JToken {
    const token = this.#tokens.get(name);
    if (!token) throw new SerializationException(`Member '${name}' was not found.`);
    return token;
  }
  has(name: string): boolean {
    return this.#tokens.has(name);
  }
  value(name: string, type: Type): unknown {
    return this.#convert(this.token(name), type);
  }
  #scalar(name: string, type: Type): unknown {
    const token = this.token(name);
    if (token instanceof JValue) return changeType(token.boxed, type);
    throw new InvalidCastException(
      `Unable to cast object of type '${typeName(token.$type)}' to type 'Newtonsoft.Json.Linq.JValue'.`,
    );
  }
  text(name: string): string | null {
    return this.#scalar(name, specialType('string')) as string | null;
  }
  integer(name: string): number {
    return this.#scalar(name, specialType('int')) as number;
  }
}

/** Reads an exception; the reader is past the start of its object. @throws SerializationException where a member is missing */
export function readException(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  member: JsonProperty | null,
  id: string | null,
): unknown {
  const entries = new Entries((token, type) => {
    const ofToken = new JTokenReader(token);
    ofToken.readAndAssert();
    return run.value(ofToken, type, run.contract(type), null, contract, member, null);
  });
  readEntries(run, reader, contract, entries);
  const type = contract.type as NamedType;
  const creator = type.namespace === '' ? undefined : contract.creatorFor(true);
  if (!creator) {
    throw run.error(
      reader,
      `ISerializable type '${typeName(type)}' does not have a valid constructor. To correctly implement ISerializable a constructor that takes SerializationInfo and StreamingContext parameters should be present.`,
    );
  }
  const exception = creator.create(creator.parameters.map((parameter) => defaultOf(parameter.type)));
  restore(exception as Exception, entries);
  if (id !== null) addReference(run, reader, id, exception);
  begin(run.options, reader, contract, exception, 'deserializing');
  finish(run.options, reader, contract, exception, 'deserializing');
  return exception;
}
function readEntries(run: Deserialization, reader: JsonReader, contract: Contract, entries: Entries): void {
  do {
    switch (reader.tokenType) {
      case JsonToken.PropertyName: {
        const name = reader.value as string;
        if (!reader.read()) throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
        entries.add(name, readToken(reader));
        break;
      }
      case JsonToken.Comment:
        break;
      case JsonToken.EndObject:
        return;
      default:
        throw run.error(reader, `Unexpected token when deserializing object: ${tokenName(reader)}`);
    }
  } while (reader.read());
  run.unexpectedEnd(reader, contract, null, 'object');
}
/** The classes' serialization constructors, in the order in which they ask for the members. */
function restore(exception: Exception, entries: Entries): void {
  const exceptionType = coreType('System.Exception');
  exception.ownMessage = entries.text('Message');
  if (entries.has('Data'))
    exception.data = entries.value('Data', coreType('System.Collections.IDictionary')) ?? undefined;
  exception.innerException = entries.value('InnerException', exceptionType) as Exception | null;
  exception.helpLink = entries.text('HelpURL');
  const trace = entries.text('StackTraceString');
  const remote = entries.text('RemoteStackTraceString');
  if (trace !== null || remote !== null) restoreStackTrace(exception, `${remote ?? ''}${trace ?? ''}`);
  exception.hResult = entries.integer('HResult');
  exception.source = entries.text('Source');
  if (exception instanceof ArgumentException) exception.paramName = entries.text('ParamName');
  if (exception instanceof ArgumentOutOfRangeException) {
    const token = entries.token('ActualValue');
    exception.actualValue = { value: token, text: toText(token) };
  }
  if (exception instanceof ObjectDisposedException) exception.objectName = entries.text('ObjectName') ?? '';
  if (exception instanceof AggregateException) {
    const inner = entries.value('InnerExceptions', arrayOf(exceptionType));
    if (inner === null)
      throw new SerializationException('The serialization stream contains no inner exceptions.');
    exception.innerExceptions = [...iterate<Exception>(inner)];
  }
}
