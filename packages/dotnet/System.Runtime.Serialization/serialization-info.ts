// `SerializationInfo`: the names and values of which an `ISerializable` object consists.
import type { Type } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, SerializationException } from '@mockwright/language/runtime/exceptions';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { changeType } from '../System/convert-values.ts';
import { CultureInfo } from '../System.Globalization/culture-info.ts';

/** How values become what is asked for: `IFormatterConverter`. Boxed values in and out. */
export interface ValueConversion {
  /** For `GetValue`. */
  convert(value: unknown, type: Type): unknown;
  /** For `GetInt32` and its like. */
  convertScalar(value: unknown, type: Type, member: string): unknown;
}
/** `System.Runtime.Serialization.FormatterConverter`: converts as `Convert` does in the invariant culture. */
export class FormatterConverter implements ValueConversion {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** @throws ArgumentNullException */
  convert(value: unknown, type: Type): unknown {
    if (value === null) throw new ArgumentNullException('value');
    return changeType(value, type, CultureInfo.invariant);
  }
  convertScalar(value: unknown, type: Type): unknown {
    return this.convert(value, type);
  }
}
/** The conversion that an `IFormatterConverter` of a template does. */
function conversionOf(converter: object): ValueConversion {
  if ('convertScalar' in converter) return converter as ValueConversion;
  const call = (name: string, args: readonly unknown[]): unknown =>
    callMember(converter, `IFormatterConverter.${name}/${args.length}`, name, args);
  return {
    convert: (value, type) => call('Convert', [value, type]),
    convertScalar: (value, _type, member) => call(`To${member}`, [value]),
  };
}

/** `SerializationEntry`: a name with its boxed value and the type under which it was added. */
export class SerializationEntry {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly name: string | null;
  readonly value: unknown;
  readonly type: Type | null;
  constructor(name: string | null, value: unknown, type: Type | null) {
    this.name = name;
    this.value = value;
    this.type = type;
  }
}
/** `System.Runtime.Serialization.SerializationInfo`. */
export class SerializationInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  objectType: Type;
  /** `FullTypeName` and `AssemblyName` where they were set. */
  fullTypeName: string | undefined;
  assemblyName: string | undefined;
  readonly #entries = new Map<string, SerializationEntry>();
  readonly #conversion: ValueConversion;
  /** @throws ArgumentNullException */
  constructor(type: Type | null, converter: object | null) {
    if (type === null) throw new ArgumentNullException('type');
    if (converter === null) throw new ArgumentNullException('converter');
    this.objectType = type;
    this.#conversion = conversionOf(converter);
  }
  [Symbol.iterator](): Iterator<SerializationEntry> {
    return this.entries[Symbol.iterator]();
  }
  get entries(): readonly SerializationEntry[] {
    return [...this.#entries.values()];
  }
  /** @throws ArgumentNullException, SerializationException for a name that is there already */
  add(name: string | null, value: unknown, type: Type | null): void {
    if (name === null) throw new ArgumentNullException('name');
    if (this.#entries.has(name))
      throw new SerializationException('Cannot add the same member twice to a SerializationInfo object.');
    this.#entries.set(name, new SerializationEntry(name, value, type));
  }
  /** `AddValue(name, object)`: the type is the value's own. */
  addBoxed(name: string | null, value: unknown): void {
    this.add(name, value, value === null ? coreType('System.Object') : typeOf(value));
  }
  has(name: string): boolean {
    return this.#entries.has(name);
  }
  /** @throws ArgumentNullException, SerializationException where there is none */
  entry(name: string | null): SerializationEntry {
    if (name === null) throw new ArgumentNullException('name');
    const entry = this.#entries.get(name);
    if (!entry) throw new SerializationException(`Member '${name}' was not found.`);
    return entry;
  }
  /** `GetValue`: boxed. */
  value(name: string | null, type: Type | null): unknown {
    if (type === null) throw new ArgumentNullException('type');
    const { value } = this.entry(name);
    return value === null || isInstance(value, type) ? value : this.#conversion.convert(value, type);
  }
  /** `GetInt32` and its like: boxed; null only for text. @param member the name behind `Get` */
  scalar(name: string | null, type: Type, member: string): unknown {
    const { value, type: added } = this.entry(name);
    if (added === type || (value === null && member === 'String')) return value;
    return this.#conversion.convertScalar(value, type, member);
  }
}
