// `CustomCreationConverter<T>`: template code makes the object, the serializer fills it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { baseArguments } from '../../System.Collections/base-argument.ts';
import { callMember } from '../../System.Collections/collection-protocol.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonConverter } from '../serialization/converter.ts';
import type { JsonSerializer } from '../serialization/serializer.ts';
import { converterMembers } from './declared-members.ts';

/** `CustomCreationConverter<T>`. */
class CustomCreationConverter extends JsonConverter {
  /** Installed by the emitted code. */
  declare readonly $type: NamedType;

  get #target(): Type {
    return baseArguments(this.$type, 'Newtonsoft.Json.Converters.CustomCreationConverter', 1)[0]!;
  }
  protected override get writesJson(): boolean {
    return false;
  }
  protected override canConvertType(type: Type): boolean {
    return isAssignable(type, this.#target);
  }
  protected override writeValue(): void {
    throw new NotSupportedException('CustomCreationConverter should only be used while deserializing.');
  }
  protected override readValue(
    reader: JsonReader,
    type: Type,
    _existing: unknown,
    serializer: JsonSerializer,
  ): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    const made = callMember(this, 'CustomCreationConverter`1.Create/1', 'Create', [type]);
    if (made === null) throw new JsonSerializationException('No object created.');
    // A struct is boxed each time: what is read into it is lost.
    dereferenced(serializer).populate(reader, box(made, this.#target));
    return box(made, this.#target);
  }
}

/** `Newtonsoft.Json.Converters.CustomCreationConverter<T>`. */
export const customCreationConverterType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Converters.CustomCreationConverter<T> : Newtonsoft.Json.JsonConverter',
  () => ({
    ...converterMembers,
    'abstract T Create(Type objectType)': undefined,
    'override bool CanWrite { get; }': () => false,
    'protected CustomCreationConverter()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: CustomCreationConverter },
);
