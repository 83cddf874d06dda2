// Naming strategies: how names of C# members become names in JSON.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { hash } from '@mockwright/language/runtime/equality';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { camelCase, isUpper, payForLetter } from '../../../values/camel-case.ts';

/** `Newtonsoft.Json.Serialization.NamingStrategy`. */
export abstract class NamingStrategy {
  processDictionaryKeys = false;
  processExtensionDataNames = false;
  overrideSpecifiedNames = false;

  $held(): Held {
    return heldFields(this);
  }

  protected abstract resolve(name: string): string;
  // Each as the serializer asks for it, and after it the rule that a template class may override.

  /** `GetPropertyName`. */
  propertyName(name: string, hasSpecifiedName: boolean): string {
    const own = overrideOf(this, 'NamingStrategy.GetPropertyName/2');
    if (own) return own.call(this, name, hasSpecifiedName) as string;
    return this.defaultPropertyName(name, hasSpecifiedName);
  }
  defaultPropertyName(name: string, hasSpecifiedName: boolean): string {
    return hasSpecifiedName && !this.overrideSpecifiedNames ? name : this.resolved(name);
  }
  /** `GetDictionaryKey`. */
  dictionaryKey(key: string): string {
    const own = overrideOf(this, 'NamingStrategy.GetDictionaryKey/1');
    return own ? (own.call(this, key) as string) : this.defaultDictionaryKey(key);
  }
  defaultDictionaryKey(key: string): string {
    return this.processDictionaryKeys ? this.resolved(key) : key;
  }
  /** `GetExtensionDataName`. */
  extensionDataName(name: string): string {
    const own = overrideOf(this, 'NamingStrategy.GetExtensionDataName/1');
    return own ? (own.call(this, name) as string) : this.defaultExtensionDataName(name);
  }
  defaultExtensionDataName(name: string): string {
    return this.processExtensionDataNames ? this.resolved(name) : name;
  }
  /** The strategy's own rule, or that of a template class derived from it. */
  resolved(name: string): string {
    const own = overrideOf(this, 'NamingStrategy.ResolvePropertyName/1');
    if (own) return own.call(this, name) as string;
    return this.named(name);
  }
  /** The strategy's own rule; what has no name, as template code may ask, stays without. */
  named(name: string | null): string {
    return name === null ? name! : this.resolve(name);
  }
  /** Strategies of one class with the same settings are equal. */
  $equals(other: unknown): boolean {
    return (
      other instanceof NamingStrategy &&
      other.constructor === this.constructor &&
      other.#settings() === this.#settings()
    );
  }
  $hash(): number {
    return hash(this.constructor.name + this.#settings());
  }
  #settings(): string {
    return `${this.processDictionaryKeys} ${this.processExtensionDataNames} ${this.overrideSpecifiedNames}`;
  }
  /** Which names the strategy is applied to; all false by default. */
  configure(dictionaryKeys: boolean, specifiedNames: boolean, extensionDataNames: boolean): this {
    this.processDictionaryKeys = dictionaryKeys;
    this.overrideSpecifiedNames = specifiedNames;
    this.processExtensionDataNames = extensionDataNames;
    return this;
  }
}

/** `DefaultNamingStrategy`. */
export class DefaultNamingStrategy extends NamingStrategy {
  protected override resolve(name: string): string {
    return name;
  }
}
/** `CamelCaseNamingStrategy`. */
export class CamelCaseNamingStrategy extends NamingStrategy {
  protected override resolve(name: string): string {
    return camelCase(name);
  }
}
/** `SnakeCaseNamingStrategy`. */
export class SnakeCaseNamingStrategy extends NamingStrategy {
  protected override resolve(name: string): string {
    return separated(name, '_');
  }
}
/** `KebabCaseNamingStrategy`. */
export class KebabCaseNamingStrategy extends NamingStrategy {
  protected override resolve(name: string): string {
    return separated(name, '-');
  }
}

/** `URLValue` → `url_value`. */
function separated(name: string, separator: string): string {
  let result = '';
  let state: 'start' | 'lower' | 'upper' | 'newWord' = 'start';
  for (let i = 0; i < name.length; i++) {
    payForLetter(i);
    const char = name[i]!;
    if (char === ' ') {
      if (state !== 'start') state = 'newWord';
    } else if (isUpper(char)) {
      if (state === 'upper') {
        const next = name[i + 1];
        if (i > 0 && next !== undefined && !isUpper(next) && next !== separator) result += separator;
      } else if (state === 'lower' || state === 'newWord') {
        result += separator;
      }
      result += char.toLowerCase();
      state = 'upper';
    } else if (char === separator) {
      result += separator;
      state = 'start';
    } else {
      if (state === 'newWord') result += separator;
      result += char;
      state = 'lower';
    }
  }
  return result;
}
