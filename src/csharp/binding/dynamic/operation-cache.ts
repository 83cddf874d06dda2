// What a `dynamic` operation came to be, kept at its site by the types of its operands.
import type { Type } from '../../../metadata/symbols.ts';
import type { DynamicSite } from '../../../runtime/dynamic.ts';
import type { Code } from './evaluate.ts';

interface Entry {
  readonly types: readonly (Type | undefined)[];
  readonly code: Code;
}
const limit = 32;

export class OperationCache {
  readonly #entries: Entry[] = [];

  static of(site: DynamicSite): OperationCache {
    const keeper = site.origin ?? site;
    if (!(keeper.cache instanceof OperationCache)) keeper.cache = new OperationCache();
    return keeper.cache as OperationCache;
  }

  /** What was found for these types, or what `bind` finds now. */
  find(types: readonly (Type | undefined)[], bind: () => Code): Code {
    for (const entry of this.#entries)
      if (entry.types.every((type, index) => type === types[index])) return entry.code;
    const code = bind();
    if (this.#entries.length >= limit) this.#entries.shift();
    this.#entries.push({ types, code });
    return code;
  }
}
