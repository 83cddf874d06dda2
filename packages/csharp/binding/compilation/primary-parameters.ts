// The parameters of primary constructors, which the bodies of their types see.
import { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { KeyCounter } from './key-counter.ts';

/** A parameter of a primary constructor, and the field that keeps it once some member uses it. */
export interface PrimaryParameter {
  readonly local: LocalSymbol;
  field: FieldSymbol | undefined;
}

/** Those of all types, by type and name. */
export class PrimaryParameters {
  readonly #keys: KeyCounter;
  readonly #ofTypes = new Map<NamedType, Map<string, PrimaryParameter>>();

  constructor(keys: KeyCounter) {
    this.#keys = keys;
  }

  /** Makes one known to the body of its type. */
  add(type: NamedType, local: LocalSymbol): void {
    const parameters = this.#ofTypes.get(type) ?? new Map<string, PrimaryParameter>();
    if (!parameters.has(local.name)) parameters.set(local.name, { local, field: undefined });
    this.#ofTypes.set(type, parameters);
  }
  /** The one of that name; undefined where the type has none. */
  find(type: NamedType, name: string): PrimaryParameter | undefined {
    return this.#ofTypes.get(type)?.get(name);
  }
  /** All those of a type, in order. */
  of(type: NamedType): readonly PrimaryParameter[] {
    return [...(this.#ofTypes.get(type)?.values() ?? [])];
  }
  /** The hidden field in which a type keeps a parameter that its members use. */
  capture(type: NamedType, parameter: PrimaryParameter): FieldSymbol {
    if (!parameter.field) {
      parameter.field = new FieldSymbol(parameter.local.name, type, 'private', {});
      parameter.field.type = parameter.local.type;
      parameter.field.isCapturedParameter = true;
      parameter.field.key = `${parameter.local.name}$${this.#keys.next()}`;
    }
    return parameter.field;
  }
}
