// What a function would have to keep while it waits, and cannot: values that live on the stack, and references.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { Binder } from '../binder.ts';

/** The codes of values and references that cannot be kept. */
export type KeptCode = 'CS4007' | 'CS8178' | 'CS8325' | 'CS9217';

/** Whether the code is one of those. */
export const isKeptCode = (code: string): code is KeptCode =>
  code === 'CS4007' || code === 'CS9217' || isOfReference(code);

const isOfReference = (code: string): boolean => code === 'CS8178' || code === 'CS8325';

/** One value or reference that would have to be kept. */
interface KeptValue {
  readonly code: KeptCode;
  readonly span: TextSpan;
  readonly values: readonly string[];
  /** The variable whose value that is. */
  readonly local?: LocalSymbol | undefined;
}

/** What one function would have to keep: told where nothing else is wrong with it. */
export class KeptValues {
  readonly #values: KeptValue[] = [];
  readonly #references: KeptValue[] = [];

  add(kept: KeptValue): void {
    const all = isOfReference(kept.code) ? this.#references : this.#values;
    if (all.some(({ span }) => span.start === kept.span.start && span.end === kept.span.end)) return;
    const at = kept.local ? all.findLastIndex(({ local }) => local === kept.local) : -1;
    if (at < 0) all.push(kept);
    else all.splice(at + 1, 0, kept);
  }

  /** References are looked at where all values can be kept. */
  tell(binder: Binder): void {
    for (const { code, span, values } of this.#values.length > 0 ? this.#values : this.#references)
      binder.error(code, span, values);
  }
}
