// The class `Newtonsoft.Json.Converters.DateTimeConverterBase`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isValueType } from '../../System.Reflection/type-facts.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { withoutNullable } from '../../System.Reflection/data-members.ts';
import { JsonConverter } from '../serialization/converter.ts';
import { error } from './converter-error.ts';
import { canConvertMember } from './declared-members.ts';

/** `DateTimeConverterBase`. */
export abstract class DateTimeConverterBase extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    const plain = withoutNullable(type);
    return (
      plain.kind === 'struct' &&
      plain.namespace === 'System' &&
      (plain.name === 'DateTime' || plain.name === 'DateTimeOffset')
    );
  }
  protected isOffset(type: Type): boolean {
    return (withoutNullable(type) as NamedType).name === 'DateTimeOffset';
  }
  /**
   * @param isReferenceAllowed whether members of reference types may be null as well as nullable ones
   * @returns whether the value is null
   * @throws JsonSerializationException when it may not be
   */
  protected readsNull(reader: JsonReader, type: Type, isReferenceAllowed: boolean = false): boolean {
    if (reader.tokenType !== JsonToken.Null) return false;
    const isAllowed = withoutNullable(type) !== type || (isReferenceAllowed && !isValueType(type));
    if (!isAllowed) throw error(reader, `Cannot convert null value to ${typeName(type)}.`);
    return true;
  }
}

export const dateTimeConverterBaseType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Converters.DateTimeConverterBase : Newtonsoft.Json.JsonConverter',
  {
    ...canConvertMember,
    'protected DateTimeConverterBase()': () => {
      throw new Error('Abstract.');
    },
  },
  { runtime: DateTimeConverterBase },
);
