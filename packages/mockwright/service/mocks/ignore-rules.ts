// `.mockignore`: which files of a folder are no templates, in the language of `.gitignore`.
import ignore, { type Ignore } from 'ignore';
import { decodeMarked } from '@mockwright/language/text/encodings';
import type { RegularFile } from '../../settings/read-regular-file.ts';

/** The name of such a file. */
export const IGNORE_FILE = '.mockignore';

/** Each file of the folder is compared with each rule: of the folder's own file and of those around it. */
const MOST_LINES = 1000;
/** The engine takes no expression of any length, and the time for a line grows with what may stand for anything. */
const MOST_CHARACTERS = 1024;
const MOST_WILDCARDS = 32;
/** Each may end at any folder on the way to a file, whatever the others do. */
const MOST_STARS_FOR_FOLDERS = 2;
/** How deep a file may be below the rules that hold for it. */
const MOST_FOLDERS = 64;
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
  readonly #lines: number;

  private constructor(rules: readonly Rules[], lines = 0) {
    this.#rules = rules;
    this.#lines = lines;
  }

  /**
   * These rules with those of a file.
   * @param folder the one that holds it, below the folder of the templates, with `/`
   * @throws {Error} when comparing files with it would take too long
   */
  with(found: RegularFile, folder: string): IgnoreRules {
    if (found.kind === 'other') return this;
    const lines = found.kind === 'file' ? decodeMarked(found.bytes).split(/\r?\n/) : [];
    const together = this.#lines + lines.length;
    if (found.kind === 'large' || together > MOST_LINES)
      throw new Error(
        `it has more than ${MOST_IGNORE_BYTES} bytes or ${MOST_LINES} lines, those of the folders around it included`,
      );
    if (lines.some(isTooMuch))
      throw new Error(
        `a line of it has more than ${MOST_CHARACTERS} characters, ${MOST_WILDCARDS} wildcards or ${MOST_STARS_FOR_FOLDERS} times **`,
      );
    const patterns = ignore().add(lines);
    return new IgnoreRules([...this.#rules, { folder, patterns }], together);
  }

  /**
   * Whether a file or folder is ignored; what is in an ignored folder need not be asked for.
   * @param path below the folder of the templates, with `/`
   */
  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, patterns } of this.#rules.toReversed()) {
      const inside = folder === '' ? path : path.slice(folder.length + 1);
      if (inside.split('/').length > MOST_FOLDERS) continue;
      const { ignored, unignored } = patterns.test(isFolder ? `${inside}/` : inside);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}

/** Whether comparing files with a line takes long. What a comment holds does not matter. */
function isTooMuch(line: string): boolean {
  const count = (pattern: RegExp): number => line.match(pattern)?.length ?? 0;
  return (
    !line.startsWith('#') &&
    (line.length > MOST_CHARACTERS ||
      count(/[*?[\\]/g) > MOST_WILDCARDS ||
      count(/\*{2,}/g) > MOST_STARS_FOR_FOLDERS)
  );
}
