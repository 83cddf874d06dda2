// `ISerializable` objects from JSON: their serialization constructors get the members that were read, as tokens.
import type { Type } from '@mockwright/language/metadata/symbols';
import { InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { changeType } from '../../../System/convert-values.ts';
import { CultureInfo } from '../../../System.Globalization/culture-info.ts';
import { SerializationInfo } from '../../../System.Runtime.Serialization/serialization-info.ts';
import type { ValueConversion } from '../../../System.Runtime.Serialization/serialization-info.ts';
import { JsonToken } from '../../json-token.ts';
import type { JToken } from '../../linq/token.ts';
import { JValue } from '../../linq/value.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { readToken } from '../../reading/load-token.ts';
import { JTokenReader } from '../../reading/token-reader.ts';
import { SerializableContract } from '../contracts/contracts.ts';
import type { Contract, ObjectContract, JsonProperty } from '../contracts/contracts.ts';
import { boxedResult } from './misfit.ts';
import { addReference, tokenName } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';
import { begin, finish } from '../serializer-options.ts';
import { isException } from '../contracts/serializable-creator.ts';

/** Whether objects of a contract are made of their members' tokens, not member by member. */
export function isReadWhole(contract: Contract): boolean {
  return (
    contract instanceof SerializableContract &&
    contract.type.kind !== 'array' &&
    (contract.type.namespace === '' || isException(contract.type))
  );
}
/** `JsonFormatterConverter`. */
class TokenConversion implements ValueConversion {
  readonly #read: (token: JToken, type: Type) => unknown;
  constructor(read: (token: JToken, type: Type) => unknown) {
    this.#read = read;
  }
  convert(token: unknown, type: Type): unknown {
    return this.#read(token as JToken, type);
  }
  /** @throws InvalidCastException for objects and arrays */
  convertScalar(token: unknown, type: Type): unknown {
    if (token instanceof JValue) return changeType(token.boxed, type, CultureInfo.invariant);
    throw new InvalidCastException(
      `Unable to cast object of type '${typeName(typeOf(token))}' to type 'Newtonsoft.Json.Linq.JValue'.`,
    );
  }
}

/** Reads an `ISerializable` object; the reader is past the start of it. @throws SerializationException where a member is missing */
export function readSerializable(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  member: JsonProperty | null,
  id: string | null,
): unknown {
  const info = new SerializationInfo(
    contract.underlyingType,
    new TokenConversion((token, type) => {
      const ofToken = new JTokenReader(token);
      ofToken.readAndAssert();
      return boxedResult(type, () =>
        run.value(ofToken, type, run.contract(type), null, contract, member, null),
      );
    }),
  );
  readEntries(run, reader, contract, info);
  const create = contract instanceof SerializableContract ? contract.serializableCreator : undefined;
  if (!create) {
    throw run.error(
      reader,
      `ISerializable type '${typeName(contract.underlyingType)}' does not have a valid constructor. To correctly implement ISerializable a constructor that takes SerializationInfo and StreamingContext parameters should be present.`,
    );
  }
  const made = create(info, run.options.context);
  if (id !== null) addReference(run, reader, id, made);
  begin(run.options, reader, contract, made, 'deserializing');
  finish(run.options, reader, contract, made, 'deserializing');
  return made;
}
function readEntries(
  run: Deserialization,
  reader: JsonReader,
  contract: Contract,
  info: SerializationInfo,
): void {
  do {
    switch (reader.tokenType) {
      case JsonToken.PropertyName: {
        const name = reader.propertyName;
        if (!reader.read()) throw run.error(reader, `Unexpected end when setting ${name}'s value.`);
        info.addBoxed(name, readToken(reader));
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
