// `.mockignore`: which files of a folder are no templates, in the language of `.gitignore`.
import ignore, { type Ignore } from 'ignore';
import { decodeMarked } from '@mockwright/language/text/encodings';
import type { RegularFile } from '../../settings/read-regular-file.ts';

/** The name of such a file. */
export const IGNORE_FILE = '.mockignore';

/** Each file of the folder is compared with each rule. */
const MOST_LINES = 1000;
/** How long such a file may be. */
export const MOST_IGNORE_BYTES = 65_536;

/** The rules of one file. */
interface Rules {
  /** The folder that holds the file, below the folder of the templates; empty for that itself. */
  readonly folder: string;
  readonly patterns: Ignore;
}

/**
 * The rules that hold in a folder: those of its own file and of the folders around it, of which the inner go before.
 * @see https://git-scm.com/docs/gitignore
 */
export class IgnoreRules {
  /** No rules. */
  static readonly none: IgnoreRules = new IgnoreRules([]);

  /** The outermost first. */
  readonly #rules: readonly Rules[];

  private constructor(rules: readonly Rules[]) {
    this.#rules = rules;
  }

  /**
   * These rules with those of a file.
   * @param folder the one that holds it, below the folder of the templates, with `/`
   * @throws {Error} when it is too long
   */
  with(found: RegularFile, folder: string): IgnoreRules {
    if (found.kind === 'other') return this;
    const lines = found.kind === 'file' ? decodeMarked(found.bytes).split(/\r?\n/) : [];
    if (found.kind === 'large' || lines.length > MOST_LINES)
      throw new Error(`it has more than ${MOST_IGNORE_BYTES} bytes or ${MOST_LINES} lines`);
    const patterns = ignore().add(lines);
    return new IgnoreRules([...this.#rules, { folder, patterns }]);
  }

  /**
   * Whether a file or folder is ignored; what is in an ignored folder need not be asked for.
   * @param path below the folder of the templates, with `/`
   */
  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, patterns } of this.#rules.toReversed()) {
      const inside = folder === '' ? path : path.slice(folder.length + 1);
      const { ignored, unignored } = patterns.test(isFolder ? `${inside}/` : inside);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}
