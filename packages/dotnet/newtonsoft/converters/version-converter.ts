// The class `Newtonsoft.Json.Converters.VersionConverter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonConverter } from '../serialization/converter.ts';
import { staticMethod } from '../../values/declared-members.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { error } from './converter-error.ts';
import { converterMembers } from './declared-members.ts';

/** `VersionConverter`. */
class VersionConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    return type.kind === 'class' && type.name === 'Version' && type.namespace === 'System';
  }
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    if (value !== null && !this.canConvertType(typeOf(value)))
      throw new JsonSerializationException('Expected Version object value');
    writer.writeString(value === null ? null : toText(value));
  }
  protected override readValue(reader: JsonReader): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    if (reader.tokenType !== JsonToken.String)
      throw error(
        reader,
        `Unexpected token or value when parsing version. Token: ${enumName(JsonToken, reader.tokenType)}, Value: ${toText(reader.boxedValue)}`,
      );
    try {
      return staticMethod('System.Version', 'Parse', 'string')(reader.value);
    } catch (inner) {
      if (!(inner instanceof Exception)) throw inner;
      throw JsonSerializationException.at(
        reader,
        reader.path,
        `Error parsing version string: ${toText(reader.value)}.`,
        inner,
      );
    }
  }
}

export const versionConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.VersionConverter : Newtonsoft.Json.JsonConverter',
  () => ({ ...converterMembers, 'VersionConverter()': () => new VersionConverter() }),
  { runtime: VersionConverter },
);
