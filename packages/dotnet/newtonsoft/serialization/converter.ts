// `JsonConverter`: what writes and reads values of certain types its own way; built in, or a class of a template.
import { erase } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast, defaultOf } from '@mockwright/language/runtime/casting';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { baseArguments } from '../../System.Collections/base-argument.ts';
import { withoutNullable } from '../../System.Reflection/data-members.ts';
import { NotImplementedException } from '@mockwright/language/runtime/exceptions';
import type { JsonReader } from '../reading/json-reader.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

type Keyed = Readonly<Record<string, unknown>>;
type Call = (...args: unknown[]) => unknown;

/**
 * `Newtonsoft.Json.JsonConverter`. Built-in converters override the methods; a template class carries its overrides under
 * their keys, which go first. Values are in boxed form.
 */
export abstract class JsonConverter {
  protected canConvertType(_type: Type): boolean {
    throw new NotImplementedException();
  }
  protected get readsJson(): boolean {
    return true;
  }
  protected get writesJson(): boolean {
    return true;
  }
  protected writeValue(_writer: JsonWriter, _value: unknown, _serializer: object): void {
    throw new NotImplementedException();
  }
  protected readValue(_reader: JsonReader, _type: Type, _existing: unknown, _serializer: object): unknown {
    throw new NotImplementedException();
  }
  #own(member: string): Call | undefined {
    const own = (this as unknown as Keyed)[`JsonConverter.${member}`];
    return typeof own === 'function' ? (own as Call) : undefined;
  }

  // What the class in the library does, whatever a template class has in its place.
  canUsuallyConvert(type: Type): boolean {
    return this.canConvertType(type);
  }
  get readsUsually(): boolean {
    return this.readsJson;
  }
  get writesUsually(): boolean {
    return this.writesJson;
  }
  writeUsually(writer: JsonWriter | null, value: unknown, serializer: object): void {
    this.writeValue(dereferenced(writer), value, serializer);
  }
  readUsually(reader: JsonReader | null, type: Type | null, existing: unknown, serializer: object): unknown {
    return this.readValue(dereferenced(reader), notNull(type, 't'), existing, serializer);
  }

  canConvert(type: Type | null): boolean {
    const own = this.#own('CanConvert/1');
    return own ? (own.call(this, type) as boolean) : this.canConvertType(notNull(type, 't'));
  }
  get canRead(): boolean {
    const own = this.#own('get_CanRead/0');
    return own ? (own.call(this) as boolean) : this.readsJson;
  }
  get canWrite(): boolean {
    const own = this.#own('get_CanWrite/0');
    return own ? (own.call(this) as boolean) : this.writesJson;
  }
  writeJson(writer: JsonWriter, value: unknown, serializer: object): void {
    const own = this.#own('WriteJson/3');
    if (own) own.call(this, writer, value, serializer);
    else this.writeUsually(writer, value, serializer);
  }
  readJson(reader: JsonReader, type: Type, existing: unknown, serializer: object): unknown {
    const own = this.#own('ReadJson/4');
    return own
      ? own.call(this, reader, type, existing, serializer)
      : this.readUsually(reader, type, existing, serializer);
  }
}

/** `Newtonsoft.Json.JsonConverter<T>`, the base of template classes. */
export abstract class TypedJsonConverter extends JsonConverter {
  /** Installed by the library loader or the emitted code. */
  declare readonly $type: NamedType;

  get #target(): Type {
    return erase(baseArguments(this.$type, 'Newtonsoft.Json.JsonConverter', 1)[0]!);
  }
  #typed(member: string): Call {
    const own = (this as unknown as Keyed)[`JsonConverter\`1.${member}`];
    if (typeof own !== 'function') throw new NotImplementedException();
    return own as Call;
  }
  protected override canConvertType(type: Type): boolean {
    const target = this.#target;
    return isAssignable(erase(type), target) || withoutNullable(target) === erase(type);
  }
  // What a template's class does with null is its own affair.
  override writeUsually(writer: JsonWriter | null, value: unknown, serializer: object): void {
    this.#typed('WriteJson/3').call(
      this,
      writer,
      value === null ? defaultOf(this.#target) : cast(value, this.#target),
      serializer,
    );
  }
  override readUsually(
    reader: JsonReader | null,
    type: Type | null,
    existing: unknown,
    serializer: object,
  ): unknown {
    const target = this.#target;
    const natural = existing === null ? defaultOf(target) : cast(existing, target);
    return box(
      this.#typed('ReadJson/5').call(this, reader, type, natural, existing !== null, serializer),
      target,
    );
  }
}
