// What a `dynamic` operation came to be, kept at its site by the types of its operands.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { DynamicSite } from '@mockwright/language/runtime/dynamic';
import { RuntimeBinderException } from '@mockwright/language/runtime/exceptions';
import type { Code } from './evaluate.ts';
import { failure } from './failures.ts';

/** The operation, or the message that says why there is none. */
export type Found = Code | string;

interface Entry {
  readonly types: readonly (Type | undefined)[];
  readonly found: Found;
}
const limit = 32;

/** What a call site found for the run-time types that came by. */
export class OperationCache {
  readonly #entries: Entry[] = [];

  static of(site: DynamicSite): OperationCache {
    const keeper = site.origin ?? site;
    if (!(keeper.cache instanceof OperationCache)) keeper.cache = new OperationCache();
    return keeper.cache as OperationCache;
  }

  /** What was found for these types, or what `bind` finds now. @throws {RuntimeBinderException} where it finds nothing */
  find(types: readonly (Type | undefined)[], bind: () => Code): Code {
    const found = this.attempt(types, bind);
    if (typeof found === 'string') throw failure(found);
    return found;
  }

  /** The same; what `bind` says is wrong is a result. */
  attempt(types: readonly (Type | undefined)[], bind: () => Code): Found {
    for (const entry of this.#entries)
      if (entry.types.every((type, index) => type === types[index])) return entry.found;
    const found = tryBind(bind);
    if (this.#entries.length >= limit) this.#entries.shift();
    this.#entries.push({ types, found });
    return found;
  }
}

function tryBind(bind: () => Code): Found {
  try {
    return bind();
  } catch (error) {
    if (error instanceof RuntimeBinderException) return error.text;
    throw error;
  }
}
