// Patterns that mean the same in JavaScript run on the engine's own regular expressions.
import type { AnchorKind, RegexNode, RegexTree } from './regex-tree.ts';

/** A pattern for the engine's own matcher. */
export interface NativePattern {
  readonly regex: RegExp;
  /** The .NET group number of each capture, in JavaScript's order from 1. */
  readonly groups: readonly number[];
  /** Repetitions inside repetitions: matching may take exponential time. */
  readonly isRisky: boolean;
}

const anchors: Readonly<Record<Exclude<AnchorKind, 'lastMatch'>, string>> = {
  start: '(?<![\\s\\S])',
  end: '(?![\\s\\S])',
  endBeforeNewline: '(?=\\n?(?![\\s\\S]))',
  lineStart: '(?<![^\\n])',
  lineEnd: '(?![^\\n])',
  wordBoundary:
    '(?:(?<=[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])(?![\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])|(?<![\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])(?=[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d]))',
  notWordBoundary:
    '(?:(?<=[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])(?=[\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])|(?<![\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d])(?![\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}\\u200c\\u200d]))',
};

/** Thrown inside only: the pattern needs .NET's own ways. */
class NotNative extends Error {}

/** The same pattern for the native engine; undefined where it would not mean the same. */
export function toNative(tree: RegexTree): NativePattern | undefined {
  const translator = new Translator();
  try {
    const source = translator.translate(tree.root, false);
    return {
      regex: new RegExp(source, 'dgv'),
      groups: translator.groups,
      isRisky: translator.isRisky,
    };
  } catch (error) {
    if (error instanceof NotNative || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

class Translator {
  readonly groups: number[] = [];
  isRisky = false;
  #unbounded = 0;

  translate(node: RegexNode, inRepeat: boolean): string {
    switch (node.kind) {
      case 'empty':
        return '(?:)';
      case 'nothing':
        return '(?!)';
      case 'text':
        if (/[\ud800-\udfff]/.test(node.text)) throw new NotNative();
        return node.text.replace(
          /[\\^$.*+?()[\]{}|/-]/g,
          (character) => `\\u{${character.charCodeAt(0).toString(16)}}`,
        );
      case 'class':
        return node.source;
      case 'anchor':
        if (node.anchor === 'lastMatch') throw new NotNative();
        return anchors[node.anchor];
      case 'sequence':
        return node.items
          .map((item) =>
            item.kind === 'alternation'
              ? `(?:${this.translate(item, inRepeat)})`
              : this.translate(item, inRepeat),
          )
          .join('');
      case 'alternation':
        return `(?:${node.items.map((item) => this.translate(item, inRepeat)).join('|')})`;
      case 'repeat': {
        const isUnbounded = node.most > 1;
        if (isUnbounded) {
          if (inRepeat || ++this.#unbounded > 3) this.isRisky = true;
        }
        const range = node.most === Infinity ? `{${node.least},}` : `{${node.least},${node.most}}`;
        return `(?:${this.translate(node.item, inRepeat || isUnbounded)})${range}${node.lazy ? '?' : ''}`;
      }
      case 'capture':
        // In JavaScript a new turn of a repetition forgets what was captured.
        if (
          inRepeat ||
          node.pop !== undefined ||
          node.group === undefined ||
          this.groups.includes(node.group)
        )
          throw new NotNative();
        this.groups.push(node.group);
        return `(${this.translate(node.item, inRepeat)})`;
      case 'look':
        return `(?${node.behind ? '<' : ''}${node.negative ? '!' : '='}${this.translate(node.item, inRepeat)})`;
      default:
        throw new NotNative();
    }
  }
}
