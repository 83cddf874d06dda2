// `JsonSerializerOptions` and what it holds: naming policies, encoders, enums.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `JsonNamingPolicy`. */
export class JsonNamingPolicy {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #convert: (name: string) => string;
  constructor(convert: (name: string) => string = (name) => name) {
    this.#convert = convert;
  }
  convert(name: string): string {
    const own = (this as unknown as Record<string, unknown>)['JsonNamingPolicy.ConvertName/1'];
    return typeof own === 'function' ? (own.call(this, name) as string) : this.#convert(name);
  }
}
