// `JsonSerializerOptions` and what it holds: naming policies, encoders, enums.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';

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
    if (typeof own !== 'function') return this.#convert(name);
    const converted = own.call(this, name) as string | null;
    if (converted === null)
      throw new InvalidOperationException(
        `The JSON property name policy '${typeName(this.$type)}' cannot return null.`,
      );
    return converted;
  }
}
